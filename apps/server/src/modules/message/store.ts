/** Messages of an owner: those of the person, and those of the identity it acts as. */
import type { Message, MessageType } from '@portal/contract/message';
import { and, count, desc, eq, inArray, isNotNull, isNull, like, lt, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/context.ts';
import { message } from './tables.ts';

const ownedBy = ({ accountNo, merchantNo }: Owner): SQL | undefined =>
  and(eq(message.accountNo, accountNo), merchantNo === '' ? isNull(message.merchantNo) : or(isNull(message.merchantNo), eq(message.merchantNo, merchantNo)));

/** False where the event has written its message already. */
export async function insertMessage(db: Db, row: typeof message.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(message)
    .values(row)
    .onConflictDoNothing({ target: [message.accountNo, message.eventKey] })
    .returning({ messageId: message.messageId });
  return added.length > 0;
}

/** One message to each; accounts that have had this event's keep it. Gives how many were written. */
export async function insertMessages(db: Db, rows: readonly (typeof message.$inferInsert)[]): Promise<number> {
  if (rows.length === 0) return 0;
  const added = await db
    .insert(message)
    .values([...rows])
    .onConflictDoNothing({ target: [message.accountNo, message.eventKey] })
    .returning({ messageId: message.messageId });
  return added.length;
}

export interface MessageFilter {
  type?: MessageType | undefined;
  isRead?: boolean | undefined;
}

const fits = (owner: Owner, { type, isRead }: MessageFilter): SQL | undefined =>
  and(
    ownedBy(owner),
    isNull(message.gmtRemove),
    type === undefined ? undefined : eq(message.messageType, type),
    isRead === undefined ? undefined : isRead ? isNotNull(message.gmtRead) : isNull(message.gmtRead),
  );

/** The newest first. */
export async function listPage(db: Db, owner: Owner, { page, size, ...filter }: MessageFilter & { page: number; size: number }): Promise<Message[]> {
  const rows = await db
    .select()
    .from(message)
    .where(fits(owner, filter))
    .orderBy(desc(message.gmtCreate), desc(message.messageId))
    .limit(size)
    .offset((page - 1) * size);
  return rows.map((row) => ({
    id: row.messageId,
    type: row.messageType,
    title: row.title,
    text: row.text,
    link: row.link,
    isRead: row.gmtRead !== null,
    gmtCreate: row.gmtCreate.toISOString(),
  }));
}

export const countMessages = (db: Db, owner: Owner, filter: MessageFilter): Promise<number> => db.$count(message, fits(owner, filter));

/** Unread ones of each type; types without any are left out. */
export async function listUnreadCounts(db: Db, owner: Owner): Promise<{ type: MessageType; unread: number }[]> {
  return db
    .select({ type: message.messageType, unread: count() })
    .from(message)
    .where(fits(owner, { isRead: false }))
    .groupBy(message.messageType);
}

/** Marks the owner's unread ones that fit; gives how many there were. */
export async function updateAsRead(db: Db, owner: Owner, which: { ids?: readonly string[]; type?: MessageType | undefined }, now: number): Promise<number> {
  const changed = await db
    .update(message)
    .set({ gmtRead: new Date(now) })
    .where(and(fits(owner, { type: which.type, isRead: false }), which.ids === undefined ? undefined : inArray(message.messageId, [...which.ids])))
    .returning({ messageId: message.messageId });
  return changed.length;
}

/** Marks an account's unread ones that tell of events whose key begins so; gives how many there were. */
export async function updateEventsAsRead(db: Db, accountNo: string, keyBegins: string, now: number): Promise<number> {
  const changed = await db
    .update(message)
    .set({ gmtRead: new Date(now) })
    .where(and(eq(message.accountNo, accountNo), isNull(message.gmtRead), like(message.eventKey, `${keyBegins}%`)))
    .returning({ messageId: message.messageId });
  return changed.length;
}

/** Takes the owner's messages out of sight (`now`), or back (null). */
export async function updateRemoved(db: Db, owner: Owner, ids: readonly string[], now: number | null): Promise<number> {
  const changed = await db
    .update(message)
    .set({ gmtRemove: now === null ? null : new Date(now) })
    .where(and(ownedBy(owner), inArray(message.messageId, [...ids]), now === null ? isNotNull(message.gmtRemove) : isNull(message.gmtRemove)))
    .returning({ messageId: message.messageId });
  return changed.length;
}

/** Messages older than `before`, and those removed before `removedBefore`. */
export async function deleteOldMessages(db: Db, { before, removedBefore }: { before: Date; removedBefore: Date }): Promise<void> {
  await db.delete(message).where(or(lt(message.gmtCreate, before), lt(message.gmtRemove, removedBefore)));
}

/** For good: messages to a person as one of an enterprise that lead to pages beginning so. */
export async function deleteMessagesLinked(db: Db, { accountNo, merchantNo }: Owner, linkBegins: string): Promise<void> {
  await db.delete(message).where(and(eq(message.accountNo, accountNo), eq(message.merchantNo, merchantNo), like(message.link, `${linkBegins}%`)));
}

/** All messages of an account, of the person and of every identity, removed ones too. */
export const listMessagesOfAccount = (db: Db, accountNo: string): Promise<(typeof message.$inferSelect)[]> =>
  db.select().from(message).where(eq(message.accountNo, accountNo)).orderBy(message.gmtCreate);

export async function deleteMessagesOfAccount(db: Db, accountNo: string): Promise<void> {
  await db.delete(message).where(eq(message.accountNo, accountNo));
}
