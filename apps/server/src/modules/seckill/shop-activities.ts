/** A dealer's own activities: another's are none. */
import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/seckill';
import { formatYuan } from '@portal/units';
import type { SignedInCaller } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { noteDealerAct } from '../staff/index.ts';
import { callOff } from './call-off.ts';
import { findGoodsFor, searchGoodsFor } from './goods-for-buyers.ts';
import { makeActivity } from './make-activity.ts';
import { activitiesFor, boardFor, itemsFor } from './shown-activity.ts';
import { findActivity, listActivityPage, PROVIDER, type Organiser } from './store.ts';

const organiserOf = ({ merchantNo }: SignedInCaller): Organiser => ({ pType: 2, shopNo: merchantNo });

/** Throws `notFound`. */
export function found<Value>(value: Value | undefined, msg?: string): Value {
  if (value === undefined) throw new AppError(notFound, msg === undefined ? {} : { msg });
  return value;
}

export const listShopSeckills = operation(contract.listShopSeckills, async function listShopSeckills(ctx, { query }) {
  const { rows, total } = await listActivityPage(ctx.db, organiserOf(ctx.caller), query);
  return { data: await activitiesFor(ctx, rows), count: total };
});

/** The provider's, which its customers buy of it in: what is sold when and at which price, and nothing of other dealers (SECKILL-15). */
export const listPlatformSeckills = operation(contract.listPlatformSeckills, async function listPlatformSeckills(ctx) {
  const { rows } = await listActivityPage(ctx.db, PROVIDER, { page: 1, size: contract.PLATFORM_SECKILLS_SHOWN });
  const shown = (await activitiesFor(ctx, rows)).filter(({ gmtEnd }) => Date.parse(gmtEnd) > ctx.now - contract.SECKILL_SHOWN_AFTER_MS);
  const items = await itemsFor(
    ctx,
    shown.map(({ activityNo }) => activityNo),
  );
  return shown.map(({ activityNo, activityName, status, abandonReason, gmtStart, gmtEnd, sessionCount }) => ({
    activityNo,
    activityName,
    status,
    abandonReason,
    gmtStart,
    gmtEnd,
    sessionCount,
    items: (items.get(activityNo) ?? []).map(({ itemNo, itemName, price }) => ({ itemNo, itemName, price })),
  }));
});

export const getShopSeckill = operation(contract.getShopSeckill, async function getShopSeckill(ctx, { params: { activityNo } }) {
  return boardFor(ctx, found(await findActivity(ctx.db, organiserOf(ctx.caller), activityNo)));
});

export const findShopSeckillGoods = operation(contract.findShopSeckillGoods, async function findShopSeckillGoods(ctx, { query: { code } }) {
  return found(await findGoodsFor(ctx, organiserOf(ctx.caller), code), contract.seckillCopy.goodsUnknown);
});

export const searchShopSeckillGoods = operation(contract.searchShopSeckillGoods, function searchShopSeckillGoods(ctx, { query: { keyword } }) {
  return searchGoodsFor(ctx, organiserOf(ctx.caller), keyword);
});

export const makeShopSeckill = operation(contract.makeShopSeckill, async function makeShopSeckill(ctx, { body }) {
  const activity = await makeActivity(ctx, organiserOf(ctx.caller), body, ctx.caller.accountNo);
  const board = await boardFor(ctx, activity);
  const prices = body.items.map(({ price }) => formatYuan(price).text).join('、');
  const pieces = body.stock.reduce((sum, { pieceCount }) => sum + pieceCount, 0);
  await noteDealerAct(ctx, 'makeShopSeckill', `${body.activityName}，${body.sessions.length} 场，秒杀价 ${prices}，每场库存 ${pieces} 件`);
  return board;
});

export const abandonShopSeckill = operation(contract.abandonShopSeckill, async function abandonShopSeckill(ctx, { body }) {
  const before = await findActivity(ctx.db, organiserOf(ctx.caller), body.activityNo);
  const activity = await callOff(ctx, organiserOf(ctx.caller), body);
  if (before?.gmtAbandon === null) await noteDealerAct(ctx, 'abandonShopSeckill', `${activity.activityName}，原因：${body.reason}`);
  return boardFor(ctx, activity);
});
