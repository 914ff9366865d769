/** Notices as operators see and make them (OPERATOR-11). */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { notFound } from '../core/errors.ts';
import { calendarDay, keywordQuery, moment, nameText, pagingQuery, plainText, recordId } from '../core/fields.ts';
import { isVisible } from '../core/seen-text.ts';
import { noticeWithdrawn } from './errors.ts';
import { leadsToPage } from './portal-pages.ts';
import { MESSAGE_LINK, MESSAGE_LINK_MAX, MESSAGE_TEXT_MAX, MESSAGE_TITLE_MAX, NOTICE_REASON_MAX } from './limits.ts';
import { NOTICE_KINDS, NOTICE_STATES, noticeCopy } from './notices.ts';

const BASE = '/api-console/v1/notice';
const onConsole = ['console'] as const;

export const NoticeLine = z.strictObject({
  noticeNo: z.string(),
  kind: z.enum(NOTICE_KINDS),
  title: z.string(),
  text: z.string(),
  /** Page of the portal its message leads to. */
  link: z.string().nullable(),
  /** Days between which prices changed; null of other kinds. */
  beginDate: z.string().nullable(),
  endDate: z.string().nullable(),
  /** From and until when it is told; null: until it is withdrawn. A message alone is told once. */
  gmtPublish: z.iso.datetime(),
  gmtEnd: z.iso.datetime().nullable(),
  state: z.enum(NOTICE_STATES),
  /** Accounts that have seen the dialog; 0 of other kinds. */
  seen: z.int(),
  /** '' where it was written by the command. */
  operatorName: z.string(),
  withdrawReason: z.string(),
});
export type NoticeLine = z.infer<typeof NoticeLine>;

/** The newest first; the keyword is part of a title. */
export const listNotices = defineEndpoint({
  name: 'listNotices',
  method: 'GET',
  path: BASE,
  summary: '公告列表',
  access: 'publishesNotices',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 120, windowMs: 60_000 },
  query: z.object({
    ...pagingQuery,
    keyword: keywordQuery,
    kind: z.enum(NOTICE_KINDS).optional(),
    state: z.enum(NOTICE_STATES).optional(),
  }),
  data: z.array(NoticeLine),
  counted: true,
});

const words = (max: number, error: string) => plainText(max).min(1, { error }).refine(isVisible, { error });
const common = {
  title: nameText(MESSAGE_TITLE_MAX, noticeCopy.titleRequired),
  text: words(MESSAGE_TEXT_MAX, noticeCopy.textRequired),
  /** Null: at once. */
  gmtPublish: moment(noticeCopy.publishMoment).nullable(),
};
const day = calendarDay(noticeCopy.dayRequired);

export const publishNotice = defineEndpoint({
  name: 'publishNotice',
  method: 'POST',
  path: `${BASE}/publish`,
  summary: '发布公告',
  access: 'publishesNotices',
  idempotency: 'key',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('price'),
      ...common,
      beginDate: day,
      endDate: day,
      gmtEnd: moment(noticeCopy.endMoment).nullable(),
    }),
    z.strictObject({
      kind: z.literal('system'),
      ...common,
      link: z
        .string()
        .trim()
        .max(MESSAGE_LINK_MAX, { error: noticeCopy.link })
        .regex(MESSAGE_LINK, { error: noticeCopy.link, abort: true })
        .refine(leadsToPage, { error: noticeCopy.linkUnknown })
        .nullable(),
    }),
  ]),
  data: NoticeLine,
});

/** Nobody is told it any more, and its message goes from everybody's. */
export const withdrawNotice = defineEndpoint({
  name: 'withdrawNotice',
  method: 'POST',
  path: `${BASE}/withdraw`,
  summary: '撤回公告',
  access: 'publishesNotices',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ noticeNo: recordId, reason: words(NOTICE_REASON_MAX, noticeCopy.reasonRequired) }),
  data: NoticeLine,
  outcomes: [notFound, noticeWithdrawn],
});
