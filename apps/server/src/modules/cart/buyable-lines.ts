import { type CartLine, noDealerBound } from '@portal/contract/cart';
import { AppError, notFound } from '@portal/contract/core';
import { dealerAbnormal } from '@portal/contract/dealer';
import { piecesJoining } from '@portal/engines/pricing';
import { ownerOf, type Asking, type Pricing } from '../../platform/http/context.ts';
import { listBound } from '../dealer/index.ts';
import { assertClaims, type ClaimedPieces } from './assert-claims.ts';
import { unboundOf } from './join-cart.ts';
import { goodsAt, lineAt } from './shown-cart.ts';
import { listLines, type StoredLine } from './store.ts';

/** What is to be bought: lines of the cart by their ids, or models with pieces that need not be in it. */
export type Wanted = { cartLineIds: readonly string[] } | { productList: readonly ClaimedPieces[] };

export interface BuyableLines {
  shop: { shopNo: string; shopName: string };
  lines: CartLine[];
}

/**
 * Lines at the dealer ordered from, as they stand today. Throws `noDealerBound`, `dealerAbnormal`, `notFound` where a line is not in the cart
 * of this identity at this dealer any more, and as `assertClaims` does.
 */
export async function listBuyable(ctx: Pricing, wanted: Wanted): Promise<BuyableLines> {
  const { caller } = ctx;
  const { shopNo, shopName } = await getShopOrderedFrom(ctx);
  const stored = 'cartLineIds' in wanted ? await linesOfCart(ctx, shopNo, wanted.cartLineIds) : [];
  const pieces = 'productList' in wanted ? summed(wanted.productList) : [];
  const goods = await goodsAt(
    ctx,
    { shopNo, isOpen: true },
    [...stored, ...pieces].map(({ skuNo }) => skuNo),
  );
  if ('productList' in wanted) assertClaims(goods.factsByNo, wanted.productList);
  const made = pieces.map(({ skuNo, quantity }): StoredLine => {
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
      gmtCreate: new Date(ctx.now),
      gmtModified: new Date(ctx.now),
      gmtRemoved: null,
    };
  });
  return { shop: { shopNo, shopName }, lines: [...stored, ...made].map((line) => lineAt(goods, line)) };
}

/** Throws `noDealerBound` and `dealerAbnormal`. */
export async function getShopOrderedFrom({ db, caller }: Asking): Promise<BuyableLines['shop']> {
  const shopNo = caller.boundShopNo;
  if (shopNo === null) throw new AppError(noDealerBound, { msg: unboundOf(caller) });
  const shop = (await listBound(db, ownerOf(caller))).find(({ merchantNo }) => merchantNo === shopNo);
  if (shop?.status !== 1) throw new AppError(dealerAbnormal);
  return { shopNo, shopName: shop.enterpriseName };
}

async function linesOfCart({ db, caller }: Pricing, shopNo: string, ids: readonly string[]): Promise<StoredLine[]> {
  const asked = new Set(ids);
  const found = (await listLines(db, ownerOf(caller))).filter((line) => line.shopNo === shopNo && asked.has(line.id));
  if (found.length < asked.size) throw new AppError(notFound, { msg: '部分产品已不在购物车中，请返回购物车确认' });
  return found;
}

/** A model that is named twice is one line of all its pieces. */
function summed(pieces: readonly { skuNo: string; quantity: number }[]): { skuNo: string; quantity: number }[] {
  const sums = new Map<string, number>();
  for (const { skuNo, quantity } of pieces) sums.set(skuNo, (sums.get(skuNo) ?? 0) + quantity);
  return [...sums].map(([skuNo, quantity]) => ({ skuNo, quantity }));
}
