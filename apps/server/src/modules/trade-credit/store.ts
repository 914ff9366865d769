/** Accounts of credit, their debts and what happened in them. Whoever changes a debt holds its account first (`lockCredit`). */
import { fen, type Fen } from '@portal/units';
import { and, asc, desc, eq, gt, inArray, isNull, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { sql, type Db } from '../../platform/db/database.ts';
import { isSeenBy, type DealerSide } from '../customer/index.ts';
import { tradeCredit, tradeCreditDebt, tradeCreditMovement } from './tables.ts';

export type CreditRow = typeof tradeCredit.$inferSelect;
export type DebtRow = typeof tradeCreditDebt.$inferSelect;
export type MovementRow = typeof tradeCreditMovement.$inferSelect;

/** An account: of which dealer, of which enterprise. */
export type CreditHolder = Pick<CreditRow, 'shopNo' | 'merchantNo'>;
/** Accounts of one dealer as one of its people sees them, or of one enterprise. */
export type CreditSide = DealerSide | Pick<CreditRow, 'merchantNo'>;

const ofHolder = (table: typeof tradeCredit | typeof tradeCreditDebt | typeof tradeCreditMovement, { shopNo, merchantNo }: CreditHolder) =>
  and(eq(table.shopNo, shopNo), eq(table.merchantNo, merchantNo));
const ofSide = (table: typeof tradeCredit | typeof tradeCreditDebt, side: CreditSide) =>
  'shopNo' in side
    ? and(eq(table.shopNo, side.shopNo), isSeenBy(side, { accountNo: sql`''`, merchantNo: table.merchantNo }))
    : eq(table.merchantNo, side.merchantNo);
const isOwed = sql`${tradeCreditDebt.reducedFen} + ${tradeCreditDebt.repaidFen} < ${tradeCreditDebt.amountFen}`;

export async function findCredit(db: Db, holder: CreditHolder): Promise<CreditRow | undefined> {
  const [row] = await db.select().from(tradeCredit).where(ofHolder(tradeCredit, holder));
  return row;
}

/** The account of a customer, where it is seen on this side. */
export async function findSeenCredit(db: Db, side: DealerSide, merchantNo: string): Promise<CreditRow | undefined> {
  const [row] = await db
    .select()
    .from(tradeCredit)
    .where(and(ofSide(tradeCredit, side), eq(tradeCredit.merchantNo, merchantNo)));
  return row;
}

/** Kept from other changes to the end of the transaction. */
export async function lockCredit(db: Db, holder: CreditHolder): Promise<CreditRow | undefined> {
  const [row] = await db.select().from(tradeCredit).where(ofHolder(tradeCredit, holder)).for('update');
  return row;
}

export const listCredits = (db: Db, side: CreditSide): Promise<CreditRow[]> =>
  db.select().from(tradeCredit).where(ofSide(tradeCredit, side)).orderBy(asc(tradeCredit.shopNo), asc(tradeCredit.merchantNo));

/** What is owed, what is due first before the rest. */
export const listDebts = (db: Db, of: CreditSide | CreditHolder): Promise<DebtRow[]> =>
  db
    .select()
    .from(tradeCreditDebt)
    .where(and('shopNo' in of && 'merchantNo' in of ? ofHolder(tradeCreditDebt, of) : ofSide(tradeCreditDebt, of), isOwed))
    .orderBy(asc(tradeCreditDebt.gmtDue), asc(tradeCreditDebt.shopOrderNo));

/** What something was repaid of, owed or not. */
export const listRepaidDebts = (db: Db, holder: CreditHolder): Promise<DebtRow[]> =>
  db
    .select()
    .from(tradeCreditDebt)
    .where(and(ofHolder(tradeCreditDebt, holder), gt(tradeCreditDebt.repaidFen, fen(0))));

export async function findDebt(db: Db, shopOrderNo: string): Promise<DebtRow | undefined> {
  const [row] = await db.select().from(tradeCreditDebt).where(eq(tradeCreditDebt.shopOrderNo, shopOrderNo));
  return row;
}

/** By order, when what it owes is due. */
export async function listDueDays(db: Db, shopOrderNos: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (shopOrderNos.length === 0) return new Map();
  const rows = await db
    .select({ shopOrderNo: tradeCreditDebt.shopOrderNo, gmtDue: tradeCreditDebt.gmtDue })
    .from(tradeCreditDebt)
    .where(inArray(tradeCreditDebt.shopOrderNo, [...shopOrderNos]));
  return new Map(rows.map(({ shopOrderNo, gmtDue }) => [shopOrderNo, gmtDue]));
}

/** The newest first. */
export const listMovements = (db: Db, holder: CreditHolder, most: number): Promise<MovementRow[]> =>
  db.select().from(tradeCreditMovement).where(ofHolder(tradeCreditMovement, holder)).orderBy(desc(tradeCreditMovement.id)).limit(most);

export async function findMovement(db: Db, holder: CreditHolder, id: number): Promise<MovementRow | undefined> {
  const [row] = await db
    .select()
    .from(tradeCreditMovement)
    .where(and(ofHolder(tradeCreditMovement, holder), eq(tradeCreditMovement.id, id)));
  return row;
}

/** The latest since then of the same amount and note that was not taken back. */
export async function findAlikeRepayment(
  db: Db,
  holder: CreditHolder,
  { amountFen, note, since }: Pick<MovementRow, 'amountFen' | 'note'> & { since: Date },
): Promise<MovementRow | undefined> {
  const reversal = alias(tradeCreditMovement, 'reversal');
  const [row] = await db
    .select()
    .from(tradeCreditMovement)
    .where(
      and(
        ofHolder(tradeCreditMovement, holder),
        eq(tradeCreditMovement.act, 'repay'),
        eq(tradeCreditMovement.amountFen, amountFen),
        eq(tradeCreditMovement.note, note),
        gt(tradeCreditMovement.gmtCreate, since),
        notExists(db.select({ id: reversal.id }).from(reversal).where(eq(reversal.reversesId, tradeCreditMovement.id))),
      ),
    )
    .orderBy(desc(tradeCreditMovement.id))
    .limit(1);
  return row;
}

/** Of these repayments those that were taken back. */
export async function listReversed(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: tradeCreditMovement.reversesId })
    .from(tradeCreditMovement)
    .where(inArray(tradeCreditMovement.reversesId, [...ids]));
  return rows.map(({ id }) => id).filter((id) => id !== null);
}

/** Terms of an account, which is made where there is none. */
type Terms = Pick<CreditRow, 'limitFen' | 'termDays' | 'overdueRule'>;

export async function putTerms(db: Db, holder: CreditHolder, { at, ...terms }: Terms & { at: Date }): Promise<void> {
  await db
    .insert(tradeCredit)
    .values({ ...holder, ...terms, usedFen: fen(0), gmtCreate: at, gmtModified: at })
    .onConflictDoUpdate({ target: [tradeCredit.shopNo, tradeCredit.merchantNo], set: { ...terms, gmtModified: at } });
}

/** Uses so much of an account in one statement, where so much is left; undefined: it is not. */
export async function takeCredit(db: Db, holder: CreditHolder, amountFen: Fen): Promise<CreditRow | undefined> {
  const [row] = await db
    .update(tradeCredit)
    .set({ usedFen: sql`${tradeCredit.usedFen} + ${amountFen}` })
    .where(and(ofHolder(tradeCredit, holder), sql`${tradeCredit.usedFen} + ${amountFen} <= ${tradeCredit.limitFen}`))
    .returning();
  return row;
}

export const insertDebt = async (db: Db, row: Omit<DebtRow, 'reducedFen' | 'repaidFen' | 'backFen' | 'gmtAccepted'>): Promise<void> =>
  void (await db.insert(tradeCreditDebt).values({ ...row, reducedFen: fen(0), repaidFen: fen(0), backFen: fen(0) }));

/** What was reserved is owed from now on. */
export const updateAccepted = async (db: Db, shopOrderNo: string, at: Date): Promise<void> =>
  void (await db
    .update(tradeCreditDebt)
    .set({ gmtAccepted: at })
    .where(and(eq(tradeCreditDebt.shopOrderNo, shopOrderNo), isNull(tradeCreditDebt.gmtAccepted))));

/** Less is owed of a debt and used of its account, by what it is reduced by and repaid; more where that is below nothing. */
export async function updateOwed(
  db: Db,
  holder: CreditHolder,
  shopOrderNo: string,
  { reducedFen = fen(0), repaidFen = fen(0), backFen = fen(0) }: Partial<Pick<DebtRow, 'reducedFen' | 'repaidFen' | 'backFen'>>,
): Promise<void> {
  await db
    .update(tradeCreditDebt)
    .set({
      reducedFen: sql`${tradeCreditDebt.reducedFen} + ${reducedFen}`,
      repaidFen: sql`${tradeCreditDebt.repaidFen} + ${repaidFen}`,
      backFen: sql`${tradeCreditDebt.backFen} + ${backFen}`,
    })
    .where(eq(tradeCreditDebt.shopOrderNo, shopOrderNo));
  await db
    .update(tradeCredit)
    .set({ usedFen: sql`${tradeCredit.usedFen} - ${reducedFen + repaidFen}` })
    .where(ofHolder(tradeCredit, holder));
}

type Movement = CreditHolder & Pick<MovementRow, 'act' | 'changedBy' | 'gmtCreate'> & Partial<Omit<MovementRow, 'id'>>;

export const insertMovement = async (db: Db, movement: Movement): Promise<void> =>
  void (await db.insert(tradeCreditMovement).values({ amountFen: fen(0), backFen: fen(0), shopOrderNo: '', note: '', ...movement }));
