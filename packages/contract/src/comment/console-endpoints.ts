/** What the provider's staff does about comments (COMMENT-5). */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest, notFound } from '../core/errors.ts';
import { isVisible, pagingQuery, plainText, recordId } from '../core/fields.ts';
import { commentCopy } from './copy.ts';
import { commentMoved } from './errors.ts';
import { COMMENT_REASON_MAX, COMMENT_REPLY_MAX } from './limits.ts';
import { CommentStatus, DeskComment } from './shapes.ts';

const BASE = '/api-console/v1/comment';
const onConsole = ['console'] as const;
const { reasonRequired, replyRequired } = commentCopy;
const edition = z.int().min(1).max(2_147_483_647);

/** What an operator decides, of which edition. */
export const Decision = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('show'), id: recordId, edition }),
  z.strictObject({ act: z.literal('hide'), id: recordId, edition, reason: plainText(COMMENT_REASON_MAX).refine(isVisible, { error: reasonRequired }) }),
]);
export const Reply = z.strictObject({ id: recordId, edition, text: plainText(COMMENT_REPLY_MAX).refine(isVisible, { error: replyRequired }) });

/** Those that wait first, the longest first; of the others the latest. */
export const listDeskComments = defineEndpoint({
  name: 'listDeskComments',
  method: 'GET',
  path: `${BASE}/page`,
  summary: '评价列表',
  access: 'answersRequirements',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 120, windowMs: 60_000 },
  query: z.object({ ...pagingQuery, state: CommentStatus.optional() }),
  data: z.array(DeskComment),
  counted: true,
});

export const countWaitingComments = defineEndpoint({
  name: 'countWaitingComments',
  method: 'GET',
  path: `${BASE}/waiting`,
  summary: '待审核评价数',
  access: 'answersRequirements',
  idempotency: 'read',
  sites: onConsole,
  data: z.strictObject({ total: z.int() }),
});

export const readDeskCommentPicture = defineEndpoint({
  name: 'readDeskCommentPicture',
  method: 'GET',
  path: `${BASE}/picture/:id/:fileId`,
  summary: '评价图片',
  access: 'answersRequirements',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 240, windowMs: 60_000 },
  params: z.strictObject({ id: recordId, fileId: recordId }),
  data: z.null(),
  download: true,
  outcomes: [notFound],
});

/** Shown to everybody, or not, with a reason for whoever wrote it. `edition`: which one was read. */
export const decideComment = defineEndpoint({
  name: 'decideComment',
  method: 'POST',
  path: `${BASE}/decide`,
  summary: '审核评价',
  access: 'answersRequirements',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: Decision,
  data: DeskComment,
  outcomes: [badRequest, notFound, commentMoved],
});

/** Below the comment, for everybody; written anew it is another. */
export const replyComment = defineEndpoint({
  name: 'replyComment',
  method: 'POST',
  path: `${BASE}/reply`,
  summary: '回复评价',
  access: 'answersRequirements',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: Reply,
  data: DeskComment,
  outcomes: [badRequest, notFound, commentMoved],
});
