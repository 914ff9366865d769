/** Favourites of what is published (FAVORITE-7): solutions, cases, articles and videos that an identity keeps at hand. */
import { z } from 'zod';
import { CONTENT_KINDS } from '../content/index.ts';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { notFound } from '../core/errors.ts';
import { pagingQuery, recordId } from '../core/fields.ts';
import { tooManyFavorites } from './errors.ts';
import { FAVORITES_ASKED_MAX, KEPT_GROUPS } from './limits.ts';

const BASE = '/api-cloud-merchant-service/v1/content/favourite';

/** One that is kept, as it is now. */
export const FavoriteContent = z.strictObject({
  contentId: z.string(),
  kind: z.enum(CONTENT_KINDS),
  /** Empty, as summary and picture, of what is no longer out. */
  title: z.string(),
  summary: z.string(),
  /** Address of the cover; empty: none. */
  picture: z.string(),
  /** False: 已下架, it can only be removed. */
  isOut: z.boolean(),
  gmtCreate: z.iso.datetime(),
});
export type FavoriteContent = z.infer<typeof FavoriteContent>;

const one = z.strictObject({ contentId: recordId });

/** "Content favourite": keeps one that is out; one that is kept already stays where it is. */
export const addContentFavorite = defineEndpoint({
  name: 'addContentFavorite',
  method: 'POST',
  path: `${BASE}/add`,
  also: [BASE],
  summary: '收藏内容',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: one,
  data: z.null(),
  outcomes: [notFound, tooManyFavorites],
});

/** One that is not kept changes nothing. */
export const removeContentFavorite = defineEndpoint({
  name: 'removeContentFavorite',
  method: 'POST',
  path: `${BASE}/remove`,
  summary: '取消收藏内容',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: one,
  data: z.null(),
});

/** The newest first. */
export const listContentFavorites = defineEndpoint({
  name: 'listContentFavorites',
  method: 'GET',
  path: `${BASE}/page`,
  also: [BASE],
  summary: '收藏的内容',
  access: 'signedIn',
  idempotency: 'read',
  limit: { max: 120, windowMs: 60_000 },
  query: z.strictObject({ group: z.enum(KEPT_GROUPS), ...pagingQuery }),
  data: z.array(FavoriteContent),
  counted: true,
});

/** Which of those named, with commas between them, are kept; in no order. */
export const listKeptContent = defineEndpoint({
  name: 'listKeptContent',
  method: 'GET',
  path: `${BASE}/kept`,
  summary: '内容是否已收藏',
  access: 'signedIn',
  idempotency: 'read',
  limit: { max: 240, windowMs: 60_000 },
  query: z.strictObject({
    contentIds: z
      .string()
      .max(41 * FAVORITES_ASKED_MAX)
      .transform((text) => text.split(','))
      .pipe(z.array(recordId).max(FAVORITES_ASKED_MAX, { error: `一次最多查询 ${FAVORITES_ASKED_MAX} 篇内容` })),
  }),
  data: z.array(z.string()),
});
