import type { FeedbackKind } from '@portal/contract/feedback';
import type { ReportState } from '@portal/engines/states';
import { jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** What an account complains of or suggests, with the one answer it gets. */
export const feedback = pgTable('feedback', {
  feedbackId: text('feedback_id').primaryKey(),
  accountNo: text('account_no').notNull(),
  /** The identity that was acted as, for whoever answers; '' of a person. */
  merchantNo: text('merchant_no').notNull(),
  kind: text('kind').$type<FeedbackKind>().notNull(),
  classificationId: smallint('classification_id').notNull(),
  content: text('content').notNull(),
  phone: text('phone').notNull(),
  /** Ids of files of the account. */
  pictures: jsonb('pictures').$type<string[]>().notNull(),
  feedbackSource: smallint('feedback_source').notNull(),
  terminal: smallint('terminal').notNull(),
  /** Of a report: what it names, and what became of it; null of what is none. */
  reportedContentId: text('reported_content_id'),
  reportedCommentId: text('reported_comment_id'),
  reportState: text('report_state').$type<ReportState>(),
  /** '' until somebody has answered. */
  answer: text('answer').notNull(),
  operatorNo: text('operator_no'),
  gmtCreate: instant('gmt_create').notNull(),
  gmtAnswer: instant('gmt_answer'),
  gmtAnswerRead: instant('gmt_answer_read'),
});
