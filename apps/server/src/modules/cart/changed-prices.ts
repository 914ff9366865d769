import { cartPriceChanged } from '@portal/contract/cart';
import { AppError } from '@portal/contract/core';
import { amountOfPieces, totalsOf } from '@portal/engines/pricing';

/** Pieces at today's price. */
interface PricedPieces {
  skuNo: string;
  price: number | null;
  quantity: number;
}

/** The refusal of money that is none of today's, with what the lines named cost now. */
export function changedPrices(lines: readonly PricedPieces[]): AppError<typeof cartPriceChanged> {
  const priced = lines.map(({ skuNo, price, quantity }) => ({ skuNo, price, quantity, amount: amountOfPieces({ ratePrice: price }, quantity) }));
  const { amount } = totalsOf(priced.map(({ price, quantity }) => ({ price, ratePrice: price, quantity })));
  return new AppError(cartPriceChanged, { data: { lines: priced, amount } });
}
