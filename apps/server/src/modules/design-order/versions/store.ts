/** Rows of versions. Each is found through an order that the caller has found by its owner. */
import { and, asc, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import { rowsOf, type Db } from '../../../platform/db/database.ts';
import type { Owner } from '../../../platform/http/context.ts';
import { designOrderVersion, removedVersion, versionedOrder } from './tables.ts';

export type VersionRow = typeof designOrderVersion.$inferSelect;
/** All of it but what it keeps. */
export type VersionHead = Omit<VersionRow, 'content'>;

const isOwn = (owner: Owner, id: string) =>
  and(eq(versionedOrder.id, id), eq(versionedOrder.accountNo, owner.accountNo), eq(versionedOrder.merchantNo, owner.merchantNo));
const isOf = (orderId: string, id: string) => and(eq(designOrderVersion.designOrderId, orderId), eq(designOrderVersion.id, id));

const { content: _, ...headColumns } = getTableColumns(designOrderVersion);

/** The oldest first. */
export async function listVersionHeads(db: Db, orderId: string): Promise<VersionHead[]> {
  return db.select(headColumns).from(designOrderVersion).where(eq(designOrderVersion.designOrderId, orderId)).orderBy(asc(designOrderVersion.number));
}

export async function findVersion(db: Db, orderId: string, id: string): Promise<VersionRow | undefined> {
  const [row] = await db.select().from(designOrderVersion).where(isOf(orderId, id));
  return row;
}

export async function findNewestVersion(db: Db, orderId: string): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(designOrderVersion)
    .where(eq(designOrderVersion.designOrderId, orderId))
    .orderBy(desc(designOrderVersion.number))
    .limit(1);
  return row;
}

/** The next number of an own order's versions: no number is given twice, also where the version that had it is gone. */
export async function takeNumber(db: Db, owner: Owner, orderId: string): Promise<number> {
  const [row] = await db
    .update(versionedOrder)
    .set({ versionCount: sql`${versionedOrder.versionCount} + 1` })
    .where(isOwn(owner, orderId))
    .returning({ number: versionedOrder.versionCount });
  if (!row) throw new Error(`no order ${orderId} of this owner`);
  return row.number;
}

export async function insertVersion(db: Db, row: VersionRow): Promise<void> {
  await db.insert(designOrderVersion).values(row);
}

/** A name given makes it one that stays. */
export async function updateVersionName(db: Db, orderId: string, id: string, name: string): Promise<void> {
  await db.update(designOrderVersion).set({ name, isNamed: true }).where(isOf(orderId, id));
}

export async function deleteVersion(db: Db, orderId: string, id: string): Promise<void> {
  await db.delete(designOrderVersion).where(isOf(orderId, id));
}

/** Takes a version out of its order and gives it; undefined: there is none. */
export async function takeVersion(db: Db, orderId: string, id: string): Promise<VersionRow | undefined> {
  const [row] = await db.delete(designOrderVersion).where(isOf(orderId, id)).returning();
  return row;
}

/** Keeps a version that was taken, and forgets those of its order that were removed before `since`. */
export async function insertRemovedVersion(db: Db, row: VersionRow, { now, since }: { now: number; since: number }): Promise<void> {
  await db.delete(removedVersion).where(and(eq(removedVersion.designOrderId, row.designOrderId), lt(removedVersion.gmtRemoved, new Date(since))));
  await db.insert(removedVersion).values({ ...row, gmtRemoved: new Date(now) });
}

/** Takes a version that was removed and gives it; undefined: there is none. */
export async function takeRemovedVersion(db: Db, orderId: string, id: string): Promise<VersionRow | undefined> {
  const [row] = await db
    .delete(removedVersion)
    .where(and(eq(removedVersion.designOrderId, orderId), eq(removedVersion.id, id)))
    .returning();
  if (!row) return undefined;
  const { gmtRemoved: _removed, ...version } = row;
  return version;
}

/** The prices beside which an own order's quoted ones are kept; '' where none are. */
export async function findKeptPrices(db: Db, owner: Owner, orderId: string): Promise<string> {
  const [row] = await db.select({ kept: versionedOrder.keptPrices }).from(versionedOrder).where(isOwn(owner, orderId));
  return row?.kept ?? '';
}

export async function updateKeptPrices(db: Db, owner: Owner, orderId: string, keptPrices: string): Promise<void> {
  await db.update(versionedOrder).set({ keptPrices }).where(isOwn(owner, orderId));
}

/** Which of the models a version of anybody's order keeps, removed ones too: they may come back into it. */
export async function listVersionedSkuNos(db: Db, skuNos: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ skuNo: string }>(
    db,
    sql`select distinct l ->> 'skuNo' as "skuNo"
        from (select content from design_order_version union all select content from design_order_removed_version) v, jsonb_array_elements(v.content -> 'lines') l
        where l ->> 'skuNo' = any(${sql.param([...skuNos])}::text[])`,
  );
  return rows.map(({ skuNo }) => skuNo);
}

/** Versions of all orders of an account as they rest here, removed ones too. */
export const listVersionsOfAccount = (db: Db, accountNo: string): Promise<{ version: unknown }[]> =>
  rowsOf(
    db,
    sql`select v.version
        from (select design_order_id, number, to_jsonb(a) as version from design_order_version a
              union all select design_order_id, number, to_jsonb(r) from design_order_removed_version r) v
          join design_order o on o.id = v.design_order_id
        where o.account_no = ${accountNo} order by o.gmt_create, o.id, v.number`,
  );
