import * as contract from '@portal/contract/catalog';
import { goodsInvalid, type SpuSuccession } from '@portal/contract/catalog';
import { AppError, notFound } from '@portal/contract/core';
import type { Db } from '../../platform/db/database.ts';
import { operation } from '../../platform/http/operation.ts';
import { findPrices, priceLabelOf, type ViewerPrices } from '../price/index.ts';
import { listFamilyHeads, type FamilyHead } from './store.ts';
import { findSuccessorNo } from './successor/store.ts';

/** A successor that is gone, too, names its own; so many are asked. */
const SUCCESSORS_MAX = 5;

/** A family on sale or not (GOODS-21). */
export const getSpuSuccessor = operation(contract.getSpuSuccessor, async function getSpuSuccessor(ctx, { query: { spuNo } }) {
  const { db } = ctx;
  const [family] = await listFamilyHeads(db, [spuNo]);
  if (!family) throw new AppError(notFound, { msg: goodsInvalid.msg });
  const successor = family.isOnSale ? null : await findSuccessor(db, spuNo);
  const prices = await findPrices(ctx, [family.skuNo, ...(successor ? [successor.skuNo] : [])]);
  return { ...headFor(prices, family), successor: successor && headFor(prices, successor) };
});

/** What takes the place of a family and is sold; null: nothing. */
async function findSuccessor(db: Db, spuNo: string): Promise<FamilyHead | null> {
  let next = await findSuccessorNo(db, spuNo);
  for (let asked = 0; asked < SUCCESSORS_MAX && next !== null; asked++) {
    const [head] = await listFamilyHeads(db, [next]);
    if (head?.isOnSale) return head;
    next = await findSuccessorNo(db, next);
  }
  return null;
}

function headFor(prices: ViewerPrices, { price, referPrice, inStock: _inStock, ...head }: FamilyHead): Omit<SpuSuccession, 'successor'> {
  const shown = prices.of({ skuNo: head.skuNo, price, referPrice });
  return { ...head, price: head.isOnSale ? shown.price : null, priceLabel: priceLabelOf(prices, shown) };
}
