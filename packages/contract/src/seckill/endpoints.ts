/** Flash sales as buyers see them (SECKILL-1 to SECKILL-8). */
import { z } from 'zod';
import { noDealerBound } from '../cart/index.ts';
import { Address } from '../address/index.ts';
import { defineEndpoint } from '../core/endpoint.ts';
import { idempotencyKeyReused, notFound } from '../core/errors.ts';
import { queryNumber, recordId, recordIdLeftOut } from '../core/fields.ts';
import { dealerAbnormal } from '../dealer/errors.ts';
import { notDelivered } from '../order/errors.ts';
import {
  seckillAbandoned,
  seckillAmountChanged,
  seckillBusy,
  seckillFewLeft,
  seckillFinished,
  seckillNotStarted,
  seckillOverLimit,
  seckillSoldOut,
  seckillUnpaid,
} from './errors.ts';
import { SECKILL_PRICES_ASKED_MAX } from './limits.ts';
import { buyQuantity, SeckillAsked, SeckillDetail, SeckillList, SeckillPrices, SeckillType } from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/seckill';
const CALCULATE_COST_MS = 8;

/** Sessions that run, are to come, or are over, the nearest first; of the dealer ordered from, or of the provider. */
export const listSeckills = defineEndpoint({
  name: 'listSeckills',
  method: 'GET',
  path: `${BASE}/page`,
  also: ['/api-cloud-merchant-service/v1/goods/seckill'],
  summary: '秒杀场次',
  access: 'keepsCart',
  idempotency: 'read',
  limit: { max: 240, windowMs: 60_000 },
  query: z.object({ pType: queryNumber.pipe(SeckillType).optional(), when: z.enum(['running', 'coming', 'over']).default('running') }),
  data: SeckillList,
});

export const getSeckill = defineEndpoint({
  name: 'getSeckill',
  method: 'GET',
  path: `${BASE}/detail/:itemNo`,
  summary: '秒杀商品详情',
  access: 'keepsCart',
  idempotency: 'read',
  limit: { max: 240, windowMs: 60_000 },
  params: z.strictObject({ itemNo: recordId }),
  data: SeckillDetail,
  outcomes: [notFound],
});

/** Of the models named, numbers with commas between them; at most a hundred. */
export const listSeckillPrices = defineEndpoint({
  name: 'listSeckillPrices',
  method: 'GET',
  path: `${BASE}/prices`,
  summary: '型号的秒杀价',
  access: 'keepsCart',
  idempotency: 'read',
  limit: { max: 240, windowMs: 60_000 },
  query: z.object({
    skuNos: z
      .string()
      .transform((text) => [...new Set(text.split(','))])
      .pipe(z.array(recordId).min(1).max(SECKILL_PRICES_ASKED_MAX)),
  }),
  data: SeckillPrices,
});

/** What it would come to now; nothing is stored, and nothing is held. */
export const calculateSeckill = defineEndpoint({
  name: 'calculateSeckill',
  method: 'POST',
  path: `${BASE}/preSettlement`,
  summary: '秒杀预结算',
  access: 'keepsCart',
  idempotency: 'natural',
  costMs: () => CALCULATE_COST_MS,
  body: z.strictObject({ itemNo: recordId, quantity: buyQuantity, addressId: recordIdLeftOut() }),
  data: z.strictObject({
    /** The one named, else the default one; null: there is none. */
    address: Address.nullable(),
    goodsAmount: z.number(),
    freight: z.number(),
    freightWords: z.string(),
    amount: z.number(),
    /** What the same costs the caller otherwise, contracts and groups with it; null: it is not sold to the caller, or without a price. */
    usualAmount: z.number().nullable(),
    /** It can be delivered there. */
    isReady: z.boolean(),
  }),
  outcomes: [noDealerBound, dealerAbnormal, notFound, seckillFewLeft, seckillOverLimit, seckillSoldOut, seckillUnpaid],
});

/**
 * Held and ordered, or refused, at once. `attemptNo` is the caller's own: asked again with it there is one order, and the same answer. It costs
 * the database little: of a rush all but those who may win are refused before it.
 */
export const buySeckill = defineEndpoint({
  name: 'buySeckill',
  method: 'POST',
  path: `${BASE}/order/:itemNo/:attemptNo`,
  summary: '秒杀下单',
  access: 'keepsCart',
  idempotency: 'natural',
  transaction: 'own',
  limit: { max: 30, windowMs: 60_000 },
  params: z.strictObject({ itemNo: recordId, attemptNo: recordId }),
  body: SeckillAsked,
  data: z.strictObject({
    orderNo: z.string(),
    shopOrderNo: z.string(),
    payNo: z.string(),
    amount: z.number(),
    gmtExpire: z.iso.datetime(),
  }),
  outcomes: [
    noDealerBound,
    dealerAbnormal,
    notFound,
    idempotencyKeyReused,
    notDelivered,
    seckillNotStarted,
    seckillFinished,
    seckillAbandoned,
    seckillSoldOut,
    seckillFewLeft,
    seckillOverLimit,
    seckillBusy,
    seckillUnpaid,
    seckillAmountChanged,
  ],
});
