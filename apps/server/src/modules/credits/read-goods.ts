import * as contract from '@portal/contract/credits';
import { AppError, notFound } from '@portal/contract/core';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { countPieces } from './exchange-store.ts';
import { findGoods, listGoodsPage, listRanked, type GoodsRow } from './goods-store.ts';
import { findHolder } from './ledger-store.ts';

const RANKED_MS = 90 * 24 * 3_600_000;

const shown = ({ spuNo, title, summary, picture, unit, points, stockTotal, limitEach }: GoodsRow): contract.CreditsGoods => ({
  spuNo,
  title,
  summary,
  picture,
  unit,
  points,
  stockTotal,
  limitEach,
});

export function given(row: GoodsRow | undefined): GoodsRow {
  if (row === undefined) throw new AppError(notFound, { msg: contract.creditsCopy.goodsGone });
  return row;
}

export const listCreditsGoods = operation(contract.listCreditsGoods, async function listCreditsGoods({ db, caller }, { query: { affordable, page, size } }) {
  const pointsMax = affordable === '' ? null : ((await findHolder(db, ownerOf(caller)))?.balance ?? 0);
  const { rows, total } = await listGoodsPage(db, { page, size, pointsMax });
  return { data: rows.map(shown), count: total };
});

export const getCreditsGoods = operation(contract.getCreditsGoods, async function getCreditsGoods({ db, caller }, { query: { spuNo } }) {
  const row = given(await findGoods(db, spuNo));
  return { ...shown(row), words: row.words, had: await countPieces(db, ownerOf(caller), spuNo) };
});

export const checkCreditsStock = operation(contract.checkCreditsStock, async function checkCreditsStock({ db }, { query: { spuNo, quantity } }) {
  const { stockTotal } = given(await findGoods(db, spuNo));
  return { isEnough: stockTotal >= quantity, stockTotal };
});

export const rankCreditsGoods = operation(contract.rankCreditsGoods, async function rankCreditsGoods({ db, now }) {
  return (await listRanked(db, new Date(now - RANKED_MS), contract.CREDITS_RANK_MAX)).map(shown);
});
