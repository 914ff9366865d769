/** Comments on what was bought: written by whoever received it, read by everybody (COMMENT-1 to 4). */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest, notFound } from '../core/errors.ts';
import { pagingQuery, queryNumber, recordId } from '../core/fields.ts';
import { commentShown, commentTooEarly, ownComment } from './errors.ts';
import { Comment, CommentForm, CommentStars, CommentSummary, OwnComment } from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/comment';

/** comment save: of a line that was received; anew while it is not shown. */
export const saveComment = defineEndpoint({
  name: 'saveComment',
  method: 'POST',
  path: `${BASE}/save`,
  summary: '评价',
  access: 'keepsCart',
  idempotency: 'key',
  limit: { max: 60, windowMs: 3_600_000 },
  costMs: () => WRITE_COST_MS,
  body: CommentForm,
  data: OwnComment,
  outcomes: [badRequest, notFound, commentTooEarly, commentShown],
});

/** comment pageQuery: those of a family that are shown, the latest first. */
export const listComments = defineEndpoint({
  name: 'listComments',
  method: 'GET',
  path: `${BASE}/pageQuery`,
  summary: '产品评价',
  access: 'everyone',
  idempotency: 'read',
  query: z.object({ ...pagingQuery, spuNo: recordId, stars: queryNumber.pipe(CommentStars).optional() }),
  data: z.array(Comment),
  counted: true,
});

/** How many there are of a family, and their stars. */
export const getCommentSummary = defineEndpoint({
  name: 'getCommentSummary',
  method: 'GET',
  path: `${BASE}/summary`,
  summary: '评价汇总',
  access: 'everyone',
  idempotency: 'read',
  query: z.strictObject({ spuNo: recordId }),
  data: CommentSummary,
});

/** comment like: of another's, once an account; taken back by `isLiked: false`. Data is how many there are then. */
export const likeComment = defineEndpoint({
  name: 'likeComment',
  method: 'POST',
  path: `${BASE}/like`,
  summary: '评价点赞',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ id: recordId, isLiked: z.boolean() }),
  data: z.strictObject({ likeCount: z.int(), isLiked: z.boolean() }),
  outcomes: [notFound, ownComment],
});

/** What was said of an order's lines. */
export const listOrderComments = defineEndpoint({
  name: 'listOrderComments',
  method: 'GET',
  path: `${BASE}/order/:shopOrderNo`,
  summary: '订单评价',
  access: 'keepsCart',
  idempotency: 'read',
  params: z.strictObject({ shopOrderNo: recordId }),
  data: z.array(OwnComment),
  outcomes: [notFound],
});

/** Of a comment that is shown. */
export const readCommentPicture = defineEndpoint({
  name: 'readCommentPicture',
  method: 'GET',
  path: `${BASE}/picture/:id/:fileId`,
  summary: '评价图片',
  access: 'everyone',
  idempotency: 'read',
  params: z.strictObject({ id: recordId, fileId: recordId }),
  data: z.null(),
  download: true,
  outcomes: [notFound],
});
