/** What the provider's staff does about feedback (FEEDBACK-5). */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { notFound } from '../core/errors.ts';
import { isVisible, pagingQuery, plainText, recordId } from '../core/fields.ts';
import { feedbackCopy } from './copy.ts';
import { feedbackAnswered } from './errors.ts';
import { FEEDBACK_ANSWER_MAX } from './limits.ts';
import { DeskFeedback } from './shapes.ts';
import { FEEDBACK_KINDS } from './types.ts';

const BASE = '/api-console/v1/feedback';
const onConsole = ['console'] as const;

/** Those without an answer first, of them the ones that wait longest. */
export const listDeskFeedback = defineEndpoint({
  name: 'listDeskFeedback',
  method: 'GET',
  path: `${BASE}/page`,
  summary: '反馈列表',
  access: 'answersRequirements',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 120, windowMs: 60_000 },
  query: z.object({ ...pagingQuery, state: z.enum(['waiting', 'answered']).optional(), kind: z.enum(FEEDBACK_KINDS).optional() }),
  data: z.array(DeskFeedback),
  counted: true,
});

/** The full number that was left; that it was looked at stands in the log. */
export const readFeedbackContact = defineEndpoint({
  name: 'readFeedbackContact',
  method: 'POST',
  path: `${BASE}/contact`,
  summary: '查看回电号码',
  access: 'answersRequirements',
  idempotency: 'natural',
  sites: onConsole,
  limit: { max: 60, windowMs: 60_000 },
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ id: recordId }),
  data: z.strictObject({ phone: z.string() }),
  outcomes: [notFound],
});

export const readDeskFeedbackPicture = defineEndpoint({
  name: 'readDeskFeedbackPicture',
  method: 'GET',
  path: `${BASE}/picture/:id/:fileId`,
  summary: '反馈图片',
  access: 'answersRequirements',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 240, windowMs: 60_000 },
  params: z.strictObject({ id: recordId, fileId: recordId }),
  data: z.null(),
  download: true,
  outcomes: [notFound],
});

/** Once; whoever wrote it is told. */
export const answerFeedback = defineEndpoint({
  name: 'answerFeedback',
  method: 'POST',
  path: `${BASE}/answer`,
  summary: '答复反馈',
  access: 'answersRequirements',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ id: recordId, text: plainText(FEEDBACK_ANSWER_MAX).refine(isVisible, { error: feedbackCopy.answerRequired }) }),
  data: DeskFeedback,
  outcomes: [notFound, feedbackAnswered],
});
