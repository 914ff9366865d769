/** Activities as those who run them see them: a dealer its own, the provider's staff those of the provider (SECKILL-10 to SECKILL-12). */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest, notFound } from '../core/errors.ts';
import { pagingQuery, recordId } from '../core/fields.ts';
import { seckillMoved, seckillPriceUneven, seckillStockShort } from './errors.ts';
import { SECKILL_GOODS_FOUND } from './limits.ts';
import { abandonReason, PlatformSeckill, SeckillActivity, SeckillBoard, SeckillGoods, SeckillGoodsFound, SeckillPlan } from './shapes.ts';

const SHOP = '/api-cloud-merchant-service/v1/shop-seckill';
const CONSOLE = '/api-console/v1/seckill';
const onConsole = ['console'] as const;
const MAKE_COST_MS = 40;
const often = { max: 240, windowMs: 60_000 };
const one = z.strictObject({ activityNo: recordId });
const abandoned = z.strictObject({ activityNo: recordId, reason: abandonReason });
const SEARCH_COST_MS = 12;
const searched = z.object({ keyword: z.string().trim().min(1).max(60) });
/** A model's number or model, or a set's number. */
const goodsAsked = z.object({ code: z.string().trim().min(1).max(60) });

export const listShopSeckills = defineEndpoint({
  name: 'listShopSeckills',
  method: 'GET',
  path: `${SHOP}/page`,
  summary: '店铺秒杀活动',
  access: 'seesOffers',
  idempotency: 'read',
  limit: often,
  query: z.object(pagingQuery),
  data: z.array(SeckillActivity),
  counted: true,
});

/** The provider's, as far as a dealer is told of them: the newest first, without those long over. */
export const listPlatformSeckills = defineEndpoint({
  name: 'listPlatformSeckills',
  method: 'GET',
  path: `${SHOP}/platform`,
  summary: '平台秒杀活动（经销商查看）',
  access: 'seesOffers',
  idempotency: 'read',
  limit: often,
  data: z.array(PlatformSeckill),
});

export const getShopSeckill = defineEndpoint({
  name: 'getShopSeckill',
  method: 'GET',
  path: `${SHOP}/detail/:activityNo`,
  summary: '店铺秒杀活动看板',
  access: 'seesOffers',
  idempotency: 'read',
  limit: often,
  params: one,
  data: SeckillBoard,
  outcomes: [notFound],
});

export const findShopSeckillGoods = defineEndpoint({
  name: 'findShopSeckillGoods',
  method: 'GET',
  path: `${SHOP}/goods`,
  summary: '查找可参加秒杀的产品',
  access: 'seesOffers',
  idempotency: 'read',
  limit: often,
  query: goodsAsked,
  data: SeckillGoods,
  outcomes: [notFound],
});

/** While one types: models whose number or name holds every word, those that begin with it first, then sets. */
export const searchShopSeckillGoods = defineEndpoint({
  name: 'searchShopSeckillGoods',
  method: 'GET',
  path: `${SHOP}/goods/search`,
  summary: '搜索可参加秒杀的产品',
  access: 'seesOffers',
  idempotency: 'read',
  limit: often,
  costMs: () => SEARCH_COST_MS,
  query: searched,
  data: z.array(SeckillGoodsFound).max(SECKILL_GOODS_FOUND),
});

/** The pieces leave the dealer's stock for as long as the activity has them. */
export const makeShopSeckill = defineEndpoint({
  name: 'makeShopSeckill',
  method: 'POST',
  path: `${SHOP}/add`,
  summary: '新建店铺秒杀活动',
  access: 'editsOffers',
  idempotency: 'key',
  costMs: () => MAKE_COST_MS,
  body: SeckillPlan,
  data: SeckillBoard,
  outcomes: [badRequest, notFound, seckillStockShort, seckillPriceUneven],
});

/** Unpaid orders are closed; those that are paid stay. */
export const abandonShopSeckill = defineEndpoint({
  name: 'abandonShopSeckill',
  method: 'POST',
  path: `${SHOP}/abandon`,
  summary: '终止店铺秒杀活动',
  access: 'editsOffers',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: abandoned,
  data: SeckillBoard,
  outcomes: [notFound, seckillMoved],
});

export const listSeckillActivities = defineEndpoint({
  name: 'listSeckillActivities',
  method: 'GET',
  path: `${CONSOLE}/page`,
  summary: '平台秒杀活动',
  access: 'runsSeckill',
  idempotency: 'read',
  sites: onConsole,
  limit: often,
  query: z.object(pagingQuery),
  data: z.array(SeckillActivity),
  counted: true,
});

export const getSeckillActivity = defineEndpoint({
  name: 'getSeckillActivity',
  method: 'GET',
  path: `${CONSOLE}/detail/:activityNo`,
  summary: '平台秒杀活动看板',
  access: 'runsSeckill',
  idempotency: 'read',
  sites: onConsole,
  limit: often,
  params: one,
  data: SeckillBoard,
  outcomes: [notFound],
});

export const findSeckillGoods = defineEndpoint({
  name: 'findSeckillGoods',
  method: 'GET',
  path: `${CONSOLE}/goods`,
  summary: '查找可参加平台秒杀的产品',
  access: 'runsSeckill',
  idempotency: 'read',
  sites: onConsole,
  limit: often,
  query: goodsAsked,
  data: SeckillGoods,
  outcomes: [notFound],
});

export const searchSeckillGoods = defineEndpoint({
  name: 'searchSeckillGoods',
  method: 'GET',
  path: `${CONSOLE}/goods/search`,
  summary: '搜索可参加平台秒杀的产品',
  access: 'runsSeckill',
  idempotency: 'read',
  sites: onConsole,
  limit: often,
  costMs: () => SEARCH_COST_MS,
  query: searched,
  data: z.array(SeckillGoodsFound).max(SECKILL_GOODS_FOUND),
});

export const makeSeckillActivity = defineEndpoint({
  name: 'makeSeckillActivity',
  method: 'POST',
  path: `${CONSOLE}/add`,
  summary: '新建平台秒杀活动',
  access: 'runsSeckill',
  idempotency: 'key',
  sites: onConsole,
  costMs: () => MAKE_COST_MS,
  body: SeckillPlan,
  data: SeckillBoard,
  outcomes: [badRequest, notFound, seckillPriceUneven],
});

export const abandonSeckillActivity = defineEndpoint({
  name: 'abandonSeckillActivity',
  method: 'POST',
  path: `${CONSOLE}/abandon`,
  summary: '终止平台秒杀活动',
  access: 'runsSeckill',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: abandoned,
  data: SeckillBoard,
  outcomes: [notFound, seckillMoved],
});
