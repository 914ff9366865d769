import { goodsInvalid } from '@portal/contract/catalog';
import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/offer';
import { formatYuan } from '@portal/units';
import { operation } from '../../platform/http/operation.ts';
import { findSkuFigures } from '../catalog/index.ts';
import { deleteOffers, listOffers, lockOffers, putOffers } from '../price/index.ts';

export const saveOffer = operation(contract.saveOffer, async function saveOffer({ db, caller, now }, { body: { seen, skuNo, ...wanted } }) {
  if (!(await findSkuFigures(db, skuNo))) throw new AppError(goodsInvalid, { data: { skuNos: [skuNo] } });
  await lockOffers(db, caller.merchantNo);
  const figures = seen === undefined ? wanted : merged(wanted, seen, (await listOffers(db, caller.merchantNo, [skuNo]))[0]);
  await putOffers(db, caller.merchantNo, [{ skuNo, ...figures }], { now, by: caller.accountNo });
  return { ...figures, gmtModified: new Date(now).toISOString() };
});

type Stored = Awaited<ReturnType<typeof listOffers>>[number];

/** What is wanted laid over what stands: a figure left as it was seen stays as it is by now (PRICE-39). Throws `offerMoved` where one was changed by both. */
function merged(wanted: contract.OfferFigures, seen: contract.OfferFigures | null, stored: Stored | undefined): contract.OfferFigures {
  if (stored === undefined) {
    if (seen === null) return wanted;
    throw new AppError(contract.offerMoved);
  }
  const figure = (field: keyof contract.OfferFigures): number => {
    if (wanted[field] === seen?.[field]) return stored[field];
    if (stored[field] === seen?.[field] || stored[field] === wanted[field]) return wanted[field];
    const { price, stockTotal, leadDays, gmtModified } = stored;
    const msg = `已变为 ${formatYuan(price).text}、库存 ${stockTotal}、${leadDays} 天供货，您的修改尚未保存，请核对后再改`;
    throw new AppError(contract.offerMoved, { msg, data: { price, stockTotal, leadDays, gmtModified: gmtModified.toISOString() } });
  };
  return { price: figure('price'), stockTotal: figure('stockTotal'), leadDays: figure('leadDays') };
}

export const removeOffer = operation(contract.removeOffer, async function removeOffer({ db, caller, now }, { body: { skuNo } }) {
  await lockOffers(db, caller.merchantNo);
  await deleteOffers(db, caller.merchantNo, [skuNo], { now, by: caller.accountNo });
  return null;
});
