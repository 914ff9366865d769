/** Calls about a dealer's pricing groups (PRICE-30 to PRICE-33). *Ours.* Each is about the dealer that acts; a group of another is no group. */
import { z } from 'zod';
import { goodsInvalid, PriceReason } from '../catalog/index.ts';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest, notFound } from '../core/errors.ts';
import { recordId } from '../core/fields.ts';
import { dealerPrice } from './dealer-price.ts';
import { changedMeanwhile, groupNameTaken, groupNotEmpty, noSuchGroup, notYourCustomer, tooManyGroups } from './errors.ts';
import { GroupChange, GroupMove, GroupPriceQuery, GroupPriceRow, GroupTerms, PricingGroup } from './group-shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/dealer-group';
/** All models of the catalogue are looked through. */
const LIST_COST_MS = 12;

export const listPricingGroups = defineEndpoint({
  name: 'listPricingGroups',
  method: 'GET',
  path: `${BASE}/list`,
  summary: '价格分组',
  access: 'seesOffers',
  idempotency: 'read',
  data: z.array(PricingGroup),
});

export const addPricingGroup = defineEndpoint({
  name: 'addPricingGroup',
  method: 'POST',
  path: `${BASE}/add`,
  summary: '新建价格分组',
  access: 'editsOffers',
  idempotency: 'key',
  costMs: () => WRITE_COST_MS,
  body: GroupTerms,
  data: PricingGroup,
  outcomes: [badRequest, groupNameTaken, tooManyGroups],
});

export const updatePricingGroup = defineEndpoint({
  name: 'updatePricingGroup',
  method: 'POST',
  path: `${BASE}/update`,
  summary: '修改价格分组',
  access: 'editsOffers',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: GroupChange,
  data: z.null(),
  outcomes: [badRequest, noSuchGroup, groupNameTaken, changedMeanwhile],
});

/** With its prices; refused while a customer is in it. */
export const deletePricingGroup = defineEndpoint({
  name: 'deletePricingGroup',
  method: 'POST',
  path: `${BASE}/delete`,
  summary: '删除价格分组',
  access: 'editsOffers',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ groupNo: recordId }),
  data: z.null(),
  outcomes: [noSuchGroup, groupNotEmpty],
});

/** Customers are in this group from then on, and in no other; all of them or none. */
export const moveCustomers = defineEndpoint({
  name: 'moveCustomers',
  method: 'POST',
  path: `${BASE}/move-customers`,
  summary: '调整客户的价格分组',
  access: 'editsOffers',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: GroupMove,
  data: z.null(),
  outcomes: [badRequest, noSuchGroup, notYourCustomer],
});

/** Models of the catalogue with what a group pays for each, and beside them what one customer is shown. */
export const listGroupPrices = defineEndpoint({
  name: 'listGroupPrices',
  method: 'GET',
  path: `${BASE}/prices`,
  summary: '分组定价',
  access: 'seesOffers',
  idempotency: 'read',
  costMs: () => LIST_COST_MS,
  query: GroupPriceQuery,
  data: z.array(GroupPriceRow),
  counted: true,
  outcomes: [noSuchGroup, notYourCustomer],
});

/** A price of the group's own for a model; null takes it away. `seen`: the one this edit began with, null: none; left out: whichever there is. */
export const saveGroupPrice = defineEndpoint({
  name: 'saveGroupPrice',
  method: 'POST',
  path: `${BASE}/save-price`,
  summary: '保存分组定价',
  access: 'editsOffers',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ groupNo: recordId, skuNo: recordId, price: dealerPrice.nullable(), seen: dealerPrice.nullable().optional() }),
  data: z.null(),
  outcomes: [badRequest, noSuchGroup, goodsInvalid, changedMeanwhile],
});

/** Why a customer of this dealer is shown what it is: every rank, as it reads where it orders from this dealer. */
export const explainCustomerPrice = defineEndpoint({
  name: 'explainCustomerPrice',
  method: 'GET',
  path: '/api-cloud-merchant-service/v1/dealer-customer/price-reason',
  summary: '客户价格由来',
  access: 'seesOffers',
  idempotency: 'read',
  query: z.object({ customerNo: recordId, skuNo: recordId }),
  data: PriceReason,
  outcomes: [notYourCustomer, notFound],
});
