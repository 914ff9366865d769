import { catalogCopy, goodsInvalid } from '@portal/contract/catalog';
import { AppError } from '@portal/contract/core';
import { isAsCalculated } from '@portal/engines/pricing';
import type { SourcedSkuPrice } from '../catalog/index.ts';
import { changedPrices } from './changed-prices.ts';

/** What comes with pieces of a model and is known here already. */
export interface ClaimedPieces {
  skuNo: string;
  quantity: number;
  spuNo?: string | undefined;
  price?: number | null | undefined;
}

type Facts = ReadonlyMap<string, Pick<SourcedSkuPrice, 'spuNo' | 'productModel' | 'price'>>;

/** Throws `goodsInvalid` where a model is said to be of another family, and `cartPriceChanged` where a price is none of today's. */
export function assertClaims(factsByNo: Facts, pieces: readonly ClaimedPieces[]): void {
  assertFamilies(factsByNo, pieces);
  assertPrices(factsByNo, pieces);
}

function assertFamilies(factsByNo: Facts, pieces: readonly ClaimedPieces[]): void {
  const strangers = pieces.filter(({ skuNo, spuNo }) => {
    const own = factsByNo.get(skuNo)?.spuNo;
    return spuNo !== undefined && own !== undefined && own !== spuNo;
  });
  if (strangers.length === 0) return;
  const skuNos = strangers.map(({ skuNo }) => skuNo);
  throw new AppError(goodsInvalid, { msg: catalogCopy.goodsInvalid(skuNos.map((skuNo) => factsByNo.get(skuNo)?.productModel ?? skuNo)), data: { skuNos } });
}

/** A price said with a piece is today's or refused; what says none is right. */
function assertPrices(factsByNo: Facts, pieces: readonly ClaimedPieces[]): void {
  const priced = pieces.flatMap(({ skuNo, quantity, price: claimed }) => {
    const facts = factsByNo.get(skuNo);
    return facts ? [{ claimed, skuNo, price: facts.price, quantity }] : [];
  });
  if (priced.some(({ claimed, price }) => !isAsCalculated(claimed, price))) throw changedPrices(priced);
}
