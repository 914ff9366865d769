/** What is to be bought: lines of the cart by their ids, or models with pieces that need not be in it, as they stand at a dealer today. */
import { type CartLine, noDealerBound } from '@portal/contract/cart';
import { AppError, notFound } from '@portal/contract/core';
import { dealerAbnormal, type BoundDealer } from '@portal/contract/dealer';
import { piecesJoining } from '@portal/engines/pricing';
import { ownerOf, type Asking, type Pricing } from '../../platform/http/context.ts';
import type { ClaimedPieces } from './assert-claims.ts';
import { unboundOf } from './join-cart.ts';
import { lineAt, type KnownShopGoods } from './shown-cart.ts';
import { listLines, type StoredCartLine } from './store.ts';

export type Wanted = { cartLineIds: readonly string[] } | { productList: readonly ClaimedPieces[] };

/** A line as it is stored, or pieces of a model that no cart has. */
export type WantedLine = StoredCartLine | { skuNo: string; quantity: number };

/** A statement where lines of the cart are meant, which are those at the dealer ordered from. Throws `noDealerBound`, and `notFound` where one of them is not in the cart any more. */
export async function findWanted({ db, caller }: Asking, wanted: Wanted): Promise<WantedLine[]> {
  assertBound(caller);
  if ('productList' in wanted) return summed(wanted.productList);
  const asked = new Set(wanted.cartLineIds);
  const found = (await listLines(db, ownerOf(caller))).filter((line) => line.shopNo === caller.boundShopNo && asked.has(line.id));
  if (found.length < asked.size) throw new AppError(notFound, { msg: '部分产品已不在购物车中，请返回购物车确认' });
  return found;
}

/** At a dealer, with what it has of the models wanted. */
export const linesAt = (ctx: Pricing, shopNo: string, goods: KnownShopGoods, wanted: readonly WantedLine[]): CartLine[] =>
  wanted.map((line) => lineAt(goods, 'id' in line ? line : madeLine(ctx, shopNo, goods, line)));

function madeLine({ caller, now }: Pricing, shopNo: string, goods: KnownShopGoods, { skuNo, quantity }: { skuNo: string; quantity: number }): StoredCartLine {
  const facts = goods.factsByNo.get(skuNo);
  return {
    id: skuNo,
    sort: 0,
    ...ownerOf(caller),
    shopNo,
    spuNo: facts?.spuNo ?? '',
    skuNo,
    quantity: facts ? piecesJoining(facts, 0, quantity) : quantity,
    priceWhenAdded: facts?.price ?? null,
    sourceType: 'product',
    sourceId: '',
    selected: true,
    gmtCreate: new Date(now),
    gmtModified: new Date(now),
    gmtRemoved: null,
    joinedPieces: null,
  };
}

/** Who orders from none is not asked about further. Throws `noDealerBound`. */
export function assertBound(caller: Asking['caller']): asserts caller is Asking['caller'] & { boundShopNo: string } {
  if (caller.boundShopNo === null) throw new AppError(noDealerBound, { msg: unboundOf(caller) });
}

/** Of the dealers that are bound. Throws `dealerAbnormal`. */
export function shopOrderedFrom({ boundShopNo: shopNo }: { boundShopNo: string }, bound: readonly BoundDealer[]): { shopNo: string; shopName: string } {
  const shop = bound.find(({ merchantNo }) => merchantNo === shopNo);
  if (shop?.status !== 1) throw new AppError(dealerAbnormal);
  return { shopNo, shopName: shop.enterpriseName };
}

/** A model that is named twice is one line of all its pieces. */
function summed(pieces: readonly { skuNo: string; quantity: number }[]): { skuNo: string; quantity: number }[] {
  const sums = new Map<string, number>();
  for (const { skuNo, quantity } of pieces) sums.set(skuNo, (sums.get(skuNo) ?? 0) + quantity);
  return [...sums].map(([skuNo, quantity]) => ({ skuNo, quantity }));
}
