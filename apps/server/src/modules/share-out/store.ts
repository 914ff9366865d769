/** Rows of shares and the book behind them. */
import type { ShareNarrowing, ShareTotals } from '@portal/contract/share-out';
import { and, asc, desc, eq, gt, lte, or, type SQL } from 'drizzle-orm';
import { insertMany } from '../../platform/db/bulk.ts';
import { rowsOf, sql, type Db } from '../../platform/db/database.ts';
import type { JobPage } from '../../platform/jobs/each-by-itself.ts';
import { paidOrders } from '../order/index.ts';
import { shareEntry, shareRow } from './tables.ts';

export type ShareRow = typeof shareRow.$inferSelect;
type EntryRow = Omit<typeof shareEntry.$inferSelect, 'id'>;

/** Whether it is a new one: an order's is opened once. */
export async function insertShare(db: Db, row: ShareRow): Promise<boolean> {
  const added = await db.insert(shareRow).values(row).onConflictDoNothing().returning({ rowNo: shareRow.rowNo });
  return added.length > 0;
}

export const insertEntries = (db: Db, entries: readonly EntryRow[]): Promise<void> => insertMany(db, shareEntry, entries);

/** Of an order, its own first, kept from other changes to the end of the transaction. */
export const lockShares = (db: Db, shopOrderNo: string): Promise<ShareRow[]> =>
  db.select().from(shareRow).where(eq(shareRow.shopOrderNo, shopOrderNo)).orderBy(asc(shareRow.rowNo)).for('update');

/** Its time has come, and of an order's own no request is open by which money may yet go back; what did go back after sharing waits for none. */
const isDue = (openClaims: SQL, now: Date): SQL | undefined =>
  and(
    eq(shareRow.state, 'waiting'),
    lte(shareRow.gmtDue, now),
    or(eq(shareRow.kind, 'refund'), sql`not exists (select 1 from ${openClaims} c where c.shop_order_no = ${shareRow.shopOrderNo})`),
  );

/** One that is due, where nobody else has it just now. */
export async function takeDue(db: Db, rowNo: string, openClaims: SQL, now: Date): Promise<ShareRow | undefined> {
  const [row] = await db
    .select()
    .from(shareRow)
    .where(and(eq(shareRow.rowNo, rowNo), isDue(openClaims, now)))
    .for('update', { skipLocked: true });
  return row;
}

/** Of one that the caller holds. */
export async function updateShare(
  db: Db,
  {
    rowNo,
    state,
    refunded,
    fee,
    subsidy,
    share,
    gmtDue,
    gmtShared,
  }: Pick<ShareRow, 'rowNo' | 'state' | 'refunded' | 'fee' | 'subsidy' | 'share' | 'gmtDue' | 'gmtShared'>,
): Promise<void> {
  await db.update(shareRow).set({ state, refunded, fee, subsidy, share, gmtDue, gmtShared }).where(eq(shareRow.rowNo, rowNo));
}

/** Those that are due, behind the one named. */
export async function listDue(db: Db, openClaims: SQL, now: Date, { after = '', most }: JobPage<string>): Promise<string[]> {
  const rows = await db
    .select({ rowNo: shareRow.rowNo })
    .from(shareRow)
    .where(and(isDue(openClaims, now), gt(shareRow.rowNo, after)))
    .orderBy(asc(shareRow.rowNo))
    .limit(most);
  return rows.map(({ rowNo }) => rowNo);
}

/** Orders that were paid and have no share yet, behind the one named: from before shares were kept. */
export async function listUnopened(db: Db, { after = '', most }: JobPage<string>): Promise<string[]> {
  const rows = await rowsOf<{ shopOrderNo: string }>(
    db,
    sql`select p.shop_order_no as "shopOrderNo" from ${paidOrders} p
      where p.shop_order_no > ${after} and not exists (select 1 from ${shareRow} r where r.row_no = p.shop_order_no)
      order by p.shop_order_no limit ${most}`,
  );
  return rows.map(({ shopOrderNo }) => shopOrderNo);
}

/** Of orders that were found for whoever asks: the requests each waits for. */
export async function listOpenClaims(db: Db, openClaims: SQL, shopOrderNos: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  if (shopOrderNos.length === 0) return new Map();
  const rows = await rowsOf<{ shopOrderNo: string; afterSaleNo: string }>(
    db,
    sql`select c.shop_order_no as "shopOrderNo", c.after_sale_no as "afterSaleNo" from ${openClaims} c
      where c.shop_order_no in ${shopOrderNos} order by c.after_sale_no`,
  );
  return new Map([...Map.groupBy(rows, ({ shopOrderNo }) => shopOrderNo)].map(([no, claims]) => [no, claims.map(({ afterSaleNo }) => afterSaleNo)]));
}

const narrowed = (shopNo: string, { state, month }: ShareNarrowing): SQL | undefined =>
  and(
    eq(shareRow.shopNo, shopNo),
    state === '' ? undefined : eq(shareRow.state, state),
    month === ''
      ? undefined
      : sql`${shareRow.gmtCreate} >= (${`${month}-01`}::timestamp at time zone 'Asia/Shanghai')
          and ${shareRow.gmtCreate} < ((${`${month}-01`}::timestamp + interval '1 month') at time zone 'Asia/Shanghai')`,
  );

/** The newest first, and how many there are. */
export async function listSharePage(
  db: Db,
  shopNo: string,
  { page, size, ...narrowing }: ShareNarrowing & { page: number; size: number },
): Promise<{ rows: ShareRow[]; total: number }> {
  const where = narrowed(shopNo, narrowing);
  const rows = await db
    .select()
    .from(shareRow)
    .where(where)
    .orderBy(desc(shareRow.gmtCreate), desc(shareRow.rowNo))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(shareRow, where) };
}

export async function getShareTotals(db: Db, shopNo: string, narrowing: ShareNarrowing): Promise<ShareTotals> {
  const sum = (of: SQL) => sql<number>`coalesce(sum(${of}), 0)::float8`;
  const shareIn = (state: ShareRow['state']) => sql<number>`coalesce(sum(${shareRow.share}) filter (where ${shareRow.state} = ${state}), 0)::float8`;
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      paidAmount: sum(sql`${shareRow.paid}`),
      refundedAmount: sum(sql`${shareRow.refunded}`),
      feeAmount: sum(sql`${shareRow.fee}`),
      subsidyAmount: sum(sql`${shareRow.subsidy}`),
      shareAmount: sum(sql`${shareRow.share}`),
      waitingAmount: shareIn('waiting'),
      sharedAmount: shareIn('shared'),
    })
    .from(shareRow)
    .where(narrowed(shopNo, narrowing));
  if (row === undefined) throw new Error('a sum has no row');
  return row;
}
