/** Rows of the selected-product list. Every statement carries the owner. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { putMany } from '../../../platform/db/bulk.ts';
import type { Owner } from '../../../platform/http/context.ts';
import { rowsOf, type Db } from '../../../platform/db/database.ts';
import { selectionLine } from './tables.ts';

/** A line as stored: the owner's wish and the price it was made under. */
export type StoredSelectionLine = Omit<typeof selectionLine.$inferSelect, 'accountNo' | 'merchantNo' | 'gmtCreate' | 'gmtModified'>;

const isOwned = (owner: Owner) => and(eq(selectionLine.accountNo, owner.accountNo), eq(selectionLine.merchantNo, owner.merchantNo));

/**
 * Takes the owner's list for the rest of the transaction, so that changes from two tabs queue, and gives the revision that
 * this change makes.
 */
export async function lockSelection(db: Db, owner: Owner): Promise<number> {
  const [row] = await rowsOf<{ revision: number }>(
    db,
    sql`insert into selection_list (account_no, merchant_no, revision) values (${owner.accountNo}, ${owner.merchantNo}, 1)
        on conflict (account_no, merchant_no) do update set revision = selection_list.revision + 1 returning revision`,
  );
  if (!row) throw new Error('the list gave no revision');
  return row.revision;
}

/**
 * As `lockSelection`, for an editor that saves the whole list as it edited it from revision `seen` on; false when another editor
 * has saved it since.
 */
export async function lockForSaving(db: Db, owner: Owner, { seen, editor }: { seen: number; editor: string }): Promise<boolean> {
  const revision = await lockSelection(db, owner);
  const taken = await rowsOf(
    db,
    sql`update selection_list set saved_revision = ${revision}, saved_by = ${editor}
        where account_no = ${owner.accountNo} and merchant_no = ${owner.merchantNo} and (saved_revision <= ${seen} or saved_by = ${editor}) returning revision`,
  );
  return taken.length === 1;
}

/** Revision of the list; 0 before the first change. */
export async function getRevision(db: Db, owner: Owner): Promise<number> {
  const [row] = await rowsOf<{ revision: number }>(
    db,
    sql`select revision from selection_list where account_no = ${owner.accountNo} and merchant_no = ${owner.merchantNo}`,
  );
  return row?.revision ?? 0;
}

/** Models of the list with their pieces, in its order. */
export const listPieces = (db: Db, owner: Owner): Promise<{ skuNo: string; quantity: number }[]> =>
  rowsOf(
    db,
    sql`select sku_no as "skuNo", quantity from selection_line where account_no = ${owner.accountNo} and merchant_no = ${owner.merchantNo} order by sort, id`,
  );

/** The list in its order with its revisions, in one statement so that all are of one moment; 0 before the first change. */
export async function listSelectionLines(db: Db, owner: Owner): Promise<{ revision: number; savedRevision: number; lines: StoredSelectionLine[] }> {
  const rows = await rowsOf<{ revision: number; savedRevision: number } & { [Key in keyof StoredSelectionLine]: StoredSelectionLine[Key] | null }>(
    db,
    sql`select l.revision, l.saved_revision as "savedRevision", s.id, s.sort, s.spu_no as "spuNo", s.sku_no as "skuNo", s.price, s.rate, s.rate_price as "ratePrice", s.quantity,
          s.added_revision as "addedRevision"
        from selection_list l left join selection_line s on s.account_no = l.account_no and s.merchant_no = l.merchant_no
        where l.account_no = ${owner.accountNo} and l.merchant_no = ${owner.merchantNo} order by s.sort, s.id`,
  );
  return {
    revision: rows[0]?.revision ?? 0,
    savedRevision: rows[0]?.savedRevision ?? 0,
    lines: rows.flatMap(({ revision: _revision, savedRevision: _savedRevision, ...line }) => (line.id === null ? [] : [line as StoredSelectionLine])),
  };
}

/** Stores lines, new and known; a line that stands keeps its id and its day. One statement for any number. */
export async function putLines(db: Db, owner: Owner, lines: readonly StoredSelectionLine[], now: number): Promise<void> {
  const at = new Date(now);
  const rows = lines.map((line) => ({ ...line, accountNo: owner.accountNo, merchantNo: owner.merchantNo, gmtCreate: at, gmtModified: at }));
  const set = ['sort', 'price', 'rate', 'ratePrice', 'quantity', 'addedRevision', 'gmtModified'] as const;
  await putMany(db, selectionLine, rows, { on: ['accountNo', 'merchantNo', 'skuNo'], set });
}

/** Deletes lines of the list, all when `ids` is undefined, and gives the list as it was, in its order, in one statement. */
export async function takeStored(db: Db, owner: Owner, ids: readonly string[] | undefined): Promise<(StoredSelectionLine & { isTaken: boolean })[]> {
  const wanted = ids ? sql`and id = any(${sql.param([...ids])}::text[])` : sql``;
  return rowsOf(
    db,
    sql`with gone as (
          delete from selection_line where account_no = ${owner.accountNo} and merchant_no = ${owner.merchantNo} ${wanted} returning id)
        select s.id, s.sort, s.spu_no as "spuNo", s.sku_no as "skuNo", s.price, s.rate, s.rate_price as "ratePrice", s.quantity,
          s.added_revision as "addedRevision", g.id is not null as "isTaken"
        from selection_line s left join gone g on g.id = s.id
        where s.account_no = ${owner.accountNo} and s.merchant_no = ${owner.merchantNo} order by s.sort, s.id`,
  );
}

export async function deleteLines(db: Db, owner: Owner, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(selectionLine).where(and(isOwned(owner), inArray(selectionLine.id, [...ids])));
}

export async function deleteAllLines(db: Db, owner: Owner): Promise<void> {
  await db.delete(selectionLine).where(isOwned(owner));
}

/** The lists of all identities of an account. */
export const listSelectionsOfAccount = (db: Db, accountNo: string): Promise<StoredSelectionLine[]> =>
  db.select().from(selectionLine).where(eq(selectionLine.accountNo, accountNo)).orderBy(selectionLine.merchantNo, selectionLine.sort);

export async function deleteSelectionsOfAccount(db: Db, accountNo: string): Promise<void> {
  await db.delete(selectionLine).where(eq(selectionLine.accountNo, accountNo));
  await db.execute(sql`delete from selection_list where account_no = ${accountNo}`);
}

/** Which of the models stand in a list of anybody. */
export async function listSelectedSkuNos(db: Db, skuNos: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ skuNo: selectionLine.skuNo })
    .from(selectionLine)
    .where(sql`${selectionLine.skuNo} = any(${sql.param([...skuNos])}::text[])`);
  return rows.map(({ skuNo }) => skuNo);
}

/** Models in lists, by whose they are, as a table for a higher room's reading: `account_no`, `merchant_no` ('': the person's), `sku_no`. */
export const selectedRows = sql`(select account_no, merchant_no, sku_no from ${selectionLine})`;
