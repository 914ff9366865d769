import { goodsInvalid } from '@portal/contract/catalog';
import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/offer';
import { operation } from '../../platform/http/operation.ts';
import { findSkuFigures } from '../catalog/index.ts';
import { deleteOffers, lockOffers, putOffers } from '../price/index.ts';

export const saveOffer = operation(contract.saveOffer, async function saveOffer({ db, caller, now }, { body }) {
  const { skuNo, price, stockTotal, leadDays } = body;
  if (!(await findSkuFigures(db, skuNo))) throw new AppError(goodsInvalid, { data: { skuNos: [skuNo] } });
  await lockOffers(db, caller.merchantNo);
  await putOffers(db, caller.merchantNo, [body], { now, by: caller.accountNo });
  return { price, stockTotal, leadDays, gmtModified: new Date(now).toISOString() };
});

export const removeOffer = operation(contract.removeOffer, async function removeOffer({ db, caller, now }, { body: { skuNo } }) {
  await lockOffers(db, caller.merchantNo);
  await deleteOffers(db, caller.merchantNo, [skuNo], { now, by: caller.accountNo });
  return null;
});
