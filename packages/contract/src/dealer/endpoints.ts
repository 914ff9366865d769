/** The first-level dealer one orders from: found, bound, switched (ACCESS-11). */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest, identityChanged, notFound } from '../core/errors.ts';
import { keywordQuery, recordId } from '../core/fields.ts';
import { dealerCopy } from './copy.ts';
import { boundElsewhere, dealerAbnormal } from './errors.ts';

const BASE = '/api-cloud-merchant-service/v1/enterprise';

const regionCode = z.string({ error: dealerCopy.areaRequired }).regex(/^\d{2,12}$/, { error: dealerCopy.areaRequired });
const regionName = z.string().min(1, { error: dealerCopy.areaRequired }).max(40, { error: dealerCopy.areaRequired });

/** Where one is, four levels of which the last may be missing. Names are compared with the codes', not believed. */
export const UserLocation = z.strictObject({
  provinceCode: regionCode,
  provinceName: regionName,
  cityCode: regionCode,
  cityName: regionName,
  areaCode: regionCode,
  areaName: regionName,
  streetCode: regionCode.optional(),
  streetName: regionName.optional(),
});
export type UserLocation = z.infer<typeof UserLocation>;

export const Dealer = z.strictObject({
  merchantNo: z.string(),
  enterpriseName: z.string(),
  contactPhone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Business scope. */
  groups: z.array(z.strictObject({ title: z.string(), tagName: z.string() })),
  /** City and area it lies in, as one line. */
  regionName: z.string(),
});
export type Dealer = z.infer<typeof Dealer>;

export const BoundDealer = Dealer.extend({
  /** 0 abnormal, 1 normal. */
  status: z.int(),
  /** The one ordered from now. */
  choosing: z.boolean(),
  /** The one a new session orders from. */
  defaultStatus: z.boolean(),
});
export type BoundDealer = z.infer<typeof BoundDealer>;

const BindPayload = z.strictObject({
  accountNo: recordId,
  userLocation: UserLocation,
  bindMerchantNo: z.string({ error: dealerCopy.dealerRequired }).regex(/^[\w-]{1,40}$/, { error: dealerCopy.dealerRequired }),
  bindMerchantName: z.string().max(100),
  /** Product from whose page one came. */
  spu: recordId.optional(),
  secKill: z.boolean().optional(),
});

/** getParentMerchantList: first-level dealers of an address, the nearest first (its area, its city, its province), or of a name anywhere. */
export const getParentMerchantList = defineEndpoint({
  name: 'getParentMerchantList',
  method: 'GET',
  path: `${BASE}/getParentMerchantList`,
  summary: '可订货的一级经销商',
  access: 'signedIn',
  idempotency: 'read',
  limit: { max: 60, windowMs: 60_000 },
  query: z
    .strictObject({
      provinceCode: regionCode.optional(),
      cityCode: regionCode.optional(),
      areaCode: regionCode.optional(),
      merchantName: keywordQuery,
      spuNo: recordId.optional(),
      secKill: z.stringbool().optional(),
    })
    .refine(({ provinceCode, merchantName }) => provinceCode !== undefined || merchantName !== '', {
      error: dealerCopy.placeOrNameRequired,
      path: ['provinceCode'],
    }),
  data: z.array(Dealer),
});

/** getBindDetail: the dealers one is bound to, the one ordered from first. */
export const getBindDetail = defineEndpoint({
  name: 'getBindDetail',
  method: 'GET',
  path: `${BASE}/getBindDetail`,
  summary: '已绑定的一级经销商',
  access: 'signedIn',
  idempotency: 'read',
  data: z.array(BoundDealer),
});

/** bindParentMerchantList: binds a dealer and orders from it from now on. */
export const bindParentMerchantList = defineEndpoint({
  name: 'bindParentMerchantList',
  method: 'POST',
  path: `${BASE}/bindParentMerchantList`,
  summary: '绑定一级经销商',
  access: 'ordersFromDealer',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: BindPayload,
  data: z.array(BoundDealer),
  outcomes: [notFound, badRequest, identityChanged, dealerAbnormal, boundElsewhere],
});

/** toggleShop: orders from another of the bound dealers from now on. */
export const toggleShop = defineEndpoint({
  name: 'toggleShop',
  method: 'POST',
  path: `${BASE}/toggleShop`,
  summary: '切换店铺',
  access: 'ordersFromDealer',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ firstMerchantNo: recordId }),
  data: z.array(BoundDealer),
  outcomes: [notFound, dealerAbnormal],
});

/** default-first-dealer: the dealer ordered from where none is chosen. */
export const defaultFirstDealer = defineEndpoint({
  name: 'defaultFirstDealer',
  method: 'POST',
  path: `${BASE}/default-first-dealer`,
  summary: '设为默认一级经销商',
  access: 'ordersFromDealer',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ parentMerchantNo: recordId }),
  data: z.array(BoundDealer),
  outcomes: [notFound],
});
