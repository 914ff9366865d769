/** What readers say of what is published, and like (COMMENT-8 to 11). */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest, notFound } from '../core/errors.ts';
import { pagingQuery, recordId } from '../core/fields.ts';
import { ContentComment, ContentCommentForm, ContentFigures, OwnContentComment } from './content-shapes.ts';
import { commentShown, ownComment, tooManyContentComments } from './errors.ts';

const BASE = '/api-cloud-merchant-service/v1/content';
const liked = z.strictObject({ likeCount: z.int(), isLiked: z.boolean() });

/** Content's "comment save": a further one, or with `id` one of one's own anew while it is not shown. */
export const saveContentComment = defineEndpoint({
  name: 'saveContentComment',
  method: 'POST',
  path: `${BASE}/comment/save`,
  summary: '评论内容',
  access: 'signedIn',
  idempotency: 'key',
  limit: { max: 60, windowMs: 3_600_000 },
  costMs: () => WRITE_COST_MS,
  body: ContentCommentForm,
  data: OwnContentComment,
  outcomes: [badRequest, notFound, commentShown, tooManyContentComments],
});

/** Content's "comment pageQuery": those below one text that are shown, the latest first. */
export const listContentComments = defineEndpoint({
  name: 'listContentComments',
  method: 'GET',
  path: `${BASE}/comment/pageQuery`,
  summary: '内容评论',
  access: 'everyone',
  idempotency: 'read',
  limit: { max: 240, windowMs: 60_000 },
  query: z.object({ ...pagingQuery, contentId: recordId }),
  data: z.array(ContentComment),
  counted: true,
  outcomes: [notFound],
});

/** One's own that are not shown: they wait, or the provider did not let them. */
export const listOwnContentComments = defineEndpoint({
  name: 'listOwnContentComments',
  method: 'GET',
  path: `${BASE}/comment/own`,
  summary: '我的待展示评论',
  access: 'signedIn',
  idempotency: 'read',
  limit: { max: 240, windowMs: 60_000 },
  query: z.strictObject({ contentId: recordId }),
  data: z.array(OwnContentComment),
});

/** Content's "comment like": of another's, once an account; taken back by `isLiked: false`. Data is how many there are then. */
export const likeContentComment = defineEndpoint({
  name: 'likeContentComment',
  method: 'POST',
  path: `${BASE}/comment/like`,
  summary: '内容评论点赞',
  access: 'signedIn',
  idempotency: 'natural',
  limit: { max: 240, windowMs: 60_000 },
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ id: recordId, isLiked: z.boolean() }),
  data: liked,
  outcomes: [notFound, ownComment],
});

/** "Content like": once an account; taken back by `isLiked: false`. Data is how many there are then. */
export const likeContent = defineEndpoint({
  name: 'likeContent',
  method: 'POST',
  path: `${BASE}/like`,
  summary: '内容点赞',
  access: 'signedIn',
  idempotency: 'natural',
  limit: { max: 240, windowMs: 60_000 },
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ contentId: recordId, isLiked: z.boolean() }),
  data: liked,
  outcomes: [notFound],
});

/** How many like it, keep it, and said something of it; never who. */
export const getContentFigures = defineEndpoint({
  name: 'getContentFigures',
  method: 'GET',
  path: `${BASE}/counts`,
  summary: '内容点赞、收藏与评论数',
  access: 'everyone',
  idempotency: 'read',
  limit: { max: 240, windowMs: 60_000 },
  query: z.strictObject({ contentId: recordId }),
  data: ContentFigures,
  outcomes: [notFound],
});
