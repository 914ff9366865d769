/** Feedback by account; the console sees all of it. */
import type { FeedbackKind } from '@portal/contract/feedback';
import { and, asc, desc, eq, isNull, ne } from 'drizzle-orm';
import { rowsOf, sql, type Db } from '../../platform/db/database.ts';
import { feedback } from './tables.ts';

export type FeedbackRow = typeof feedback.$inferSelect;

interface Paging {
  page: number;
  size: number;
}

/** What one account writes follows each other. Held to the end of the transaction. */
export async function lockFeedback(db: Db, accountNo: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`feedback|${accountNo}`}, 0))`);
}

export const countWaiting = (db: Db, accountNo: string): Promise<number> =>
  db.$count(feedback, and(eq(feedback.accountNo, accountNo), eq(feedback.answer, '')));

/** Whether the account has said this, with words behind it or without, and it is not answered. Of a text: not what was said of a comment below it. */
export async function hasWaitingReport(db: Db, accountNo: string, head: string): Promise<boolean> {
  const below = sql`starts_with(${feedback.content}, ${`${head}\n评论编号 `})`;
  const said = sql`(${feedback.content} = ${head} or (starts_with(${feedback.content}, ${`${head}\n`}) and not ${below}))`;
  return (await db.$count(feedback, and(eq(feedback.accountNo, accountNo), eq(feedback.answer, ''), said))) > 0;
}

export async function insertFeedback(db: Db, row: typeof feedback.$inferInsert): Promise<void> {
  await db.insert(feedback).values(row);
}

/** The account's, the latest first, and how many there are. */
export async function listOwnPage(db: Db, accountNo: string, { page, size }: Paging) {
  const where = eq(feedback.accountNo, accountNo);
  const rows = await db
    .select()
    .from(feedback)
    .where(where)
    .orderBy(desc(feedback.gmtCreate), desc(feedback.feedbackId))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(feedback, where) };
}

const isUnread = (accountNo: string) => and(eq(feedback.accountNo, accountNo), ne(feedback.answer, ''), isNull(feedback.gmtAnswerRead));

export const countUnreadAnswers = (db: Db, accountNo: string): Promise<number> => db.$count(feedback, isUnread(accountNo));

export async function updateRead(db: Db, accountNo: string, gmtAnswerRead: Date): Promise<void> {
  await db.update(feedback).set({ gmtAnswerRead }).where(isUnread(accountNo));
}

/** Anybody's, for the console alone: those without an answer first, of them the ones that wait longest. */
export async function listDeskPage(
  db: Db,
  { page, size, state, kind }: Paging & { state?: 'waiting' | 'answered' | undefined; kind?: FeedbackKind | undefined },
) {
  const where = and(
    // reports are decided of elsewhere (FEEDBACK-7)
    isNull(feedback.reportState),
    state === undefined ? undefined : state === 'waiting' ? eq(feedback.answer, '') : ne(feedback.answer, ''),
    kind === undefined ? undefined : eq(feedback.kind, kind),
  );
  const rows = await db
    .select()
    .from(feedback)
    .where(where)
    .orderBy(sql`${feedback.answer} <> ''`, desc(feedback.gmtAnswer), asc(feedback.gmtCreate), asc(feedback.feedbackId))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(feedback, where) };
}

export async function findFeedback(db: Db, id: string): Promise<FeedbackRow | undefined> {
  const [row] = await db.select().from(feedback).where(eq(feedback.feedbackId, id));
  return row;
}

/** The same, kept from other changes for the rest of the transaction; a report is none. */
export async function lockOne(db: Db, id: string): Promise<FeedbackRow | undefined> {
  const [row] = await db
    .select()
    .from(feedback)
    .where(and(eq(feedback.feedbackId, id), isNull(feedback.reportState)))
    .for('update');
  return row;
}

export async function updateAnswer(db: Db, id: string, answered: Pick<FeedbackRow, 'answer' | 'operatorNo' | 'gmtAnswer'>): Promise<void> {
  await db.update(feedback).set(answered).where(eq(feedback.feedbackId, id));
}

/** All of an account. */
export const listFeedbackOfAccount = (db: Db, accountNo: string): Promise<{ feedback: unknown }[]> =>
  rowsOf(
    db,
    sql`select to_jsonb(f) - 'account_no' - 'operator_no' as feedback from feedback f where f.account_no = ${accountNo} order by f.gmt_create, f.feedback_id`,
  );

export async function deleteFeedbackOfAccount(db: Db, accountNo: string): Promise<void> {
  await db.delete(feedback).where(eq(feedback.accountNo, accountNo));
}
