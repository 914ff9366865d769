/** Freight (ORDER-3): a dealer's template, and what it comes to. */
import { QUANTITY_MAX } from '@portal/engines/goods';
import { z } from 'zod';
import { noDealerBound } from '../cart/index.ts';
import { changedMeanwhile } from '../customer/errors.ts';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { notFound } from '../core/errors.ts';
import { recordId, wholeQuery, yuan } from '../core/fields.ts';
import { orderCopy } from './copy.ts';
import { notDelivered } from './errors.ts';
import { FREIGHT_MAX } from './limits.ts';

const pieces = (error: string) => z.int({ error }).min(0, { error }).max(999_999, { error });
const fee = yuan.max(FREIGHT_MAX, { error: orderCopy.freightTooMuch });
const provinceCode = z.string().regex(/^\d{2}$/, { error: '省份编码不正确' });

export const FreightTemplate = z
  .strictObject({
    rules: z
      .array(
        z.strictObject({
          /** Empty: wherever no other rule says. */
          provinceCodes: z.array(provinceCode).max(40),
          firstPieces: pieces('首件数应为 1 到 999999 的整数').min(1, { error: '首件数应为 1 到 999999 的整数' }),
          firstFee: fee,
          /** 0: all further ones are sent with the first. */
          nextPieces: pieces('续件数应为 0 到 999999 的整数'),
          nextFee: fee,
        }),
      )
      .max(40),
    /** From this amount of goods on nothing is taken; null: never. */
    freeFrom: yuan.nullable(),
  })
  .refine(({ rules }) => new Set(rules.flatMap(({ provinceCodes }) => provinceCodes)).size === rules.flatMap(({ provinceCodes }) => provinceCodes).length, {
    error: '同一省份只能出现在一条规则中',
    path: ['rules'],
  })
  .refine(({ rules }) => rules.filter(({ provinceCodes }) => provinceCodes.length === 0).length <= 1, { error: '其他地区只能有一条规则', path: ['rules'] });
export type FreightTemplate = z.infer<typeof FreightTemplate>;

export const getFreightTemplate = defineEndpoint({
  name: 'getFreightTemplate',
  method: 'GET',
  path: '/api-cloud-merchant-service/v1/logistics/template/detail',
  summary: '运费模板',
  access: 'handlesOrders',
  idempotency: 'read',
  data: FreightTemplate,
});

/** Without rules nothing is taken. */
export const saveFreightTemplate = defineEndpoint({
  name: 'saveFreightTemplate',
  method: 'POST',
  path: '/api-cloud-merchant-service/v1/logistics/template/save',
  summary: '保存运费模板',
  access: 'editsOffers',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  /** `seen`: the template this edit began with; left out: whichever there is. */
  body: FreightTemplate.safeExtend({ seen: FreightTemplate.optional() }),
  data: FreightTemplate,
  outcomes: [changedMeanwhile],
});

/** logistics/template/calculate: at the dealer ordered from. */
export const calculateFreight = defineEndpoint({
  name: 'calculateFreight',
  method: 'POST',
  path: '/api-cloud-merchant-service/v1/logistics/template/calculate',
  summary: '计算运费',
  access: 'keepsCart',
  idempotency: 'natural',
  limit: { max: 120, windowMs: 60_000 },
  body: z.strictObject({ provinceCode, pieceCount: z.int().min(1).max(9_999_999), goodsAmount: yuan }),
  data: z.strictObject({ freight: z.number(), freightWords: z.string() }),
  outcomes: [noDealerBound, notDelivered],
});

/** A dealer's shop and what it has for an address; the calendar days are those of Beijing. */
export const ShopDelivery = z.strictObject({
  shopNo: z.string(),
  shopName: z.string(),
  /** The one ordered from now. */
  choosing: z.boolean(),
  /** inStock: sent at once and there on `expectDate`; short: offered, fewer than asked for; none: not offered; notDelivered: not to this province; abnormal: nothing can be ordered there. */
  status: z.enum(['inStock', 'short', 'none', 'notDelivered', 'abnormal']),
  /** Null: not offered. */
  stockTotal: z.int().nullable(),
  leadDays: z.int().nullable(),
  /** A day; null: none can be said. */
  expectDate: z.iso.date().nullable(),
  /** How the freight comes about. */
  freightWords: z.string(),
});
export type ShopDelivery = z.infer<typeof ShopDelivery>;

/** When, and from which of the dealers one is bound to, so many pieces of a model come to a province; the one ordered from first. No price is told. */
export const expectDelivery = defineEndpoint({
  name: 'expectDelivery',
  method: 'GET',
  path: '/api-cloud-merchant-service/v1/logistics/expect',
  summary: '送达时间',
  access: 'keepsCart',
  idempotency: 'read',
  limit: { max: 120, windowMs: 60_000 },
  query: z.strictObject({ skuNo: recordId, quantity: wholeQuery(1, QUANTITY_MAX).default(1), provinceCode }),
  data: z.array(ShopDelivery),
  outcomes: [notFound],
});
