import * as contract from '@portal/contract/catalog';
import { goodsInvalid, type SpuSuccession } from '@portal/contract/catalog';
import { AppError, notFound } from '@portal/contract/core';
import type { UserType } from '@portal/engines/access';
import { viewerPrice } from '@portal/engines/goods';
import type { Db } from '../../platform/db/database.ts';
import { operation } from '../../platform/http/operation.ts';
import { priceLabelOf } from './project.ts';
import { listFamilyHeads, type FamilyHead } from './store.ts';
import { findSuccessorNo } from './successor/store.ts';

/** A successor that is gone, too, names its own; so many are asked. */
const SUCCESSORS_MAX = 5;

/** A family on sale or not (GOODS-21). */
export const getSpuSuccessor = operation(contract.getSpuSuccessor, async function getSpuSuccessor({ db, caller }, { query: { spuNo } }) {
  const [family] = await listFamilyHeads(db, [spuNo]);
  if (!family) throw new AppError(notFound, { msg: goodsInvalid.msg });
  const successor = family.isOnSale ? null : await findSuccessor(db, spuNo);
  return { ...headFor(caller.userType, family), successor: successor && headFor(caller.userType, successor) };
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

const headFor = (viewer: UserType, { price, referPrice, inStock: _inStock, ...head }: FamilyHead): Omit<SpuSuccession, 'successor'> => ({
  ...head,
  price: head.isOnSale ? viewerPrice(viewer, { price, referPrice }) : null,
  priceLabel: priceLabelOf(viewer),
});
