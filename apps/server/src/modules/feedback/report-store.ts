/** Reports: complaints that name something published, or what was said of it. */
import { and, asc, desc, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { sql, type Db } from '../../platform/db/database.ts';
import type { FeedbackRow } from './store.ts';
import { feedback } from './tables.ts';

export type ReportRow = FeedbackRow & { reportState: NonNullable<FeedbackRow['reportState']>; reportedContentId: string };

/** Which of them whoever asks may decide of. */
export interface ReportSide {
  ofContent: boolean;
  ofComments: boolean;
}

const isOf = ({ ofContent, ofComments }: ReportSide) =>
  and(
    isNotNull(feedback.reportState),
    or(ofContent ? isNull(feedback.reportedCommentId) : undefined, ofComments ? isNotNull(feedback.reportedCommentId) : undefined) ?? sql`false`,
  );

/** Those that wait first, the longest first; then what was decided last. */
export async function listReportPage(
  db: Db,
  side: ReportSide,
  { page, size, state }: { page: number; size: number; state?: 'waiting' | 'decided' | undefined },
): Promise<{ rows: ReportRow[]; total: number }> {
  const waits = eq(feedback.reportState, 'waiting');
  const where = and(isOf(side), state === undefined ? undefined : state === 'waiting' ? waits : ne(feedback.reportState, 'waiting'));
  const rows = await db
    .select()
    .from(feedback)
    .where(where)
    .orderBy(sql`${feedback.reportState} <> 'waiting'`, desc(feedback.gmtAnswer), asc(feedback.gmtCreate), asc(feedback.feedbackId))
    .limit(size)
    .offset((page - 1) * size);
  return { rows: rows as ReportRow[], total: await db.$count(feedback, where) };
}

/** Throws nothing: what is no report is none. Kept from other changes to the end of the transaction. */
export async function lockReport(db: Db, id: string): Promise<ReportRow | undefined> {
  const [row] = await db
    .select()
    .from(feedback)
    .where(and(eq(feedback.feedbackId, id), isNotNull(feedback.reportState)))
    .for('update');
  return row as ReportRow | undefined;
}

const namesSame = ({ reportedContentId, reportedCommentId }: Pick<ReportRow, 'reportedContentId' | 'reportedCommentId'>) =>
  and(
    eq(feedback.reportState, 'waiting'),
    eq(feedback.reportedContentId, reportedContentId),
    reportedCommentId === null ? isNull(feedback.reportedCommentId) : eq(feedback.reportedCommentId, reportedCommentId),
  );

/** All that wait and name the same, this one among them, in one order, kept from other changes. */
export const lockSameReports = async (db: Db, row: ReportRow): Promise<ReportRow[]> =>
  (await db.select().from(feedback).where(namesSame(row)).orderBy(asc(feedback.feedbackId)).for('update')) as ReportRow[];

export const countSameReports = (db: Db, row: ReportRow): Promise<number> => db.$count(feedback, and(namesSame(row), ne(feedback.feedbackId, row.feedbackId)));

export async function updateDecided(db: Db, id: string, decided: Pick<FeedbackRow, 'reportState' | 'answer' | 'operatorNo' | 'gmtAnswer'>): Promise<void> {
  await db.update(feedback).set(decided).where(eq(feedback.feedbackId, id));
}
