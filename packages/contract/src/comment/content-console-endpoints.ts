/** What the provider's staff does about what is said of what is published (COMMENT-10). */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest, notFound } from '../core/errors.ts';
import { pagingQuery, recordId } from '../core/fields.ts';
import { Decision, Reply } from './console-endpoints.ts';
import { DeskContentComment } from './content-shapes.ts';
import { commentMoved } from './errors.ts';
import { CommentStatus } from './shapes.ts';

const BASE = '/api-console/v1/contentComment';
const onConsole = ['console'] as const;

/** Those that wait first, the longest first; of the others the latest. `id`: the one that a report names. */
export const listDeskContentComments = defineEndpoint({
  name: 'listDeskContentComments',
  method: 'GET',
  path: `${BASE}/page`,
  summary: '内容评论列表',
  access: 'answersRequirements',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 120, windowMs: 60_000 },
  query: z.object({ ...pagingQuery, state: CommentStatus.optional(), id: recordId.optional() }),
  data: z.array(DeskContentComment),
  counted: true,
});

export const countWaitingContentComments = defineEndpoint({
  name: 'countWaitingContentComments',
  method: 'GET',
  path: `${BASE}/waiting`,
  summary: '待审核内容评论数',
  access: 'answersRequirements',
  idempotency: 'read',
  sites: onConsole,
  data: z.strictObject({ total: z.int() }),
});

/** Shown to everybody, or not, with a reason for whoever wrote it. `edition`: which one was read. */
export const decideContentComment = defineEndpoint({
  name: 'decideContentComment',
  method: 'POST',
  path: `${BASE}/decide`,
  summary: '审核内容评论',
  access: 'answersRequirements',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: Decision,
  data: DeskContentComment,
  outcomes: [badRequest, notFound, commentMoved],
});

/** Below the comment, for everybody. */
export const replyContentComment = defineEndpoint({
  name: 'replyContentComment',
  method: 'POST',
  path: `${BASE}/reply`,
  summary: '回复内容评论',
  access: 'answersRequirements',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: Reply,
  data: DeskContentComment,
  outcomes: [badRequest, notFound, commentMoved],
});
