/** Dealers as shops: the bound ones, those that deliver a model, those that take part in a promotion. */
import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { recordId } from '../core/fields.ts';
import { noSuchActivity } from './errors.ts';

const BASE = '/api-cloud-merchant-service/v1/enterprise';

const mark = z.literal([0, 1]);

/** A first-level dealer where goods are ordered. */
export const Shop = z.strictObject({
  parentMerchantNo: z.string(),
  parentMerchantName: z.string(),
  contactPhone: z.string(),
  /** 1: the one ordered from now. */
  choosing: mark,
  /** 1: the one ordered from where none is chosen. */
  defaultStatus: mark,
  /** 0 abnormal, 1 normal. */
  status: mark,
  /** A dealer has one shop, of the dealer's own number. */
  shopNo: z.string(),
  /** Why it cannot be ordered from; '' where it can. */
  msg: z.string(),
});
export type Shop = z.infer<typeof Shop>;

/** getBindDetail: the dealers one is bound to, as shops; the one ordered from first. */
export const getBindDetail = defineEndpoint({
  name: 'getBindDetail',
  method: 'GET',
  path: `${BASE}/getBindDetail`,
  summary: '已绑定的店铺',
  access: 'signedIn',
  idempotency: 'read',
  data: z.array(Shop),
});

/**
 * getShopList: the shops that deliver a model to the caller: the one ordered from, the others that are bound, and where one may still
 * choose, those of the place one is in. None of a model that is not sold.
 */
export const getShopList = defineEndpoint({
  name: 'getShopList',
  method: 'GET',
  path: `${BASE}/getShopList`,
  summary: '可供货的店铺',
  access: 'signedIn',
  idempotency: 'read',
  quota: 'dealers',
  limit: { max: 120, windowMs: 60_000 },
  query: z.strictObject({ spuNo: recordId, skuNo: recordId }),
  data: z.array(Shop),
});

/** merchant group auth: 1 where design orders may be made for a group of one's customers, whose fields the order then takes. */
export const merchantGroupAuth = defineEndpoint({
  name: 'merchantGroupAuth',
  method: 'GET',
  path: `${BASE}/merchantGroupAuth`,
  summary: '客户分组权限',
  access: 'signedIn',
  idempotency: 'read',
  data: z.strictObject({ permission: mark }),
});

/** promotionShop: the shops where a promoted product can be had, as `getShopList` gives them; of a promotion that does not exist, is over or has no such product it is said so. */
export const promotionShop = defineEndpoint({
  name: 'promotionShop',
  method: 'GET',
  path: `${BASE}/promotionShop`,
  summary: '参与活动的店铺',
  access: 'signedIn',
  idempotency: 'read',
  quota: 'dealers',
  limit: { max: 120, windowMs: 60_000 },
  query: z.strictObject({ spuNo: recordId, activityNo: recordId }),
  data: z.array(Shop),
  outcomes: [noSuchActivity],
});
