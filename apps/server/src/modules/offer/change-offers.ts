import { goodsInvalid } from '@portal/contract/catalog';
import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/offer';
import { formatYuan } from '@portal/units';
import type { Db } from '../../platform/db/database.ts';
import { operation } from '../../platform/http/operation.ts';
import { findSkuFigures } from '../catalog/index.ts';
import { deleteOffers, listOffers, lockOffers, putOffers } from '../price/index.ts';
import { changesIn, noteDealerAct } from '../staff/index.ts';
import { listModelFigures } from './store.ts';

export const saveOffer = operation(contract.saveOffer, async function saveOffer(ctx, { body: { seen, skuNo, ...wanted } }) {
  const { db, caller, now } = ctx;
  if (!(await findSkuFigures(db, skuNo))) throw new AppError(goodsInvalid, { data: { skuNos: [skuNo] } });
  await lockOffers(db, caller.merchantNo);
  const [stored] = await listOffers(db, caller.merchantNo, [skuNo]);
  const figures = seen === undefined ? wanted : merged(wanted, seen, stored);
  await putOffers(db, caller.merchantNo, [{ skuNo, ...figures }], { now, by: caller.accountNo });
  const changes = offerChanges(stored, figures);
  if (changes !== '') await noteDealerAct(ctx, 'saveOffer', `${await modelOf(db, skuNo)}，${changes}`);
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

export const removeOffer = operation(contract.removeOffer, async function removeOffer(ctx, { body: { skuNo } }) {
  const { db, caller, now } = ctx;
  await lockOffers(db, caller.merchantNo);
  const [stored] = await listOffers(db, caller.merchantNo, [skuNo]);
  await deleteOffers(db, caller.merchantNo, [skuNo], { now, by: caller.accountNo });
  if (stored) await noteDealerAct(ctx, 'removeOffer', `${await modelOf(db, skuNo)}，原价格 ${formatYuan(stored.price).text}、库存 ${stored.stockTotal}`);
  return null;
});

/** The model as people call it; its number where it is sold no more. */
const modelOf = async (db: Db, skuNo: string): Promise<string> => (await listModelFigures(db, [skuNo]))[0]?.skuModel ?? skuNo;

const offerChanges = (before: contract.OfferFigures | undefined, after: contract.OfferFigures): string =>
  changesIn([
    ['价格', before ? formatYuan(before.price).text : '未报价', formatYuan(after.price).text],
    ['库存', before ? String(before.stockTotal) : '无', String(after.stockTotal)],
    ['供货天数', before ? String(before.leadDays) : '无', String(after.leadDays)],
  ]);
