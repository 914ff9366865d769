/** What an order comes to now: lines, freight and where it goes, at one dealer or at several. Nothing is stored. */
import type { Address } from '@portal/contract/address';
import { cartCopy, cartQuantityTooLarge, type CartLine } from '@portal/contract/cart';
import { AppError, notFound } from '@portal/contract/core';
import { dealerAbnormal, type BoundDealer } from '@portal/contract/dealer';
import { orderCopy } from '@portal/contract/order';
import { canBeBought, cartTotalsOf, freightOf, type Freight, type FreightTerms } from '@portal/engines/pricing';
import { fen, toFen, toYuan, formatYuan, type Yuan } from '@portal/units';
import { ownerOf, type Pricing } from '../../platform/http/context.ts';
import { assertClaims, findWanted, linesAt, shopGoodsOf, type ClaimedPieces, type KnownShopGoods, type WantedLine } from '../cart/index.ts';
import { calculateCoupons, type CalculatedCoupons, type CutPart } from '../coupon/index.ts';
import { shopTermValues } from '../price/index.ts';
import type { CheckoutRead, getForLooking } from './checkout-readings.ts';

export interface SettlementRequest {
  cartLineIds?: readonly string[] | undefined;
  productList?: readonly ClaimedPieces[] | undefined;
  addressId?: string | undefined;
  /** Left out: the best of the caller's coupons. */
  couponIds?: readonly string[] | undefined;
  /** Which dealer sends which models; left out: the one ordered from all of them. */
  shops?: readonly { shopNo: string; skuNos: readonly string[] }[] | undefined;
}

/** What one dealer sends. */
export interface SettledPart extends CutPart {
  shop: { shopNo: string; shopName: string };
  lines: CartLine[];
  goodsAmount: Yuan;
  pieceCount: number;
  freight: Freight;
  freightWords: string;
  /** Goods after coupons, and freight. */
  amount: Yuan;
}

export interface Settled extends Pick<CalculatedCoupons, 'coupons' | 'gone'> {
  address: Address | null;
  parts: SettledPart[];
  goodsAmount: Yuan;
  couponAmount: Yuan;
  freight: Yuan;
  amount: Yuan;
}

type Read = (db: Pricing['db'], values: Parameters<typeof getForLooking>[1]) => Promise<CheckoutRead>;

/** Throws `noDealerBound`, `dealerAbnormal`, as `assertClaims` does, `cartQuantityTooLarge` where a model asked for outright has a lower limit, and `notFound` for a dealer, a line, an address or a coupon that is not the caller's. Without an address the default one is taken, if there is any. Gives what else was read, too. */
export async function settleBy<R extends Read>(read: R, ctx: Pricing, asked: SettlementRequest): Promise<{ settled: Settled; found: Awaited<ReturnType<R>> }> {
  const { productList, addressId } = asked;
  const wanted = await findWanted(ctx, productList ? { productList } : { cartLineIds: asked.cartLineIds ?? [] });
  const shares = sharesOf(ctx, wanted, asked.shops);
  const skuNos = wanted.map(({ skuNo }) => skuNo);
  const found = (await read(ctx.db, {
    ...shopTermValues(ctx.caller, { skuNos, shopNos: shares.map(({ shopNo }) => shopNo) }),
    ...ownerOf(ctx.caller),
    couponNos: asked.couponIds ?? [],
    at: new Date(ctx.now).toISOString(),
  })) as Awaited<ReturnType<R>>;
  const address = addressOf(found.addresses, addressId);
  const goods = shares.map((share) => ({ ...share, ...goodsOf(ctx, found, share, { productList, isSplit: shares.length > 1 }) }));
  const categories = new Map(found.models.map(({ skuNo, secondCategoryId, firstCategoryId }) => [skuNo, [secondCategoryId, firstCategoryId]]));
  const cutFrom = goods.map(({ shopNo, lines }) => ({
    shopNo,
    // what cannot be bought is worth nothing, so that it meets no threshold and nothing is taken off it
    lines: lines.map((line) => ({ skuNo: line.skuNo, amount: canBeBought(line) ? line.amount : 0, categoryIds: categories.get(line.skuNo) ?? [] })),
  }));
  const { parts: cut, coupons, gone } = calculateCoupons(found.held, { now: ctx.now, parts: cutFrom, couponIds: asked.couponIds });
  const parts = goods.map((part, index) => partOf(part, cut[index], { address, template: found.freights.get(part.shopNo) ?? null }));
  const sum = (of: (part: SettledPart) => Yuan): Yuan => toYuan(fen(parts.reduce((total, part) => total + toFen(of(part)), 0)));
  return {
    found,
    settled: {
      address,
      parts,
      coupons,
      gone,
      goodsAmount: sum((part) => part.goodsAmount),
      couponAmount: sum((part) => part.couponAmount),
      freight: sum(({ freight }) => feeOf(freight)),
      amount: sum((part) => part.amount),
    },
  };
}

/** Every model goes to one dealer; the dealers in the order in which the first of their models stands. */
function sharesOf({ caller }: Pricing, wanted: readonly WantedLine[], shops: SettlementRequest['shops']): { shopNo: string; wanted: WantedLine[] }[] {
  if (shops === undefined) return [{ shopNo: caller.boundShopNo ?? '', wanted: [...wanted] }];
  const shopOf = new Map(shops.flatMap(({ shopNo, skuNos }) => skuNos.map((skuNo) => [skuNo, shopNo] as const)));
  const isWhole = wanted.every(({ skuNo }) => shopOf.has(skuNo)) && shops.reduce((count, { skuNos }) => count + skuNos.length, 0) === shopOf.size;
  if (!isWhole || shopOf.size !== wanted.length) throw new AppError(notFound, { msg: orderCopy.shopsIncomplete });
  return [...Map.groupBy(wanted, ({ skuNo }) => shopOf.get(skuNo) ?? '')].map(([shopNo, lines]) => ({ shopNo, wanted: lines }));
}

function addressOf(addresses: readonly Address[], addressId: string | undefined): Address | null {
  const address = (addressId === undefined ? addresses[0] : addresses.find(({ id }) => id === addressId)) ?? null;
  if (addressId !== undefined && address === null) throw new AppError(notFound, { msg: orderCopy.addressGone });
  return address;
}

/** Models at one dealer, which must be bound and open. */
function goodsOf(
  ctx: Pricing,
  found: CheckoutRead,
  { shopNo, wanted }: { shopNo: string; wanted: readonly WantedLine[] },
  { productList, isSplit }: { productList: readonly ClaimedPieces[] | undefined; isSplit: boolean },
): { shop: SettledPart['shop']; lines: CartLine[] } {
  const bound = found.bound.find(({ merchantNo }) => merchantNo === shopNo);
  assertOpen(bound, { isOrderedFrom: shopNo === ctx.caller.boundShopNo, isSplit });
  const goods: KnownShopGoods = shopGoodsOf(ctx, found, { shopNo, isOpen: true });
  const mine = new Set(wanted.map(({ skuNo }) => skuNo));
  if (productList)
    assertClaims(
      goods.factsByNo,
      productList.filter(({ skuNo }) => mine.has(skuNo)),
    );
  const lines = linesAt(ctx, shopNo, goods, wanted);
  if (productList) assertNoneCut(lines, wanted);
  return { shop: { shopNo, shopName: bound.enterpriseName }, lines };
}

/** What is asked for outright is bought as it is or not at all: fewer pieces are another order. */
function assertNoneCut(lines: readonly CartLine[], wanted: readonly WantedLine[]): void {
  for (const [index, { id, quantity, quantityMax, skuModel }] of lines.entries()) {
    if (quantity >= (wanted[index]?.quantity ?? 0)) continue;
    throw new AppError(cartQuantityTooLarge, { msg: `${skuModel}：${cartCopy.quantityMax(quantityMax)}`, data: { id, quantityMax } });
  }
}

function assertOpen(bound: BoundDealer | undefined, { isOrderedFrom, isSplit }: { isOrderedFrom: boolean; isSplit: boolean }): asserts bound is BoundDealer {
  if (bound === undefined && !isOrderedFrom) throw new AppError(notFound, { msg: orderCopy.shopNotBound });
  if (bound?.status !== 1) throw new AppError(dealerAbnormal, isSplit && bound ? { msg: orderCopy.shopClosed(bound.enterpriseName) } : {});
}

function partOf(
  { shop, lines }: { shop: SettledPart['shop']; lines: CartLine[] },
  cut: CutPart | undefined,
  { address, template }: { address: Address | null; template: FreightTerms | null },
): SettledPart {
  const { amount: goodsAmount, pieceCount } = cartTotalsOf(lines.map((line) => ({ ...line, selected: true })));
  // where it goes is not known yet: no fee is guessed, and nobody is told that it cannot go there
  const isOpen = address === null && template !== null && template.rules.length > 0;
  const freight = freightOf(isOpen ? null : template, { provinceCode: address?.provinceCode ?? '', pieces: pieceCount, goodsAmount });
  const { couponAmount = 0, lineAmounts = [], providerAmounts = [], taken = [] } = cut ?? {};
  const amount = toYuan(fen(toFen(goodsAmount) - toFen(couponAmount) + toFen(feeOf(freight))));
  const words = isOpen ? orderCopy.freightWaits : freightWords(freight, template);
  return { shop, lines, goodsAmount, pieceCount, freight, freightWords: words, couponAmount, lineAmounts, providerAmounts, taken, amount };
}

export const feeOf = (freight: Freight): Yuan => (freight.kind === 'fee' ? freight.fee : 0);

/** How it comes about, for whoever pays it. */
export function freightWords(freight: Freight, template: FreightTerms | null): string {
  if (freight.kind === 'notDelivered') return '该地址不在配送范围内';
  if (freight.kind === 'free' && freight.reason === 'noPieces') return '暂不计运费';
  if (freight.kind === 'free') return freight.reason === 'noTemplate' ? '免运费' : `商品满 ${formatYuan(template?.freeFrom ?? 0).text} 免运费`;
  const { firstPieces, firstFee, nextPieces, nextFee } = freight.rule;
  return `${firstPieces} 件以内 ${formatYuan(firstFee).text}${nextPieces === 0 ? '' : `，每增加 ${nextPieces} 件加 ${formatYuan(nextFee).text}`}`;
}
