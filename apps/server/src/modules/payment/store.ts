/** What is to be paid, by which attempts, and what went back. Whoever changes any of a business locks its payable first. */
import type { RefundState } from '@portal/engines/states';
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, or } from 'drizzle-orm';
import { insertionOf, putMany } from '../../platform/db/bulk.ts';
import { sql, type Db } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/context.ts';
import type { JobPage } from '../../platform/jobs/each-by-itself.ts';
import type { ChannelName } from '../../platform/upstream/payment/index.ts';
import { payable, payment, paymentRefund } from './tables.ts';

export type PayableRow = typeof payable.$inferSelect;
export type PaymentRow = typeof payment.$inferSelect;
export type RefundRow = typeof paymentRefund.$inferSelect;

export interface Business {
  businessType: string;
  businessNo: string;
}

const ofBusiness = (table: typeof payable | typeof payment, { businessType, businessNo }: Business) =>
  and(eq(table.businessType, businessType), eq(table.businessNo, businessNo));
const isOpen = inArray(payment.state, ['CREATED', 'PENDING']);

/** One that is there stays as it is. */
export const putPayables = (db: Db, rows: readonly PayableRow[]): Promise<void> => putMany(db, payable, rows, { on: ['businessType', 'businessNo'], set: [] });

/** The same as a part of a statement that writes what they are for: rows as the JSON text of the placeholder `payables`; gives those that were not there. */
export const payableInsertion = sql`${insertionOf(payable, sql.placeholder('payables'))} on conflict (business_type, business_no) do nothing returning business_no`;

export const listPayables = (db: Db, businesses: readonly Business[]): Promise<PayableRow[]> =>
  db
    .select()
    .from(payable)
    .where(or(...businesses.map((business) => ofBusiness(payable, business))));

export async function findOwnPayable(db: Db, owner: Owner, business: Business): Promise<PayableRow | undefined> {
  const [row] = await db
    .select()
    .from(payable)
    .where(and(ofBusiness(payable, business), eq(payable.accountNo, owner.accountNo), eq(payable.merchantNo, owner.merchantNo)));
  return row;
}

/** Held to the end of the transaction. */
export async function lockPayable(db: Db, business: Business): Promise<PayableRow | undefined> {
  const [row] = await db.select().from(payable).where(ofBusiness(payable, business)).for('update');
  return row;
}

/** Of one that the caller holds. */
export async function updatePayable(db: Db, business: Business, change: Pick<PayableRow, 'state' | 'gmtModified'>): Promise<void> {
  await db.update(payable).set(change).where(ofBusiness(payable, business));
}

/** Those that are open and whose time ran out, behind the one named. */
export const listExpiredPayables = (db: Db, now: Date, { after, most }: JobPage<PayableRow>): Promise<PayableRow[]> =>
  db
    .select()
    .from(payable)
    .where(
      and(
        eq(payable.state, 'OPEN'),
        lt(payable.gmtExpire, now),
        sql`(${payable.businessType}, ${payable.businessNo}) > (${after?.businessType ?? ''}, ${after?.businessNo ?? ''})`,
      ),
    )
    .orderBy(asc(payable.businessType), asc(payable.businessNo))
    .limit(most);

export async function insertPayment(db: Db, row: typeof payment.$inferInsert): Promise<void> {
  await db.insert(payment).values(row);
}

export async function findPayment(db: Db, paymentNo: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payment).where(eq(payment.paymentNo, paymentNo));
  return row;
}

/** Of one of a business that the caller holds, so that its state is true. */
export async function findOpenPayment(db: Db, business: Business): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payment)
    .where(and(ofBusiness(payment, business), isOpen));
  return row;
}

/** The one that is kept, else the one that is open, else the latest. */
export async function findShownPayment(db: Db, business: Business): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payment)
    .where(ofBusiness(payment, business))
    .orderBy(desc(payment.isKept), desc(sql`${payment.state} in ('CREATED', 'PENDING')`), desc(payment.gmtCreate), desc(payment.paymentNo))
    .limit(1);
  return row;
}

/** All attempts at a business, the first one first. */
export const listPaymentsOf = (db: Db, business: Business): Promise<PaymentRow[]> =>
  db.select().from(payment).where(ofBusiness(payment, business)).orderBy(asc(payment.gmtCreate), asc(payment.paymentNo));

/** False: its state is another by now, and nothing is changed. */
export async function updatePayment(db: Db, was: Pick<PaymentRow, 'paymentNo' | 'state'>, change: Partial<PaymentRow>): Promise<boolean> {
  const rows = await db
    .update(payment)
    .set(change)
    .where(and(eq(payment.paymentNo, was.paymentNo), eq(payment.state, was.state)))
    .returning({ paymentNo: payment.paymentNo });
  return rows.length === 1;
}

/** Attempts that wait to be paid since before `until`, behind the one named. */
export const listWaitingPayments = (db: Db, until: Date, { after, most }: JobPage<PaymentRow>): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payment)
    .where(and(isOpen, lt(payment.gmtCreate, until), gt(payment.paymentNo, after?.paymentNo ?? '')))
    .orderBy(asc(payment.paymentNo))
    .limit(most);

/** True when this is a new one. */
export async function insertRefund(db: Db, row: typeof paymentRefund.$inferInsert): Promise<boolean> {
  const rows = await db.insert(paymentRefund).values(row).onConflictDoNothing().returning({ refundNo: paymentRefund.refundNo });
  return rows.length === 1;
}

export async function findRefund(db: Db, refundNo: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(paymentRefund).where(eq(paymentRefund.refundNo, refundNo));
  return row;
}

export const listRefundsOf = (db: Db, paymentNos: readonly string[]): Promise<RefundRow[]> =>
  db
    .select()
    .from(paymentRefund)
    .where(inArray(paymentRefund.paymentNo, [...paymentNos]))
    .orderBy(asc(paymentRefund.gmtCreate), asc(paymentRefund.refundNo));

/** False: its state is another by now. */
export async function updateRefund(
  db: Db,
  was: { refundNo: string; state: RefundState },
  change: Pick<RefundRow, 'state' | 'gmtModified'> & Partial<Pick<RefundRow, 'gmtRefunded'>>,
): Promise<boolean> {
  const rows = await db
    .update(paymentRefund)
    .set(change)
    .where(and(eq(paymentRefund.refundNo, was.refundNo), eq(paymentRefund.state, was.state)))
    .returning({ refundNo: paymentRefund.refundNo });
  return rows.length === 1;
}

/** Numbers of those that are not done since `until`, behind the one named. */
export async function listWaitingRefunds(db: Db, until: Date, { after = '', most }: JobPage<string>): Promise<string[]> {
  const rows = await db
    .select({ refundNo: paymentRefund.refundNo })
    .from(paymentRefund)
    .where(and(inArray(paymentRefund.state, ['REQUESTED', 'PROCESSING']), lt(paymentRefund.gmtModified, until), gt(paymentRefund.refundNo, after)))
    .orderBy(asc(paymentRefund.refundNo))
    .limit(most);
  return rows.map(({ refundNo }) => refundNo);
}

/** What came and what went back through a channel from one moment up to another. */
export async function listMoved(db: Db, { channel, from, until }: { channel: ChannelName; from: Date; until: Date }) {
  const paid = await db
    .select({ number: payment.paymentNo, amountFen: payment.amountFen })
    .from(payment)
    .where(and(eq(payment.channel, channel), isNotNull(payment.gmtPaid), gte(payment.gmtPaid, from), lt(payment.gmtPaid, until)));
  const back = await db
    .select({ number: paymentRefund.refundNo, amountFen: paymentRefund.amountFen })
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.paymentNo, paymentRefund.paymentNo))
    .where(and(eq(payment.channel, channel), gte(paymentRefund.gmtRefunded, from), lt(paymentRefund.gmtRefunded, until)));
  return [...paid.map((one) => ({ kind: 'payment' as const, ...one })), ...back.map((one) => ({ kind: 'refund' as const, ...one }))];
}

/** All of an account, of the person and of every identity, each with its attempts. */
export const listPayablesOfAccount = async (db: Db, accountNo: string): Promise<(PayableRow & { payments: PaymentRow[] })[]> => {
  const rows = await db.select().from(payable).where(eq(payable.accountNo, accountNo)).orderBy(asc(payable.gmtCreate));
  const attempts =
    rows.length === 0
      ? []
      : await db
          .select()
          .from(payment)
          .where(or(...rows.map((row) => ofBusiness(payment, row))));
  return rows.map((row) => ({
    ...row,
    payments: attempts.filter(({ businessType, businessNo }) => businessType === row.businessType && businessNo === row.businessNo),
  }));
};

/** What was paid stays for the books and names nobody; whose it was is taken off. */
export async function updateForgotten(db: Db, accountNo: string): Promise<void> {
  await db
    .update(payable)
    .set({ accountNo: sql`'gone'`, merchantNo: '' })
    .where(eq(payable.accountNo, accountNo));
}

/** What a person has to pay becomes that of the enterprise. */
export async function updateOwner(db: Db, accountNo: string, merchantNo: string): Promise<void> {
  await db
    .update(payable)
    .set({ merchantNo })
    .where(and(eq(payable.accountNo, accountNo), eq(payable.merchantNo, '')));
}
