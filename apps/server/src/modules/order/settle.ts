/** What an order comes to now: lines, freight and where it goes. Nothing is stored. */
import type { Address } from '@portal/contract/address';
import { AppError, notFound } from '@portal/contract/core';
import { orderCopy } from '@portal/contract/order';
import { cartTotalsOf, freightOf, type Freight, type FreightTemplate } from '@portal/engines/pricing';
import { fen, toFen, toYuan, formatYuan, type Yuan } from '@portal/units';
import { ownerOf, type Pricing } from '../../platform/http/context.ts';
import { listAddressesOf } from '../address/index.ts';
import { listBuyable, type BuyableLines, type ClaimedPieces } from '../cart/index.ts';
import { calculateCoupons, type CalculatedCoupons } from '../coupon/index.ts';
import { findFreightTemplate } from './freight/store.ts';

export interface Asked {
  cartLineIds?: readonly string[] | undefined;
  productList?: readonly ClaimedPieces[] | undefined;
  addressId?: string | undefined;
  /** Left out: the best of the caller's coupons. */
  couponIds?: readonly string[] | undefined;
}

export interface Settled extends BuyableLines, CalculatedCoupons {
  address: Address | null;
  goodsAmount: Yuan;
  lineCount: number;
  pieceCount: number;
  freight: Freight;
  freightWords: string;
  /** Goods after coupons, and freight. */
  amount: Yuan;
}

/** Throws as `listBuyable` does, and `notFound` for an address or a coupon that is not the caller's. Without one the default one is taken, if there is any. */
export async function settle(ctx: Pricing, { cartLineIds, productList, addressId, couponIds }: Asked): Promise<Settled> {
  const { shop, lines: found } = await listBuyable(ctx, productList ? { productList } : { cartLineIds: cartLineIds ?? [] });
  const lines = found.map((line) => ({ ...line, selected: true }));
  const addresses = await listAddressesOf(ctx.db, ownerOf(ctx.caller));
  const address = (addressId === undefined ? addresses[0] : addresses.find(({ id }) => id === addressId)) ?? null;
  if (addressId !== undefined && address === null) throw new AppError(notFound, { msg: orderCopy.addressGone });
  const { amount: goodsAmount, lineCount, pieceCount } = cartTotalsOf(lines);
  const template = await findFreightTemplate(ctx.db, shop.shopNo);
  // where it goes is not known yet: no fee is guessed, and nobody is told that it cannot go there
  const isOpen = address === null && template !== null && template.rules.length > 0;
  const freight = freightOf(isOpen ? null : template, { provinceCode: address?.provinceCode ?? '', pieces: pieceCount, goodsAmount });
  const coupons = await calculateCoupons(ctx, { shopNo: shop.shopNo, lines, couponIds });
  const amount = toYuan(fen(toFen(goodsAmount) - toFen(coupons.couponAmount) + toFen(feeOf(freight))));
  return {
    shop,
    lines,
    address,
    goodsAmount,
    lineCount,
    pieceCount,
    freight,
    freightWords: isOpen ? orderCopy.freightWaits : freightWords(freight, template),
    ...coupons,
    amount,
  };
}

export const feeOf = (freight: Freight): Yuan => (freight.kind === 'fee' ? freight.fee : 0);

/** How it comes about, for whoever pays it. */
export function freightWords(freight: Freight, template: FreightTemplate | null): string {
  if (freight.kind === 'notDelivered') return '该地址不在配送范围内';
  if (freight.kind === 'free') return freight.reason === 'noTemplate' ? '免运费' : `商品满 ${formatYuan(template?.freeFrom ?? 0).text} 免运费`;
  const { firstPieces, firstFee, nextPieces, nextFee } = freight.rule;
  return `${firstPieces} 件以内 ${formatYuan(firstFee).text}${nextPieces === 0 ? '' : `，每增加 ${nextPieces} 件加 ${formatYuan(nextFee).text}`}`;
}
