/** The front door for rooms that have something to be paid. Source: PAYMENT-1. */
import type { Fen } from '@portal/units';
import type { Changing, Context, Owner } from '../../platform/http/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { closePayments } from './close-attempts.ts';
import { listPayables, listPaymentsOf, lockPayable, putPayables, updatePayable, type Business, type PayableRow, type PaymentRow } from './store.ts';

interface Opened extends Business {
  amountFen: Fen;
  /** What the payer reads. */
  subject: string;
  /** Milliseconds since 1970; before whatever is held for the business is let go. */
  expiresAt: number;
}

/**
 * For tests, and for rooms above. What is to be paid from now on by the identity that acts, in the business' own transaction. Opened again it is the one that is there.
 * A mistake of ours, and thrown: another amount under the number of one that is there.
 */
export const openPayment = ({ db, caller: { accountNo, merchantNo }, now }: Pick<Changing, 'db' | 'caller' | 'now'>, opened: Opened): Promise<void> =>
  openPayments({ db, now }, [{ ...opened, payer: { accountNo, merchantNo } }]);

/** Something to be paid by an identity of its own. */
export type OpenedFor = Opened & { payer: Owner };

/** The same for many at once. */
export async function openPayments({ db, now }: Pick<Changing, 'db' | 'now'>, all: readonly OpenedFor[]): Promise<void> {
  if (all.length === 0) return;
  await putPayables(db, payablesOf(all, now));
  const there = new Map((await listPayables(db, all)).map((row) => [`${row.businessType} ${row.businessNo}`, row]));
  for (const { businessType, businessNo, amountFen } of all)
    if (there.get(`${businessType} ${businessNo}`)?.amountFen !== amountFen) throw new Error(`${businessType} ${businessNo} is to be paid otherwise already`);
}

/** As they are stored; for a room that writes them with its own rows (`payableInsertion`). */
export const payablesOf = (all: readonly OpenedFor[], now: number): PayableRow[] =>
  all.map(({ businessType, businessNo, amountFen, subject, expiresAt, payer }) => ({
    businessType,
    businessNo,
    ...payer,
    amountFen,
    subject,
    state: 'OPEN' as const,
    gmtExpire: new Date(expiresAt),
    gmtCreate: new Date(now),
    gmtModified: new Date(now),
  }));

/**
 * Nothing is to be paid any more: the business was cancelled or ran out, in whose transaction this is. Money that comes after it goes back.
 * `paid`: too late, it is paid.
 */
export async function cancelPayment({ db, now, afterCommit }: Pick<Context, 'db' | 'now' | 'afterCommit'>, business: Business): Promise<'closed' | 'paid'> {
  const row = await lockPayable(db, business);
  if (row?.state === 'PAID') return 'paid';
  if (row?.state !== 'OPEN') return 'closed';
  const { businessType, businessNo } = row;
  await updatePayable(db, business, { state: 'CLOSED', gmtModified: new Date(now) });
  const rows = await listPaymentsOf(db, business);
  if (rows.length > 0) await afterCommit(closePayments, { businessType, businessNo });
  return 'closed';
}

/** For rooms above: keeps what is paid for a business from other changes to the end of the transaction, before the business itself is. */
export const lockPayment = async (db: Db, business: Business): Promise<void> => void (await lockPayable(db, business));

/** For tests, and for rooms above: every attempt to pay a business, the first one first. */
export const findPayments = (db: Db, business: Business): Promise<PaymentRow[]> => listPaymentsOf(db, business);
