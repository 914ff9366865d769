/** What visitors look at or look for in vain (BEHAVIOR-1 to 4): counts a day, of nobody in particular. */
import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { pagingQuery, recordId } from '../core/fields.ts';
import { BehaviorEvent, MISSED_KINDS, TERMINAL_TYPE } from './limits.ts';

export const trackBehavior = defineEndpoint({
  name: 'trackBehavior',
  method: 'POST',
  path: '/api-cloud-merchant-service/v1/behavior/track',
  summary: '上报浏览行为',
  access: 'everyone',
  idempotency: 'key',
  limit: { max: 60, windowMs: 60_000 },
  body: z.strictObject({
    terminalType: z.literal(TERMINAL_TYPE),
    eventId: z.literal(Object.values(BehaviorEvent)),
    /** Of a product its `spuNo`. */
    contentId: recordId,
  }),
  data: z.null(),
});

/** What was looked at in the last thirty days, the most first. */
export const listBehavior = defineEndpoint({
  name: 'listBehavior',
  method: 'GET',
  path: '/api-console/v1/behavior',
  summary: '浏览统计',
  access: 'readsBehavior',
  idempotency: 'read',
  sites: ['console'],
  limit: { max: 120, windowMs: 60_000 },
  query: z.object(pagingQuery),
  data: z.array(
    z.strictObject({
      eventId: z.literal(Object.values(BehaviorEvent)),
      contentId: z.string(),
      /** As it is called now; '' where it is gone. */
      title: z.string(),
      /** Of the thirty days, and of today so far. */
      total: z.int(),
      today: z.int(),
    }),
  ),
  counted: true,
});

/** Keywords that found nothing in the last thirty days, or something else only, the most first. `kind` '': both. */
export const listMissedKeywords = defineEndpoint({
  name: 'listMissedKeywords',
  method: 'GET',
  path: '/api-console/v1/missedKeywords',
  summary: '搜索无结果',
  access: 'readsBehavior',
  idempotency: 'read',
  sites: ['console'],
  limit: { max: 120, windowMs: 60_000 },
  query: z.strictObject({ ...pagingQuery, kind: z.enum(['', ...MISSED_KINDS]).default('') }),
  data: z.array(
    z.strictObject({
      keyword: z.string(),
      kind: z.enum(MISSED_KINDS),
      /** Of the thirty days, and of today so far. */
      total: z.int(),
      today: z.int(),
    }),
  ),
  counted: true,
});
