/** The provider's own activities, on the console; what is done stands in the operators' log. */
import * as contract from '@portal/contract/seckill';
import type { BodyOf } from '@portal/contract/core';
import { formatYuan } from '@portal/units';
import { operation } from '../../platform/http/operation.ts';
import { recordAct } from '../operator/index.ts';
import { callOff } from './call-off.ts';
import { findGoodsFor, searchGoodsFor } from './goods-for-buyers.ts';
import { makeActivity } from './make-activity.ts';
import { found } from './shop-activities.ts';
import { activitiesFor, boardFor } from './shown-activity.ts';
import { findActivity, listActivityPage, PROVIDER } from './store.ts';
import { tellDealers } from './tell-dealers.ts';

export const listSeckillActivities = operation(contract.listSeckillActivities, async function listSeckillActivities(ctx, { query }) {
  const { rows, total } = await listActivityPage(ctx.db, PROVIDER, query);
  return { data: await activitiesFor(ctx, rows), count: total };
});

export const getSeckillActivity = operation(contract.getSeckillActivity, async function getSeckillActivity(ctx, { params: { activityNo } }) {
  return boardFor(ctx, found(await findActivity(ctx.db, PROVIDER, activityNo)));
});

export const findSeckillGoods = operation(contract.findSeckillGoods, async function findSeckillGoods(ctx, { query: { code } }) {
  return found(await findGoodsFor(ctx, PROVIDER, code), contract.seckillCopy.goodsUnknown);
});

export const searchSeckillGoods = operation(contract.searchSeckillGoods, function searchSeckillGoods(ctx, { query: { keyword } }) {
  return searchGoodsFor(ctx, PROVIDER, keyword);
});

/** What is sold at which price, in the order it was written. */
const pricesOf = ({ items }: Pick<BodyOf<typeof contract.makeSeckillActivity>, 'items'>): string =>
  items.map(({ code, price }) => `${code} ${formatYuan(price).text}`).join('，');

export const makeSeckillActivity = operation(contract.makeSeckillActivity, async function makeSeckillActivity(ctx, { body }) {
  const row = await makeActivity(ctx, PROVIDER, body, ctx.caller.operator.operatorNo);
  await recordAct(ctx, 'makeSeckillActivity', { target: row.activityNo, after: { title: row.activityName, seckillPrices: pricesOf(body) } });
  const board = await boardFor(ctx, row);
  await tellDealers(ctx, board);
  return board;
});

export const abandonSeckillActivity = operation(contract.abandonSeckillActivity, async function abandonSeckillActivity(ctx, { body }) {
  const before = await findActivity(ctx.db, PROVIDER, body.activityNo);
  const row = await callOff(ctx, PROVIDER, body);
  if (before?.gmtAbandon === null)
    await recordAct(ctx, 'abandonSeckillActivity', { target: row.activityNo, after: { title: row.activityName, closeReason: row.abandonReason } });
  return boardFor(ctx, row);
});
