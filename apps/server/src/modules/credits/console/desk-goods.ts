/** What credits are given for, written on the console (CREDITS-12); each act stands in the operators' log. */
import { AppError, badRequest, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/credits';
import { operation } from '../../../platform/http/operation.ts';
import { isPictureKnown, listPicturesNamed, pictureNameOf, pictureUrl } from '../../catalog/index.ts';
import { recordAct } from '../../operator/index.ts';
import { listDeskGoodsPage, lockDeskGoods, putGoods, type GoodsRow } from '../goods-store.ts';

const onDesk = ({ sortNo: _sort, ...row }: GoodsRow & { exchanged: number }): contract.DeskCreditsGoods => row;
/** What is told of in the log. */
const factsOf = ({ title, points, stockTotal, isOffered }: GoodsRow) => ({ title, points, stockTotal, isOffered });

export const listDeskCreditsGoods = operation(contract.listDeskCreditsGoods, async function listDeskCreditsGoods({ db }, { query }) {
  const { page, size, keyword, isOffered } = query;
  const { rows, total } = await listDeskGoodsPage(db, { page, size, keyword, isOffered: isOffered === '' ? null : isOffered === '1' });
  return { data: rows.map(onDesk), count: total };
});

export const listCreditsPictures = operation(contract.listCreditsPictures, async function listCreditsPictures({ db }, { query: { keyword } }) {
  const found = await listPicturesNamed(db, { keyword, limit: contract.CREDITS_PICTURES_FOUND });
  return found.map(({ picture, ...named }) => ({ picture: pictureUrl(picture), ...named }));
});

/** A picture that was there before stays, whatever the catalogue has by now. */
export const saveCreditsGoods = operation(contract.saveCreditsGoods, async function saveCreditsGoods(ctx, { body }) {
  const { spuNo, edition, text, stockChange, ...fields } = body;
  const before = spuNo === undefined ? undefined : await lockDeskGoods(ctx.db, spuNo);
  if (spuNo !== undefined && before === undefined) throw new AppError(notFound, { msg: contract.creditsCopy.goodsGone });
  if (before && edition !== before.edition) throw new AppError(contract.creditsGoodsMoved);
  const msg = contract.creditsCopy.pictureGone;
  if (fields.picture !== before?.picture && !(await isPictureKnown(ctx.db, pictureNameOf(fields.picture))))
    throw new AppError(badRequest, { msg, fields: { picture: msg } });
  const stockTotal = (before?.stockTotal ?? 0) + stockChange;
  if (stockTotal < 0) throw new AppError(contract.creditsStockShort, { data: { left: before?.stockTotal ?? 0 } });
  const row = { ...fields, spuNo: spuNo ?? ctx.newId(), words: paragraphsOf(text), stockTotal, edition: (before?.edition ?? 0) + 1 };
  await putGoods(ctx.db, row);
  const after = { ...row, sortNo: before?.sortNo ?? 0, exchanged: before?.exchanged ?? 0 };
  await recordAct(ctx, 'saveCreditsGoods', { target: row.spuNo, ...(before ? { before: factsOf(before) } : {}), after: factsOf(after) });
  return onDesk(after);
});

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
