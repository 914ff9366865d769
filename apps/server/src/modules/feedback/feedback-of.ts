/** A row as it travels. */
import type { Feedback } from '@portal/contract/feedback';
import type { FeedbackRow } from './store.ts';

/** What either side sees of it. */
export const writtenOf = (row: FeedbackRow) => ({
  id: row.feedbackId,
  kind: row.kind,
  classificationId: row.classificationId,
  content: row.content,
  pictures: row.pictures,
  phone: row.phone,
  answer: row.answer,
  gmtCreate: row.gmtCreate.toISOString(),
  gmtAnswer: row.gmtAnswer?.toISOString() ?? null,
});

export const feedbackOf = (row: FeedbackRow): Feedback => ({ ...writtenOf(row), isAnswerRead: row.answer === '' || row.gmtAnswerRead !== null });
