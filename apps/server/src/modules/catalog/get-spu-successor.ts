import * as contract from '@portal/contract/catalog';
import { goodsInvalid, type SpuSuccession } from '@portal/contract/catalog';
import { AppError, notFound } from '@portal/contract/core';
import { operation } from '../../platform/http/operation.ts';
import { findPrices, priceLabelOf, type ViewerPrices } from '../price/index.ts';
import { findModelByKey } from './model-store.ts';
import { modelKeyOf } from './search/fold.ts';
import { listFamilyHeads, type FamilyHead } from './store.ts';
import { findSuccessor } from './successor/list-replacements.ts';

/** A family on sale or not (GOODS-21); of a model that is withdrawn from one that is sold, that family takes its place (GOODS-40). */
export const getSpuSuccessor = operation(contract.getSpuSuccessor, async function getSpuSuccessor(ctx, { query: { spuNo, skuModel } }) {
  const { db } = ctx;
  const model = spuNo === undefined ? await findModelByKey(db, modelKeyOf(skuModel)) : null;
  const [head] = await listFamilyHeads(db, [spuNo ?? model?.spuNo ?? '']);
  if (!head) throw new AppError(notFound, { msg: goodsInvalid.msg });
  const family = model === null ? head : { ...head, ...model };
  const successor = family.isOnSale ? null : head.isOnSale ? head : await findSuccessor(db, head.spuNo);
  const prices = await findPrices(ctx, [family.skuNo, ...(successor ? [successor.skuNo] : [])]);
  return { ...headFor(prices, family), successor: successor && headFor(prices, successor) };
});

function headFor(prices: ViewerPrices, { price, referPrice, inStock: _inStock, ...head }: FamilyHead): Omit<SpuSuccession, 'successor'> {
  const shown = prices.of({ skuNo: head.skuNo, price, referPrice });
  return { ...head, price: head.isOnSale ? shown.price : null, priceLabel: priceLabelOf(prices, shown) };
}
