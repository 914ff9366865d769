/** What is asked of the provider: handed in, read and added to by whoever asks (REQUEST-1 to 8). */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest, notFound } from '../core/errors.ts';
import { pagingQuery, recordId } from '../core/fields.ts';
import { requirementCopy } from './copy.ts';
import { requirementMoved, tooManyRequirements, tooManyWords } from './errors.ts';
import { oneRequirement, Requirement, RequirementForm, RequirementStatus, RequirementSummary, wordText } from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/requirement';

/** getOneLevelList: the product types of the form, which are the first categories of the goods. */
export const listProductTypes = defineEndpoint({
  name: 'listProductTypes',
  method: 'GET',
  path: `${BASE}/getOneLevelList`,
  summary: '需求单的产品类型',
  access: 'everyone',
  idempotency: 'read',
  data: z.array(z.strictObject({ id: z.string(), itemValue: z.string() })),
});

/** listShopService: what may be asked for, and the budget ranges. */
export const listShopService = defineEndpoint({
  name: 'listShopService',
  method: 'GET',
  path: `${BASE}/listShopService`,
  summary: '可提交的需求类型与预算范围',
  access: 'everyone',
  idempotency: 'read',
  data: z.strictObject({
    services: z.array(z.strictObject({ requirementTypeId: z.int(), title: z.string(), words: z.string() })),
    budgetRanges: z.array(z.strictObject({ itemName: z.string(), itemValue: z.string() })),
  }),
});

/** postRequirementSubmit: data is the new requirement's id. */
export const submitRequirement = defineEndpoint({
  name: 'submitRequirement',
  method: 'POST',
  path: `${BASE}/postRequirementSubmit`,
  summary: '提交需求',
  access: 'signedIn',
  idempotency: 'key',
  limit: { max: 60, windowMs: 3_600_000 },
  costMs: () => WRITE_COST_MS,
  body: RequirementForm,
  data: z.string(),
  outcomes: [badRequest, tooManyRequirements],
});

/** One's own, those changed last first; `designOrderId`: what was asked for that order alone. */
export const listRequirements = defineEndpoint({
  name: 'listRequirements',
  method: 'GET',
  path: `${BASE}/page`,
  summary: '我的需求',
  access: 'signedIn',
  idempotency: 'read',
  query: z.object({ ...pagingQuery, state: RequirementStatus.optional(), designOrderId: recordId.optional() }),
  data: z.array(RequirementSummary),
  counted: true,
});

export const getRequirement = defineEndpoint({
  name: 'getRequirement',
  method: 'GET',
  path: `${BASE}/detail/:id`,
  summary: '需求详情',
  access: 'signedIn',
  idempotency: 'read',
  params: oneRequirement,
  data: Requirement,
  outcomes: [notFound],
});

/** A further word of the asker; after an answer it is a further question. */
export const addRequirementWord = defineEndpoint({
  name: 'addRequirementWord',
  method: 'POST',
  path: `${BASE}/addWord`,
  summary: '补充需求',
  access: 'signedIn',
  idempotency: 'key',
  limit: { max: 60, windowMs: 3_600_000 },
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ id: recordId, text: wordText(requirementCopy.wordRequired) }),
  data: Requirement,
  outcomes: [notFound, requirementMoved, tooManyWords],
});

/** From now on the desk may read the goods of the order it is asked for, or may not; as long as it is open (REQUEST-16). */
export const showRequirementOrder = defineEndpoint({
  name: 'showRequirementOrder',
  method: 'POST',
  path: `${BASE}/showDesignOrder`,
  summary: '提供或停止提供配单的产品清单',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ id: recordId, isDesignOrderShown: z.boolean() }),
  data: Requirement,
  outcomes: [notFound, requirementMoved],
});

/** Takes it back; asked again it is done already. */
export const withdrawRequirement = defineEndpoint({
  name: 'withdrawRequirement',
  method: 'POST',
  path: `${BASE}/withdraw`,
  summary: '撤回需求',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: oneRequirement,
  data: Requirement,
  outcomes: [notFound, requirementMoved],
});
