/** What the provider's staff does about service orders (SERVICE-7). */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { notFound } from '../core/errors.ts';
import { keywordQuery, moment, pagingQuery, recordId } from '../core/fields.ts';
import { DAY_FAR } from '../core/limits.ts';
import { serviceOrderCopy } from './copy.ts';
import { serviceOrderMoved } from './errors.ts';
import { SERVICE_NOTE_MAX } from './limits.ts';
import { DeskServiceOrder, oneServiceOrder, saidText, ServiceOrderStatus, ServiceOrderSummary } from './shapes.ts';
import { SERVICE_TYPES } from './types.ts';

const BASE = '/api-console/v1/service-order';
const onConsole = ['console'] as const;

/** With whoever has it at hand: an operator, the dealer that sends people, both or nobody. */
export const DeskServiceLine = ServiceOrderSummary.extend({ contact: z.string(), handlerName: z.string(), dealerName: z.string() });
export type DeskServiceLine = z.infer<typeof DeskServiceLine>;

/** Those that wait longest first; the keyword is part of its number, of its order's, of the project or of a contact. */
export const listDeskServiceOrders = defineEndpoint({
  name: 'listDeskServiceOrders',
  method: 'GET',
  path: `${BASE}/page`,
  summary: '服务单列表',
  access: 'answersRequirements',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 120, windowMs: 60_000 },
  query: z.object({ ...pagingQuery, keyword: keywordQuery, state: ServiceOrderStatus.optional(), serviceType: z.enum(SERVICE_TYPES).optional() }),
  data: z.array(DeskServiceLine),
  counted: true,
});

/** The number of whoever asks is masked. */
export const getDeskServiceOrder = defineEndpoint({
  name: 'getDeskServiceOrder',
  method: 'GET',
  path: `${BASE}/detail/:id`,
  summary: '服务单详情',
  access: 'answersRequirements',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 120, windowMs: 60_000 },
  params: oneServiceOrder,
  data: DeskServiceOrder,
  outcomes: [notFound],
});

/** The asker's full number; that it was looked at stands in the log. */
export const readServiceContact = defineEndpoint({
  name: 'readServiceContact',
  method: 'POST',
  path: `${BASE}/contact`,
  summary: '服务单完整电话',
  access: 'answersRequirements',
  idempotency: 'natural',
  sites: onConsole,
  limit: { max: 60, windowMs: 60_000 },
  costMs: () => WRITE_COST_MS,
  body: oneServiceOrder,
  data: z.strictObject({ phone: z.string() }),
  outcomes: [notFound],
});

export const readDeskServicePicture = defineEndpoint({
  name: 'readDeskServicePicture',
  method: 'GET',
  path: `${BASE}/picture/:id/:fileId`,
  summary: '服务单照片',
  access: 'answersRequirements',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 240, windowMs: 60_000 },
  params: z.strictObject({ id: recordId, fileId: recordId }),
  data: z.null(),
  download: true,
  outcomes: [notFound],
});

/** Accepts with what is arranged, says that it is done, or declines with a reason: as it was read, and not what was changed since. */
export const stepServiceOrder = defineEndpoint({
  name: 'stepServiceOrder',
  method: 'POST',
  path: `${BASE}/step`,
  summary: '处理服务单',
  access: 'answersRequirements',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({
    id: recordId,
    gmtModified: moment(DAY_FAR),
    act: z.enum(['accept', 'finish', 'decline']),
    text: saidText(SERVICE_NOTE_MAX, serviceOrderCopy.noteRequired),
  }),
  data: DeskServiceOrder,
  outcomes: [notFound, serviceOrderMoved],
});
