/** Invitations of enterprises, and what was done with their people. */
import type { StaffInvitationState } from '@portal/engines/states';
import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { JobPage } from '../../platform/jobs/each-by-itself.ts';
import { staffHistory, staffInvitation } from './tables.ts';

export type InvitationRow = typeof staffInvitation.$inferSelect;
type HistoryRow = typeof staffHistory.$inferSelect;

/** One of an enterprise's; somebody else's is none. */
export async function findInvitation(db: Db, merchantNo: string, invitationId: string): Promise<InvitationRow | undefined> {
  const [row] = await db
    .select()
    .from(staffInvitation)
    .where(and(eq(staffInvitation.merchantNo, merchantNo), eq(staffInvitation.invitationId, invitationId)));
  return row;
}

/** Whose they are: a hand-over's of the account, every other's of whoever has the number. */
interface Receiver {
  accountNo: string;
  phone: string;
}
const isTo = ({ accountNo, phone }: Receiver) =>
  or(eq(staffInvitation.accountNo, accountNo), and(isNull(staffInvitation.accountNo), eq(staffInvitation.phone, phone)));

/** One to this person; one to somebody else is none. */
export async function findReceived(db: Db, receiver: Receiver, invitationId: string): Promise<InvitationRow | undefined> {
  const [row] = await db
    .select()
    .from(staffInvitation)
    .where(and(isTo(receiver), eq(staffInvitation.invitationId, invitationId)));
  return row;
}

export const findWaiting = async (db: Db, invitationId: string): Promise<InvitationRow | undefined> => {
  const [row] = await db
    .select()
    .from(staffInvitation)
    .where(and(eq(staffInvitation.invitationId, invitationId), eq(staffInvitation.state, 'pending')));
  return row;
};

const waitingFirst = (now: number) =>
  [
    sql`(${staffInvitation.state} = 'pending' and ${staffInvitation.gmtExpire} > ${new Date(now).toISOString()}::timestamptz) desc`,
    desc(staffInvitation.gmtCreate),
    desc(staffInvitation.invitationId),
  ] as const;

/** Those that wait first, then the newest. */
export const listInvitations = (db: Db, merchantNo: string, { now, limit }: { now: number; limit: number }): Promise<InvitationRow[]> =>
  db
    .select()
    .from(staffInvitation)
    .where(eq(staffInvitation.merchantNo, merchantNo))
    .orderBy(...waitingFirst(now))
    .limit(limit);

export const listReceived = (db: Db, receiver: Receiver, { now, limit }: { now: number; limit: number }): Promise<InvitationRow[]> =>
  db
    .select()
    .from(staffInvitation)
    .where(isTo(receiver))
    .orderBy(...waitingFirst(now))
    .limit(limit);

/** An enterprise's that nobody has answered, those whose time is over too. */
export const listPending = (db: Db, merchantNo: string): Promise<InvitationRow[]> =>
  db
    .select()
    .from(staffInvitation)
    .where(and(eq(staffInvitation.merchantNo, merchantNo), eq(staffInvitation.state, 'pending')));

/** Of all enterprises those whose time is over and nobody has said so, behind the one named. */
export const listDue = (db: Db, now: number, { after, most }: JobPage<InvitationRow>): Promise<InvitationRow[]> =>
  db
    .select()
    .from(staffInvitation)
    .where(
      and(eq(staffInvitation.state, 'pending'), lte(staffInvitation.gmtExpire, new Date(now)), gt(staffInvitation.invitationId, after?.invitationId ?? '')),
    )
    .orderBy(asc(staffInvitation.invitationId))
    .limit(most);

export async function insertInvitation(db: Db, row: typeof staffInvitation.$inferInsert): Promise<void> {
  await db.insert(staffInvitation).values(row);
}

/** Changes one that is as it was seen; false where somebody has answered or changed it meanwhile. */
export async function updateInvitation(
  db: Db,
  seen: InvitationRow,
  change: { state: StaffInvitationState; sent?: number; gmtExpire?: Date; inviterNo?: string },
): Promise<boolean> {
  const changed = await db
    .update(staffInvitation)
    .set(change)
    .where(and(eq(staffInvitation.invitationId, seen.invitationId), eq(staffInvitation.state, seen.state), eq(staffInvitation.sent, seen.sent)))
    .returning({ invitationId: staffInvitation.invitationId });
  return changed.length > 0;
}

export async function insertHistory(db: Db, row: typeof staffHistory.$inferInsert): Promise<void> {
  await db.insert(staffHistory).values(row);
}

/** The latest first. */
export const listHistoryPage = (db: Db, merchantNo: string, { page, size }: { page: number; size: number }): Promise<HistoryRow[]> =>
  db
    .select()
    .from(staffHistory)
    .where(eq(staffHistory.merchantNo, merchantNo))
    .orderBy(desc(staffHistory.id))
    .limit(size)
    .offset((page - 1) * size);

export const countHistory = (db: Db, merchantNo: string): Promise<number> => db.$count(staffHistory, eq(staffHistory.merchantNo, merchantNo));

/** Invitations to a person, and what the person did or was done to. */
export async function listRecordsOf(db: Db, receiver: Receiver) {
  const { accountNo } = receiver;
  return {
    invitations: await db.select().from(staffInvitation).where(isTo(receiver)).orderBy(staffInvitation.gmtCreate),
    history: await db
      .select()
      .from(staffHistory)
      .where(or(eq(staffHistory.actorNo, accountNo), eq(staffHistory.targetNo, accountNo)))
      .orderBy(staffHistory.id),
  };
}

/** What tells the number of a person who is gone. */
export async function deleteRecordsOf(db: Db, receiver: Receiver): Promise<void> {
  await db.delete(staffInvitation).where(isTo(receiver));
  await db.update(staffHistory).set({ targetPhone: '' }).where(eq(staffHistory.targetNo, receiver.accountNo));
}
