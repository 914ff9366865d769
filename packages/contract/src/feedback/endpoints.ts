/** Complaints and suggestions: written, and read with their answers (FEEDBACK-1 to 4). */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest, notFound } from '../core/errors.ts';
import { pagingQuery } from '../core/fields.ts';
import { reportedAlready, tooManyFeedback } from './errors.ts';
import { Feedback, FeedbackForm, ReportForm } from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/feedback';

/** classification list: what feedback may be about. */
export const listFeedbackClasses = defineEndpoint({
  name: 'listFeedbackClasses',
  method: 'GET',
  path: `${BASE}/classification/list`,
  summary: '反馈分类',
  access: 'everyone',
  idempotency: 'read',
  data: z.array(z.strictObject({ id: z.int(), itemValue: z.string() })),
});

/** feedback create: data is its number. */
export const createFeedback = defineEndpoint({
  name: 'createFeedback',
  method: 'POST',
  path: `${BASE}/create`,
  summary: '提交反馈',
  access: 'signedIn',
  idempotency: 'key',
  limit: { max: 60, windowMs: 3_600_000 },
  costMs: () => WRITE_COST_MS,
  body: FeedbackForm,
  data: z.string(),
  outcomes: [badRequest, tooManyFeedback],
});

/** "Report submit": a complaint of what stands on a page, kept and answered as any other; data is its number. */
export const submitReport = defineEndpoint({
  name: 'submitReport',
  method: 'POST',
  path: '/api-cloud-merchant-service/v1/report/submit',
  summary: '举报',
  access: 'signedIn',
  idempotency: 'key',
  limit: { max: 60, windowMs: 3_600_000 },
  costMs: () => WRITE_COST_MS,
  body: ReportForm,
  data: z.string(),
  outcomes: [badRequest, notFound, reportedAlready, tooManyFeedback],
});

/** One's own, the latest first. */
export const listFeedback = defineEndpoint({
  name: 'listFeedback',
  method: 'GET',
  path: `${BASE}/page`,
  summary: '反馈记录',
  access: 'signedIn',
  idempotency: 'read',
  query: z.object(pagingQuery),
  data: z.array(Feedback),
  counted: true,
});

/** red-point: how many answers have not been looked at. */
export const getFeedbackRedPoint = defineEndpoint({
  name: 'getFeedbackRedPoint',
  method: 'GET',
  path: `${BASE}/red-point`,
  summary: '未读答复数',
  access: 'signedIn',
  idempotency: 'read',
  data: z.strictObject({ total: z.int() }),
});

/** The answers have been looked at. */
export const readFeedbackAnswers = defineEndpoint({
  name: 'readFeedbackAnswers',
  method: 'POST',
  path: `${BASE}/read`,
  summary: '答复已读',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  data: z.null(),
});
