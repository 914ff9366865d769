/** What the provider's staff does about requirements (REQUEST-11 to 14). */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { notFound } from '../core/errors.ts';
import { dayQuery, isVisible, keywordQuery, moment, pagingQuery, plainText, queryNumber, recordId } from '../core/fields.ts';
import { DAY_FAR } from '../core/limits.ts';
import { requirementCopy } from './copy.ts';
import { handledByOther, requirementMoved } from './errors.ts';
import { CLOSE_REASON_MAX } from './limits.ts';
import { DeskRequirement, oneRequirement, RequirementStatus, RequirementSummary, wordText } from './shapes.ts';
import { isRequirementType } from './types.ts';

const BASE = '/api-console/v1/requirement';
const onConsole = ['console'] as const;
/** The requirement as the operator has read it: what was added since is not answered by it. */
const read = { id: recordId, gmtModified: moment(DAY_FAR) };

export const DeskRequirementLine = RequirementSummary.omit({ lastAnswer: true }).extend({
  contact: z.string(),
  companyName: z.string(),
  budgetName: z.string(),
  handlerName: z.string(),
  /** What the design order it is asked for is called; '' without one, and where the desk may not read it. */
  designOrderName: z.string(),
});
export type DeskRequirementLine = z.infer<typeof DeskRequirementLine>;

/** Those that wait longest first; the keyword is part of a contact, a company or what is asked. Both days are within. */
export const listDeskRequirements = defineEndpoint({
  name: 'listDeskRequirements',
  method: 'GET',
  path: `${BASE}/page`,
  summary: '需求列表',
  access: 'answersRequirements',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 120, windowMs: 60_000 },
  query: z.object({
    ...pagingQuery,
    keyword: keywordQuery,
    state: RequirementStatus.optional(),
    requirementTypeId: queryNumber.refine(isRequirementType, { error: requirementCopy.typeUnknown }).optional(),
    provinceCode: z.union([z.string().regex(/^\d{2}$/), z.literal('')]).default(''),
    dateFrom: dayQuery,
    dateTo: dayQuery,
  }),
  data: z.array(DeskRequirementLine),
  counted: true,
});

/** How many there are in each state, and from which provinces any came. */
export const countDeskRequirements = defineEndpoint({
  name: 'countDeskRequirements',
  method: 'GET',
  path: `${BASE}/count`,
  summary: '需求数量',
  access: 'answersRequirements',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 240, windowMs: 60_000 },
  data: z.strictObject({
    pending: z.int(),
    processing: z.int(),
    answered: z.int(),
    closed: z.int(),
    provinces: z.array(z.strictObject({ provinceCode: z.string(), provinceName: z.string() })),
  }),
});

export const getDeskRequirement = defineEndpoint({
  name: 'getDeskRequirement',
  method: 'GET',
  path: `${BASE}/detail/:id`,
  summary: '需求详情',
  access: 'answersRequirements',
  idempotency: 'read',
  sites: onConsole,
  params: oneRequirement,
  data: DeskRequirement,
  outcomes: [notFound],
});

/** The asker's full number; that it was looked at stands in the log. */
export const readRequirementContact = defineEndpoint({
  name: 'readRequirementContact',
  method: 'POST',
  path: `${BASE}/contact`,
  summary: '查看联系电话',
  access: 'answersRequirements',
  idempotency: 'natural',
  sites: onConsole,
  limit: { max: 60, windowMs: 60_000 },
  costMs: () => WRITE_COST_MS,
  body: oneRequirement,
  data: z.strictObject({ phone: z.string() }),
  outcomes: [notFound],
});

/** From now on the caller has it at hand; from another too. Asked again it is done already. */
export const takeOverRequirement = defineEndpoint({
  name: 'takeOverRequirement',
  method: 'POST',
  path: `${BASE}/takeOver`,
  summary: '接手需求',
  access: 'answersRequirements',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: z.strictObject(read),
  data: DeskRequirement,
  outcomes: [notFound, requirementMoved],
});

/** An answer in the thread; the asker is told. */
export const answerRequirement = defineEndpoint({
  name: 'answerRequirement',
  method: 'POST',
  path: `${BASE}/answer`,
  summary: '答复需求',
  access: 'answersRequirements',
  idempotency: 'key',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ ...read, text: wordText(requirementCopy.answerRequired) }),
  data: DeskRequirement,
  outcomes: [notFound, requirementMoved, handledByOther],
});

export const closeRequirement = defineEndpoint({
  name: 'closeRequirement',
  method: 'POST',
  path: `${BASE}/close`,
  summary: '关闭需求',
  access: 'answersRequirements',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({
    ...read,
    reason: plainText(CLOSE_REASON_MAX).refine(isVisible, { error: requirementCopy.reasonRequired }),
  }),
  data: DeskRequirement,
  outcomes: [notFound, requirementMoved],
});
