/** What is published, found by words (CONTENT-6). */
import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { keywordQuery, pagingQuery } from '../core/fields.ts';
import { CONTENT_KINDS } from './limits.ts';
import { ContentCard } from './shapes.ts';

/** How many of each kind the keyword finds, whatever kind is asked for. */
export const ContentCounts = z.strictObject({ solution: z.int(), case: z.int(), article: z.int(), video: z.int() });
export type ContentCounts = z.infer<typeof ContentCounts>;

/**
 * Cards the keyword finds, best first: titles before summaries and bodies, then the newest. Every word first; where nothing holds
 * them all, those that hold any. `kind` '' is all kinds; `count` is of the kind asked for. Without a word that can be searched it is empty.
 */
export const searchContent = defineEndpoint({
  name: 'searchContent',
  method: 'GET',
  path: '/api-cloud-merchant-service/v1/content/search',
  summary: '搜索方案、案例与资讯',
  access: 'everyone',
  idempotency: 'read',
  limit: { max: 120, windowMs: 60_000 },
  query: z.strictObject({
    keyword: keywordQuery,
    kind: z.enum(['', ...CONTENT_KINDS]).default(''),
    pageNum: pagingQuery.page,
    pageSize: pagingQuery.size,
  }),
  data: z.strictObject({ cards: z.array(ContentCard), counts: ContentCounts }),
  counted: true,
});
