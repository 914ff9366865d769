/** What calls say of who acts, of families and of money, beside what the server knows: nothing of it is believed (DESIGN-21, DESIGN-22). */
import { catalogCopy, goodsInvalid } from '@portal/contract/catalog';
import { AppError, identityChanged } from '@portal/contract/core';
import { designOrderCopy, priceChanged, quantityTooLarge, type LineClaim, type Piece } from '@portal/contract/design-order';
import { amountOfPieces, isAsCalculated, totalFits, totalsOf } from '@portal/engines/pricing';
import type { Changing } from '../../../platform/http/context.ts';
import type { LineToStore } from './line.ts';

export type ClaimedFigures = Pick<LineClaim | Piece, 'skuNo' | 'quantity' | 'accountNo' | 'spuNo' | 'price' | 'ratePrice' | 'amount'>;

/** A claim, and the line that the server makes of it at today's price. `quotedPrice`: what the order it joins has the model at already. */
export interface Claimed {
  claim: ClaimedFigures;
  line: LineToStore;
  quotedPrice?: number | null;
}

/** What a call says its lines come to. */
export interface ClaimedTotals {
  amount?: number | undefined;
  preferential?: number | undefined;
}

/**
 * Throws where a claim is not so: `identityChanged` for another account's, `goodsInvalid` for a model that is not of the family named,
 * `priceChanged` with the lines as they cost now for a price, an amount or a total that is none of today's, and for a discounted price
 * that is not the one of the rate said beside it. What is left unsaid is right.
 */
export function assertClaims({ caller }: Pick<Changing, 'caller'>, claimed: readonly Claimed[], totals: ClaimedTotals = {}): void {
  if (claimed.some(({ claim }) => claim.accountNo !== undefined && claim.accountNo !== caller.accountNo)) {
    throw new AppError(identityChanged, { message: 'a line names another account' });
  }
  const strangers = claimed.flatMap(({ claim, line }) => (claim.spuNo !== undefined && claim.spuNo !== line.spuNo ? [line] : []));
  if (strangers.length > 0) {
    throw new AppError(goodsInvalid, {
      message: 'a model is not of the family named',
      msg: catalogCopy.goodsInvalid(strangers.map((line) => line.productModel)),
      data: { skuNos: strangers.map((line) => line.skuNo) },
    });
  }
  const now = claimed.map(({ claim, line }) => ({ ...line, quantity: claim.quantity, amount: amountOfPieces(line, claim.quantity) }));
  if (!totalFits(now)) throw new AppError(quantityTooLarge, { msg: designOrderCopy.totalTooLarge });
  const { amount, preferential } = totalsOf(now);
  if (claimed.every(isRight) && isAsCalculated(totals.amount, amount) && isAsCalculated(totals.preferential, preferential)) return;
  throw new AppError(priceChanged, {
    data: {
      lines: now.map((line) => ({ skuNo: line.skuNo, price: line.price, ratePrice: line.ratePrice, quantity: line.quantity, amount: line.amount })),
      amount,
      preferential,
    },
  });
}

/** Claims beside the lines made of them, in their order, and the prices that the order has their models at. */
export function claimedOf<C extends ClaimedFigures>(claims: readonly C[], lines: readonly LineToStore[], quoted: readonly LineToStore[] = []): Claimed[] {
  const prices = new Map(quoted.map((line) => [line.skuNo, line.price]));
  return claims.flatMap((claim, index) => {
    const line = lines[index];
    const quotedPrice = prices.get(claim.skuNo);
    return line ? [{ claim, line, ...(quotedPrice === undefined ? {} : { quotedPrice }) }] : [];
  });
}

/** What joins an order at the price it is quoted at there may say that price; its discounted price and its amount then are the order's matter. */
function isRight({ claim, line, quotedPrice }: Claimed): boolean {
  if (!isAsCalculated(claim.price, line.price)) return quotedPrice !== undefined && isAsCalculated(claim.price, quotedPrice);
  const isDiscounted = quotedPrice !== undefined || isAsCalculated(claim.ratePrice ?? undefined, line.ratePrice);
  return isDiscounted && isAsCalculated(claim.amount ?? undefined, amountOfPieces(line, claim.quantity));
}
