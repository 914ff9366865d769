/** The book of credits: holders with their balance, movements with their two sides. */
import { CREDITS_SOURCES, otherSideOf, type CreditsKind } from '@portal/engines/pricing';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { rowsOf, type Db } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/context.ts';
import { creditsEntry, creditsHolder, creditsPosting } from './tables.ts';

export type HolderRow = typeof creditsHolder.$inferSelect;

const isOf = (owner: Owner) => and(eq(creditsHolder.accountNo, owner.accountNo), eq(creditsHolder.merchantNo, owner.merchantNo));

/** The owner's, made where there is none, kept from other changes to the end of the transaction. */
export async function lockHolder(db: Db, owner: Owner, newId: () => string): Promise<HolderRow> {
  const { accountNo, merchantNo } = owner;
  await db.insert(creditsHolder).values({ holderNo: newId(), accountNo, merchantNo }).onConflictDoNothing();
  const [row] = await db.select().from(creditsHolder).where(isOf(owner)).for('update');
  if (row === undefined) throw new Error('a holder of credits was not made');
  return row;
}

export async function findHolder(db: Db, owner: Owner): Promise<HolderRow | undefined> {
  const [row] = await db.select().from(creditsHolder).where(isOf(owner));
  return row;
}

/** All of one account, whatever it acts for. */
export const listHolders = (db: Db, accountNo: string): Promise<HolderRow[]> =>
  db.select().from(creditsHolder).where(eq(creditsHolder.accountNo, accountNo)).orderBy(creditsHolder.merchantNo);

export interface Movement {
  postingNo: string;
  kind: CreditsKind;
  /** Of what it came: one movement of a kind for each. */
  sourceNo: string;
  words: string;
  gmtCreate: Date;
}

interface Side {
  holderNo: string;
  points: number;
  /** Of a holder. */
  balanceAfter: number | null;
}

/** Whether it is a new one: of a source that has moved already nothing is written. */
export async function insertMovement(db: Db, movement: Movement, sides: readonly Side[]): Promise<boolean> {
  const [posted] = await db.insert(creditsPosting).values(movement).onConflictDoNothing().returning({ postingNo: creditsPosting.postingNo });
  if (posted === undefined) return false;
  const { postingNo, gmtCreate } = movement;
  await db.insert(creditsEntry).values(sides.map((side) => ({ ...side, postingNo, gmtCreate })));
  return true;
}

export async function updateBalance(db: Db, holderNo: string, balance: number): Promise<void> {
  await db.update(creditsHolder).set({ balance }).where(eq(creditsHolder.holderNo, holderNo));
}

export interface RecordRow {
  id: number;
  kind: CreditsKind;
  words: string;
  points: number;
  balanceAfter: number;
  gmtCreate: Date;
}

/** The newest first, and how many there are. */
export async function listRecordPage(db: Db, holderNo: string, { page, size }: { page: number; size: number }): Promise<{ rows: RecordRow[]; total: number }> {
  const rows = await db
    .select({
      id: creditsEntry.id,
      kind: creditsPosting.kind,
      words: creditsPosting.words,
      points: creditsEntry.points,
      balanceAfter: sql<number>`coalesce(${creditsEntry.balanceAfter}, 0)::float8`,
      gmtCreate: creditsEntry.gmtCreate,
    })
    .from(creditsEntry)
    .innerJoin(creditsPosting, eq(creditsPosting.postingNo, creditsEntry.postingNo))
    .where(eq(creditsEntry.holderNo, holderNo))
    .orderBy(desc(creditsEntry.id))
    .limit(size)
    .offset((page - 1) * size);
  const [counted] = await db.select({ total: count() }).from(creditsEntry).where(eq(creditsEntry.holderNo, holderNo));
  return { rows, total: counted?.total ?? 0 };
}

/** What an order has made, less what its refunds took again. */
export async function findEarned(db: Db, shopOrderNo: string): Promise<number> {
  const [row] = await rowsOf<{ points: number }>(
    db,
    sql`select coalesce(-sum(e.points), 0)::float8 as points from ${creditsPosting} p join ${creditsEntry} e on e.posting_no = p.posting_no and e.holder_no = ${otherSideOf('earn')}
        where (p.kind = 'earn' and p.source_no = ${shopOrderNo}) or (p.kind = 'takeBack' and p.source_no like ${`${shopOrderNo}:%`})`,
  );
  return row?.points ?? 0;
}

/** What came, was adjusted, moved on and went: together the balance. What was given back has not gone. */
type Turnover = { earned: number; adjusted: number; movedOn: number; spent: number };
export const NO_TURNOVER: Turnover = { earned: 0, adjusted: 0, movedOn: 0, spent: 0 };

export async function findTurnover(db: Db, holderNo: string): Promise<Turnover> {
  const [row] = await rowsOf<Turnover>(
    db,
    sql`select coalesce(sum(e.points) filter (where p.kind = 'takeBack' or (p.kind in ('earn', 'move') and e.points > 0)), 0)::float8 as earned,
          coalesce(sum(e.points) filter (where p.kind = 'adjust'), 0)::float8 as adjusted,
          coalesce(-sum(e.points) filter (where p.kind = 'lapse' or (p.kind in ('earn', 'move') and e.points < 0)), 0)::float8 as "movedOn",
          coalesce(-sum(e.points) filter (where p.kind in ('spend', 'giveBack')), 0)::float8 as spent
        from ${creditsEntry} e join ${creditsPosting} p on p.posting_no = e.posting_no where e.holder_no = ${holderNo}`,
  );
  return row ?? NO_TURNOVER;
}

/** Of an account, for its copy of its own data. */
export const listEntriesOfAccount = (db: Db, accountNo: string): Promise<unknown[]> =>
  rowsOf(
    db,
    sql`select h.merchant_no as "merchantNo", p.kind, p.words, e.points::float8 as points, e.balance_after::float8 as "balanceAfter", e.gmt_create as "gmtCreate"
        from ${creditsHolder} h join ${creditsEntry} e on e.holder_no = h.holder_no join ${creditsPosting} p on p.posting_no = e.posting_no
        where h.account_no = ${accountNo} and h.holder_no <> all(${sql.param([...CREDITS_SOURCES])}::text[]) order by e.id`,
  );
