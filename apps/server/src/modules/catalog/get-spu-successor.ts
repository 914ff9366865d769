import * as contract from '@portal/contract/catalog';
import { goodsInvalid, type SpuSuccession } from '@portal/contract/catalog';
import { AppError, notFound } from '@portal/contract/core';
import { operation } from '../../platform/http/operation.ts';
import { findPrices, priceLabelOf, type ViewerPrices } from '../price/index.ts';
import { listFamilyHeads, type FamilyHead } from './store.ts';
import { findSuccessor } from './successor/list-replacements.ts';

/** A family on sale or not (GOODS-21). */
export const getSpuSuccessor = operation(contract.getSpuSuccessor, async function getSpuSuccessor(ctx, { query: { spuNo } }) {
  const { db } = ctx;
  const [family] = await listFamilyHeads(db, [spuNo]);
  if (!family) throw new AppError(notFound, { msg: goodsInvalid.msg });
  const successor = family.isOnSale ? null : await findSuccessor(db, spuNo);
  const prices = await findPrices(ctx, [family.skuNo, ...(successor ? [successor.skuNo] : [])]);
  return { ...headFor(prices, family), successor: successor && headFor(prices, successor) };
});

function headFor(prices: ViewerPrices, { price, referPrice, inStock: _inStock, ...head }: FamilyHead): Omit<SpuSuccession, 'successor'> {
  const shown = prices.of({ skuNo: head.skuNo, price, referPrice });
  return { ...head, price: head.isOnSale ? shown.price : null, priceLabel: priceLabelOf(prices, shown) };
}
