/** Rows of customers' links: an owner's through an order found by its owner, a customer's by the hash of the token. */
import { and, desc, eq, getTableColumns, inArray, isNull, lte, sql } from 'drizzle-orm';
import { rowsOf, type Db } from '../../../platform/db/database.ts';
import type { OrderRow } from '../lines/store.ts';
import { designOrder } from '../lines/tables.ts';
import { askedChange, designOrderShare, shareVisitor } from './tables.ts';

export type QuoteShareRow = typeof designOrderShare.$inferSelect;
/** All of it but the paper. */
export type ShareHead = Omit<QuoteShareRow, 'paper'>;
/** With the order it is of. */
export type SharedRow = QuoteShareRow & { order: Pick<OrderRow, 'accountNo' | 'merchantNo' | 'name' | 'fees'> };

const { paper: _, ...headColumns } = getTableColumns(designOrderShare);
const isOf = (orderId: string, id: string) => and(eq(designOrderShare.designOrderId, orderId), eq(designOrderShare.id, id));

/** The newest first. */
export async function listShareHeads(db: Db, orderId: string): Promise<ShareHead[]> {
  return db
    .select(headColumns)
    .from(designOrderShare)
    .where(eq(designOrderShare.designOrderId, orderId))
    .orderBy(desc(designOrderShare.gmtCreate), desc(designOrderShare.id));
}

/** Gives 0 where a link with this token is there already. */
export async function insertShare(db: Db, row: QuoteShareRow): Promise<number> {
  const rows = await db.insert(designOrderShare).values(row).onConflictDoNothing({ target: designOrderShare.tokenHash }).returning({ id: designOrderShare.id });
  return rows.length;
}

/** Gives how many there are of it; the first day of revoking stays. */
export async function updateRevoked(db: Db, orderId: string, id: string, now: number): Promise<number> {
  const rows = await db
    .update(designOrderShare)
    .set({ gmtRevoked: sql`coalesce(${designOrderShare.gmtRevoked}, ${new Date(now).toISOString()})` })
    .where(isOf(orderId, id))
    .returning({ id: designOrderShare.id });
  return rows.length;
}

const sharedRow = (db: Db, tokenHash: string) =>
  db
    .select({ share: designOrderShare, accountNo: designOrder.accountNo, merchantNo: designOrder.merchantNo, name: designOrder.name, fees: designOrder.fees })
    .from(designOrderShare)
    .innerJoin(designOrder, eq(designOrder.id, designOrderShare.designOrderId))
    // of an order that is removed there is no link
    .where(and(eq(designOrderShare.tokenHash, tokenHash), isNull(designOrder.gmtRemoved)));
const withOrder = (rows: Awaited<ReturnType<typeof sharedRow>>): SharedRow | undefined => rows.map(({ share, ...order }) => ({ ...share, order }))[0];

export async function findShared(db: Db, tokenHash: string): Promise<SharedRow | undefined> {
  return withOrder(await sharedRow(db, tokenHash));
}

/** The same, its order kept for the rest of the transaction: neither an answer over any link of it nor a change of its lines comes between. */
export async function lockShared(db: Db, tokenHash: string): Promise<SharedRow | undefined> {
  const ofToken = db.select({ id: designOrderShare.designOrderId }).from(designOrderShare).where(eq(designOrderShare.tokenHash, tokenHash));
  await db.select({ id: designOrder.id }).from(designOrder).where(inArray(designOrder.id, ofToken)).for('update');
  // read once the order is held: before that it may still be another's to change
  return findShared(db, tokenHash);
}

export type VisitorRow = typeof shareVisitor.$inferSelect;
const isVisitor = ({ shareId, visitor }: Pick<VisitorRow, 'shareId' | 'visitor'>) => and(eq(shareVisitor.shareId, shareId), eq(shareVisitor.visitor, visitor));

/** What wrong passwords have come to over a link: how many, and until when they are paid off. */
export interface Tried {
  wrongTries: number;
  tried: number;
}

/** The link is kept for the rest of the transaction, so that tries at once are counted one after the other. */
export async function lockTried(db: Db, id: string): Promise<Tried> {
  const { wrongTries, gmtTried } = designOrderShare;
  const [row] = await db.select({ wrongTries, gmtTried }).from(designOrderShare).where(eq(designOrderShare.id, id)).for('update');
  return { wrongTries: row?.wrongTries ?? 0, tried: row?.gmtTried?.getTime() ?? 0 };
}

export async function findVisitor(db: Db, who: Pick<VisitorRow, 'shareId' | 'visitor'>): Promise<VisitorRow | undefined> {
  return (await db.select().from(shareVisitor).where(isVisitor(who)))[0];
}

/** Keeps what the link and its visitor have tried, and forgets visitors who tried nothing since `forgetBefore` and were never right. */
export async function updateTried(db: Db, { wrongTries, tried, row, forgetBefore }: Tried & { row: VisitorRow; forgetBefore: number }): Promise<void> {
  await db
    .update(designOrderShare)
    .set({ wrongTries, gmtTried: new Date(tried) })
    .where(eq(designOrderShare.id, row.shareId));
  await db
    .insert(shareVisitor)
    .values(row)
    .onConflictDoUpdate({ target: [shareVisitor.shareId, shareVisitor.visitor], set: row });
  await db
    .delete(shareVisitor)
    .where(and(eq(shareVisitor.shareId, row.shareId), eq(shareVisitor.isKnown, false), lte(shareVisitor.gmtTried, new Date(forgetBefore))));
}

export async function raiseOpened(db: Db, id: string, now: number): Promise<void> {
  await db
    .update(designOrderShare)
    .set({ opened: sql`${designOrderShare.opened} + 1`, gmtOpened: new Date(now) })
    .where(eq(designOrderShare.id, id));
}

export type AnswerFields = Pick<QuoteShareRow, 'answer' | 'answerName' | 'answerPhone' | 'answerReason' | 'changesAsked' | 'gmtAnswer'>;

export async function updateAnswer(db: Db, id: string, answer: AnswerFields): Promise<void> {
  await db.update(designOrderShare).set(answer).where(eq(designOrderShare.id, id));
}

export type AskedChangeRow = typeof askedChange.$inferSelect;

/** Of these links, the newest first. */
export async function listAskedChanges(db: Db, shareIds: readonly string[]): Promise<AskedChangeRow[]> {
  if (shareIds.length === 0) return [];
  return db
    .select()
    .from(askedChange)
    .where(inArray(askedChange.shareId, [...shareIds]))
    .orderBy(desc(askedChange.gmtAsked), desc(askedChange.number));
}

export async function insertAskedChange(db: Db, row: AskedChangeRow): Promise<void> {
  await db.insert(askedChange).values(row);
}

/** Gives how many there are of it in a link of the order; the first moment of being done stays. */
export async function updateChangeDone(db: Db, { orderId, shareId, number }: ChangeKey, gmtDone: Date | null): Promise<number> {
  const ofOrder = db.select({ id: designOrderShare.id }).from(designOrderShare).where(isOf(orderId, shareId));
  const rows = await db
    .update(askedChange)
    .set({ gmtDone: gmtDone === null ? null : sql`coalesce(${askedChange.gmtDone}, ${gmtDone.toISOString()})` })
    .where(and(inArray(askedChange.shareId, ofOrder), eq(askedChange.number, number)))
    .returning({ number: askedChange.number });
  return rows.length;
}

interface ChangeKey {
  orderId: string;
  shareId: string;
  number: number;
}

/** Links of all orders of an account as they rest here, without what opens them. */
export const listSharesOfAccount = (db: Db, accountNo: string): Promise<{ share: unknown }[]> =>
  rowsOf(
    db,
    sql`select to_jsonb(s) - 'token_hash' - 'password_hash' - 'paper'
          || jsonb_build_object('asked_changes', (select coalesce(jsonb_agg(to_jsonb(c) order by c.number), '[]'::jsonb) from asked_change c where c.share_id = s.id)) as share
        from design_order_share s join design_order o on o.id = s.design_order_id
        where o.account_no = ${accountNo} order by s.gmt_create, s.id`,
  );

/** Of these addresses of pictures those that a customer's copy shows. */
export async function listSharedPictures(db: Db, addresses: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ address: string }>(
    db,
    sql`select distinct line->>'picture' as address from design_order_share, jsonb_path_query(paper, '$.groups[*].lines[*]') as line
      where line->>'picture' = any(${sql.param([...addresses])}::text[])`,
  );
  return rows.map(({ address }) => address);
}
