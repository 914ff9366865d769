import type { LoginStep, PriceChange } from '@portal/contract/message';
import { and, desc, eq, gt, isNull, lte, notExists, or, sql, sum } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Owner } from '../../../platform/http/context.ts';
import { loginPrompt, notice, noticeRead, transitCash } from './tables.ts';

/** The newest notice that holds and the account has not seen. */
export async function findPriceNotice(db: Db, accountNo: string, now: number): Promise<PriceChange | undefined> {
  const at = new Date(now);
  const { noticeNo, title, text, beginDate, endDate } = notice;
  const seen = db
    .select({ one: sql`1` })
    .from(noticeRead)
    .where(and(eq(noticeRead.noticeNo, noticeNo), eq(noticeRead.accountNo, accountNo)));
  const [row] = await db
    .select({ noticeNo, title, text, beginDate, endDate })
    .from(notice)
    .where(and(eq(notice.kind, 'price'), lte(notice.gmtPublish, at), or(isNull(notice.gmtEnd), gt(notice.gmtEnd, at)), notExists(seen)))
    .orderBy(desc(notice.gmtPublish), desc(noticeNo))
    .limit(1);
  return row && { ...row, beginDate: row.beginDate ?? '', endDate: row.endDate ?? '' };
}

export async function insertNotice(db: Db, row: typeof notice.$inferInsert): Promise<void> {
  await db.insert(notice).values(row).onConflictDoNothing();
}

/** The account has seen every notice up to this one; a number that is none changes nothing. */
export async function insertNoticeRead(db: Db, accountNo: string, noticeNo: string, now: number): Promise<void> {
  const upTo = db.select({ at: notice.gmtPublish }).from(notice).where(eq(notice.noticeNo, noticeNo));
  await db
    .insert(noticeRead)
    .select(
      db
        .select({
          accountNo: sql<string>`${accountNo}::text`.as('account_no'),
          noticeNo: notice.noticeNo,
          gmtCreate: sql<Date>`${new Date(now).toISOString()}::timestamptz`.as('gmt_create'),
        })
        .from(notice)
        .where(and(eq(notice.kind, 'price'), lte(notice.gmtPublish, upTo))),
    )
    .onConflictDoNothing();
}

/** Cash under way of an owner, in fen. */
export async function countTransitFen(db: Db, { accountNo, merchantNo }: Owner): Promise<number> {
  const [row] = await db
    .select({ fen: sum(transitCash.amountFen).mapWith(Number) })
    .from(transitCash)
    .where(
      and(
        eq(transitCash.accountNo, accountNo),
        isNull(transitCash.gmtArrive),
        merchantNo === '' ? isNull(transitCash.merchantNo) : or(isNull(transitCash.merchantNo), eq(transitCash.merchantNo, merchantNo)),
      ),
    );
  return row?.fen ?? 0;
}

export async function insertTransitCash(db: Db, row: typeof transitCash.$inferInsert): Promise<void> {
  await db.insert(transitCash).values(row).onConflictDoNothing();
}

/** The cash has arrived; false where none of that number is under way. */
export async function updateArrived(db: Db, transitNo: string, now: number): Promise<boolean> {
  const changed = await db
    .update(transitCash)
    .set({ gmtArrive: new Date(now) })
    .where(and(eq(transitCash.transitNo, transitNo), isNull(transitCash.gmtArrive)))
    .returning({ transitNo: transitCash.transitNo });
  return changed.length > 0;
}

/** Cash of an account, arrived or not, of the person and of every identity. */
export const listTransitOfAccount = (db: Db, accountNo: string): Promise<(typeof transitCash.$inferSelect)[]> =>
  db.select().from(transitCash).where(eq(transitCash.accountNo, accountNo)).orderBy(transitCash.gmtCreate);

/** What an account was told, and what there was to tell it alone. */
export async function deletePromptsOfAccount(db: Db, accountNo: string): Promise<void> {
  await db.delete(transitCash).where(eq(transitCash.accountNo, accountNo));
  await db.delete(noticeRead).where(eq(noticeRead.accountNo, accountNo));
}

/** Steps told since the sign-in, to the identity acted for, and when. */
export async function listTold(db: Db, tokenHash: string, merchantNo: string): Promise<{ step: LoginStep; gmtCreate: Date }[]> {
  return db
    .select({ step: loginPrompt.step, gmtCreate: loginPrompt.gmtCreate })
    .from(loginPrompt)
    .where(and(eq(loginPrompt.tokenHash, tokenHash), eq(loginPrompt.merchantNo, merchantNo)));
}

export async function putTold(db: Db, row: typeof loginPrompt.$inferInsert): Promise<void> {
  const { tokenHash, merchantNo, step } = loginPrompt;
  await db
    .insert(loginPrompt)
    .values(row)
    .onConflictDoUpdate({ target: [tokenHash, merchantNo, step], set: { gmtCreate: row.gmtCreate } });
}
