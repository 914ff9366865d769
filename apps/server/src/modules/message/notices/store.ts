/** Notices as operators list, make and withdraw them. */
import type { NoticeKind, NoticeState } from '@portal/contract/message';
import { and, count, desc, eq, gt, ilike, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { message } from '../tables.ts';
import { notice, noticeRead } from '../prompts/tables.ts';

export type NoticeRow = typeof notice.$inferSelect;

export interface NoticeFilter {
  keyword: string;
  kind?: NoticeKind | undefined;
  state?: NoticeState | undefined;
}

/** A message alone is never over: it stays in everybody's box. */
const isOver = (at: Date) => and(eq(notice.kind, 'price'), isNotNull(notice.gmtEnd), lte(notice.gmtEnd, at));
const CONDITIONS: Readonly<Record<NoticeState, (at: Date) => SQL | undefined>> = {
  withdrawn: () => isNotNull(notice.gmtWithdraw),
  waiting: (at) => and(isNull(notice.gmtWithdraw), gt(notice.gmtPublish, at)),
  over: (at) => and(isNull(notice.gmtWithdraw), lte(notice.gmtPublish, at), isOver(at)),
  shown: (at) => and(isNull(notice.gmtWithdraw), lte(notice.gmtPublish, at), or(eq(notice.kind, 'system'), isNull(notice.gmtEnd), gt(notice.gmtEnd, at))),
};

/** A page, the newest first, and how many there are. */
export async function listNoticePage(db: Db, { keyword, kind, state, page, size }: NoticeFilter & { page: number; size: number }, now: number) {
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const where = and(
    keyword === '' ? undefined : ilike(notice.title, like),
    kind === undefined ? undefined : eq(notice.kind, kind),
    state === undefined ? undefined : CONDITIONS[state](new Date(now)),
  );
  const rows = await db
    .select()
    .from(notice)
    .where(where)
    .orderBy(desc(notice.gmtPublish), desc(notice.noticeNo))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(notice, where) };
}

/** How many accounts have seen each. */
export async function listSeenCounts(db: Db, noticeNos: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (noticeNos.length === 0) return new Map();
  const rows = await db
    .select({ noticeNo: noticeRead.noticeNo, seen: count() })
    .from(noticeRead)
    .where(inArray(noticeRead.noticeNo, [...noticeNos]))
    .groupBy(noticeRead.noticeNo);
  return new Map(rows.map(({ noticeNo, seen }) => [noticeNo, seen]));
}

/** Others wait for the end of this transaction before they change it. */
export async function lockNotice(db: Db, noticeNo: string): Promise<NoticeRow | undefined> {
  const [row] = await db.select().from(notice).where(eq(notice.noticeNo, noticeNo)).for('update');
  return row;
}

/** Nobody is told it from now on, nor sent its message. */
export async function updateWithdrawn(db: Db, noticeNo: string, { reason, now }: { reason: string; now: number }): Promise<void> {
  const at = new Date(now);
  await db.update(notice).set({ gmtWithdraw: at, gmtEnd: at, gmtTell: null, withdrawReason: reason }).where(eq(notice.noticeNo, noticeNo));
}

/** Notices of which a message is due, the oldest first. */
export const listToTell = (db: Db, now: number): Promise<{ noticeNo: string }[]> =>
  db
    .select({ noticeNo: notice.noticeNo })
    .from(notice)
    .where(and(isNotNull(notice.gmtTell), lte(notice.gmtTell, new Date(now))))
    .orderBy(notice.gmtPublish);

/** Its message is sent now; nothing where somebody else has done so, or it was withdrawn. */
export async function takeTelling(db: Db, noticeNo: string): Promise<NoticeRow | undefined> {
  const [row] = await db
    .update(notice)
    .set({ gmtTell: null })
    .where(and(eq(notice.noticeNo, noticeNo), isNotNull(notice.gmtTell)))
    .returning();
  return row;
}

/** Takes an event's message from these accounts, read or not. */
export async function deleteMessagesOf(db: Db, accountNos: readonly string[], eventKey: string): Promise<void> {
  await db.delete(message).where(and(inArray(message.accountNo, [...accountNos]), eq(message.eventKey, eventKey)));
}
