/** Goods given for credits. */
import type { ExchangeState } from '@portal/engines/states';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { rowsOf, type Db } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/context.ts';
import { creditsExchange } from './tables.ts';

export type ExchangeRow = typeof creditsExchange.$inferSelect;

const isOf = (owner: Owner) => and(eq(creditsExchange.accountNo, owner.accountNo), eq(creditsExchange.merchantNo, owner.merchantNo));

export async function insertExchange(db: Db, row: Omit<ExchangeRow, 'serial'>): Promise<void> {
  await db.insert(creditsExchange).values(row);
}

/** Pieces of these goods an owner has; of what was cancelled none. */
export async function countPieces(db: Db, owner: Owner, spuNo: string): Promise<number> {
  const [row] = await db
    .select({ pieces: sql<number>`coalesce(sum(${creditsExchange.quantity}), 0)::int` })
    .from(creditsExchange)
    .where(and(isOf(owner), eq(creditsExchange.spuNo, spuNo), ne(creditsExchange.state, 'cancelled')));
  return row?.pieces ?? 0;
}

interface Page {
  page: number;
  size: number;
}

/** An owner's, the newest first. */
export async function listOwnPage(db: Db, owner: Owner, { page, size }: Page): Promise<{ rows: ExchangeRow[]; total: number }> {
  const rows = await db
    .select()
    .from(creditsExchange)
    .where(isOf(owner))
    .orderBy(desc(creditsExchange.serial))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(creditsExchange, isOf(owner)) };
}

/** Everybody's: those that wait to be sent, the longest waiting first; then the newest. */
export async function listDeskPage(
  db: Db,
  { page, size, state }: Page & { state: ExchangeState | undefined },
): Promise<{ rows: ExchangeRow[]; total: number }> {
  const where = state === undefined ? undefined : eq(creditsExchange.state, state);
  const rows = await db
    .select()
    .from(creditsExchange)
    .where(where)
    .orderBy(
      sql`case when ${creditsExchange.state} = 'placed' then 0 else 1 end`,
      sql`case when ${creditsExchange.state} = 'placed' then ${creditsExchange.serial} else - ${creditsExchange.serial} end`,
    )
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(creditsExchange, where) };
}

/** How many wait to be sent. */
export const countPlaced = (db: Db): Promise<number> => db.$count(creditsExchange, eq(creditsExchange.state, 'placed'));

/** The number of another buyer's exchange whose parcel bears this number, in capitals or not. */
export async function findExchangeOfNumber(
  db: Db,
  { exchangeNo, accountNo, trackingNo }: Pick<ExchangeRow, 'exchangeNo' | 'accountNo' | 'trackingNo'>,
): Promise<string | undefined> {
  const [row] = await db
    .select({ exchangeNo: creditsExchange.exchangeNo })
    .from(creditsExchange)
    .where(
      and(
        sql`upper(${creditsExchange.trackingNo}) = upper(${trackingNo})`,
        ne(creditsExchange.exchangeNo, exchangeNo),
        ne(creditsExchange.accountNo, accountNo),
      ),
    )
    .limit(1);
  return row?.exchangeNo;
}

/** Kept from other changes to the end of the transaction. `owner` null: whosever it is. */
export async function lockExchange(db: Db, owner: Owner | null, exchangeNo: string): Promise<ExchangeRow | undefined> {
  const [row] = await db
    .select()
    .from(creditsExchange)
    .where(and(owner === null ? undefined : isOf(owner), eq(creditsExchange.exchangeNo, exchangeNo)))
    .for('update');
  return row;
}

export async function updateExchange(db: Db, { exchangeNo, state, carrier, trackingNo, cancelReason, gmtModified }: ExchangeRow): Promise<void> {
  await db.update(creditsExchange).set({ state, carrier, trackingNo, cancelReason, gmtModified }).where(eq(creditsExchange.exchangeNo, exchangeNo));
}

export const updateExchangeOwner = async (db: Db, from: Owner, to: Owner): Promise<void> =>
  void (await db.update(creditsExchange).set({ accountNo: to.accountNo, merchantNo: to.merchantNo }).where(isOf(from)));

export const listExchangesOfAccount = (db: Db, accountNo: string): Promise<unknown[]> =>
  rowsOf(db, sql`select to_jsonb(x) - 'account_no' - 'serial' as exchange from ${creditsExchange} x where x.account_no = ${accountNo} order by x.serial`);

/** What was given stays in the books; who it was and where it went does not. */
export async function updateForgotten(db: Db, accountNo: string): Promise<void> {
  await db
    .update(creditsExchange)
    .set({ buyerName: '已注销用户', address: sql`${creditsExchange.address} || '{"detailAddress": "", "contactName": "", "contactPhone": ""}'::jsonb` })
    .where(eq(creditsExchange.accountNo, accountNo));
}
