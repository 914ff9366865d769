/** The first-level dealer one orders from: found, bound, switched (ACCESS-11). */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest, forbidden, identityChanged, notFound } from '../core/errors.ts';
import { keywordQuery, leftOut, recordId } from '../core/fields.ts';
import { dealerCopy } from './copy.ts';
import { boundElsewhere, dealerAbnormal } from './errors.ts';

const BASE = '/api-cloud-merchant-service/v1/enterprise';

const regionCode = z.string({ error: dealerCopy.areaRequired }).regex(/^\d{2,12}$/, { error: dealerCopy.areaRequired });
const regionName = z.string({ error: dealerCopy.areaRequired }).min(1, { error: dealerCopy.areaRequired }).max(40, { error: dealerCopy.areaRequired });

const regionCodeLeftOut = leftOut(regionCode, dealerCopy.areaRequired);
const regionNameLeftOut = leftOut(regionName, dealerCopy.areaRequired);

/** Where one is, four levels of which the last may be missing. Names are compared with the codes', not believed. */
const UserLocation = z.strictObject(
  {
    provinceCode: regionCode,
    provinceName: regionName,
    cityCode: regionCode,
    cityName: regionName,
    areaCode: regionCode,
    areaName: regionName,
    streetCode: regionCodeLeftOut,
    /** Without a code it says nothing. */
    streetName: regionNameLeftOut,
  },
  // a field that nobody knows is told of by its name
  { error: ({ code }) => (code === 'invalid_type' ? dealerCopy.areaRequired : undefined) },
);
export type UserLocation = z.infer<typeof UserLocation>;

/** Yes or no as clients write it: a truth value, a figure, or either as text. */
const yesOrNo = z
  .union([z.boolean(), z.literal([0, 1]), z.literal(['0', '1', 'true', 'false', '']), z.null()])
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true')
  .optional();

export const Dealer = z.strictObject({
  merchantNo: z.string(),
  enterpriseName: z.string(),
  /** Only of a dealer that is bound in full; of any other its beginning and end (DEALER-15). */
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
  /** Why it cannot be ordered from; '' where it can. */
  msg: z.string(),
});
export type BoundDealer = z.infer<typeof BoundDealer>;

const NamedPlace = z.strictObject({
  provinceCode: regionCodeLeftOut,
  provinceName: regionNameLeftOut,
  cityCode: regionCodeLeftOut,
  cityName: regionNameLeftOut,
  areaCode: regionCodeLeftOut,
  areaName: regionNameLeftOut,
  streetCode: regionCodeLeftOut,
  streetName: regionNameLeftOut,
});

/** Each level's code begins with that of the level above it. */
const CODE_LENGTHS = [2, 4, 6, 9] as const;

/** A place as one text of an address. */
const placeInOne = z
  .string()
  .max(400)
  .transform((text, context): unknown => {
    const given = text.startsWith('{') ? jsonOf(text) : codesOf(text);
    if (given === null) context.issues.push({ code: 'custom', message: dealerCopy.areaRequired, input: text });
    return given;
  })
  .pipe(NamedPlace);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function codesOf(text: string): Record<string, string> | null {
  const given = text.split(',').map((code) => code.trim());
  const deepest = given.at(-1) ?? '';
  const codes = given.length > 1 ? given : CODE_LENGTHS.filter((length) => length <= deepest.length).map((length) => deepest.slice(0, length));
  if (codes.length === 0 || codes.length > 4 || !given.every((code) => /^\d{2,12}$/.test(code))) return null;
  return Object.fromEntries(codes.map((code, level) => [`${['province', 'city', 'area', 'street'][level]}Code`, code]));
}

/** What a person chooses stands first: of several faults the first is the answer's `msg`. */
const BindPayload = z.strictObject({
  userLocation: UserLocation,
  bindMerchantNo: z.string({ error: dealerCopy.dealerRequired }).regex(/^[\w-]{1,40}$/, { error: dealerCopy.dealerRequired }),
  bindMerchantName: z.string({ error: dealerCopy.dealerRequired }).max(100),
  accountNo: recordId,
  /** Product from whose page one came. */
  spu: leftOut(recordId, '编号格式不正确'),
  secKill: yesOrNo,
});

/** getParentMerchantList, getbindMerchant: first-level dealers of an address (as a binding names it), the nearest first, or of a name anywhere. */
export const getParentMerchantList = defineEndpoint({
  name: 'getParentMerchantList',
  method: 'GET',
  path: `${BASE}/getParentMerchantList`,
  also: [`${BASE}/getbindMerchant`],
  summary: '可订货的一级经销商',
  access: 'signedIn',
  idempotency: 'read',
  quota: 'dealers',
  limit: { max: 60, windowMs: 60_000 },
  query: z
    .strictObject({
      provinceCode: regionCodeLeftOut,
      provinceName: regionNameLeftOut,
      cityCode: regionCodeLeftOut,
      cityName: regionNameLeftOut,
      areaCode: regionCodeLeftOut,
      areaName: regionNameLeftOut,
      streetCode: regionCodeLeftOut,
      streetName: regionNameLeftOut,
      /** The place in one: its code, its codes with commas between them, or the fields above as JSON (WIRE-15). */
      address: leftOut(placeInOne, dealerCopy.areaRequired),
      merchantName: keywordQuery,
      /** A family that is not sold has no dealers. */
      spuNo: leftOut(recordId, '编号格式不正确'),
      /** Accepted, and narrows nothing: flash sales are the provider's, for the customers of every dealer. */
      secKill: yesOrNo,
    })
    .transform(({ address, ...query }) => ({ ...query, ...address }))
    .refine(({ provinceCode, merchantName }) => provinceCode !== undefined || merchantName !== '', {
      error: dealerCopy.placeOrNameRequired,
      path: ['provinceCode'],
    }),
  data: z.array(Dealer),
  outcomes: [badRequest],
});

/** bindDetail, first-distributor list: the dealers one is bound to, the one ordered from first. `getBindDetail` gives them as shops. */
export const bindDetail = defineEndpoint({
  name: 'bindDetail',
  method: 'GET',
  path: `${BASE}/bindDetail`,
  also: [`${BASE}/first-distributor/list`],
  summary: '已绑定的一级经销商',
  access: 'signedIn',
  idempotency: 'read',
  data: z.array(BoundDealer),
});

/** Who may order from the dealer acted for, counted; by name: `listBoundCustomers`. Nought for whoever is no first-level dealer. */
export const countBoundCustomers = defineEndpoint({
  name: 'countBoundCustomers',
  method: 'GET',
  path: `${BASE}/countBoundCustomers`,
  summary: '已绑定本店的客户数',
  access: 'managesStaff',
  idempotency: 'read',
  data: z.strictObject({
    /** Certified or not, once each. */
    enterprises: z.int(),
    /** People without an enterprise. */
    persons: z.int(),
  }),
});

/** bindParentMerchantList, bind-first-dealer, binding: binds a dealer and orders from it from now on. */
export const bindParentMerchantList = defineEndpoint({
  name: 'bindParentMerchantList',
  method: 'POST',
  path: `${BASE}/bindParentMerchantList`,
  also: [`${BASE}/binding`, `${BASE}/account/bind-first-dealer`, '/api-cloud-merchant-service/v1/account/bind-first-dealer'],
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
  body: z.strictObject({ firstMerchantNo: z.string({ error: dealerCopy.shopRequired }).regex(/^[\w-]{1,40}$/, { error: dealerCopy.shopRequired }) }),
  data: z.array(BoundDealer),
  outcomes: [notFound, dealerAbnormal],
});

/**
 * default-first-dealer, setDefaultFirstDistributor (`parentMerchantNo`), defaultFirstAjax (`merchantNo`, `enterpriseName`): the dealer
 * ordered from where none is chosen. The number decides; the name is not looked at. Enterprises of type 4 mark none, and are refused.
 */
export const defaultFirstDealer = defineEndpoint({
  name: 'defaultFirstDealer',
  method: 'POST',
  path: `${BASE}/default-first-dealer`,
  also: [`${BASE}/setDefaultFirstDistributor`, `${BASE}/defaultFirstAjax`],
  summary: '设为默认一级经销商',
  access: 'ordersFromDealer',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.union(
    [
      z.strictObject({ parentMerchantNo: recordId }),
      z
        .strictObject({ merchantNo: recordId, enterpriseName: z.string().max(100).optional() })
        .transform(({ merchantNo }) => ({ parentMerchantNo: merchantNo })),
    ],
    { error: dealerCopy.shopRequired },
  ),
  data: z.array(BoundDealer),
  outcomes: [forbidden, notFound, dealerAbnormal],
});
