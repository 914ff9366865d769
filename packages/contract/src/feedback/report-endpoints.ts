/** What is done about reports, by whoever may act on what is reported (FEEDBACK-7). */
import { commentStates, contentStates, reportStates } from '@portal/engines/states';
import { z } from 'zod';
import { CONTENT_KINDS } from '../content/limits.ts';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest, notFound } from '../core/errors.ts';
import { isVisible, pagingQuery, plainText, recordId } from '../core/fields.ts';
import { feedbackCopy } from './copy.ts';
import { reportDecided } from './errors.ts';
import { FEEDBACK_ANSWER_MAX } from './limits.ts';

const BASE = '/api-console/v1/report';
const onConsole = ['console'] as const;

export const DeskReport = z.strictObject({
  id: z.string(),
  state: z.enum(reportStates.states),
  /** What whoever reported wrote, below what it names. */
  content: z.string(),
  contentId: z.string(),
  /** As it stands now; null: it is gone. */
  published: z.strictObject({ title: z.string(), kind: z.enum(CONTENT_KINDS), state: z.enum(contentStates.states) }).nullable(),
  /** What was said of it, where that is reported; null: the text itself is, or the comment is gone. */
  comment: z.strictObject({ id: z.string(), content: z.string(), state: z.enum(commentStates.states) }).nullable(),
  isComment: z.boolean(),
  /** Others that wait and name the same: one decision is for all of them. */
  othersWaiting: z.int(),
  accountPhone: z.string(),
  enterpriseName: z.string(),
  answer: z.string(),
  operatorName: z.string(),
  gmtCreate: z.iso.datetime(),
});
export type DeskReport = z.infer<typeof DeskReport>;

/** Those that whoever asks may decide of, the ones that wait first, of them the longest. */
export const listDeskReports = defineEndpoint({
  name: 'listDeskReports',
  method: 'GET',
  path: `${BASE}/page`,
  summary: '举报列表',
  access: 'decidesReports',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 120, windowMs: 60_000 },
  query: z.object({ ...pagingQuery, state: z.enum(['waiting', 'decided']).optional() }),
  data: z.array(DeskReport),
  counted: true,
});

/** Once, for all that wait and name the same; whoever reported is told. To take it away takes it away at once. */
export const decideReport = defineEndpoint({
  name: 'decideReport',
  method: 'POST',
  path: `${BASE}/decide`,
  summary: '处理举报',
  access: 'decidesReports',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({
    id: recordId,
    act: z.enum(reportStates.acts, { error: feedbackCopy.outcomeRequired }),
    text: plainText(FEEDBACK_ANSWER_MAX).refine(isVisible, { error: feedbackCopy.outcomeTextRequired }),
  }),
  data: DeskReport,
  outcomes: [badRequest, notFound, reportDecided],
});
