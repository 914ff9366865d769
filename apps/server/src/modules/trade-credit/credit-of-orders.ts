/** What an order bought on credit does to its account (ORDER-30): reserved when it is placed, reduced when it closes or a part of it goes back. */
import { AppError } from '@portal/contract/core';
import { creditOverdue, creditShort, noTradeCredit } from '@portal/contract/trade-credit';
import { availableOf, owedInAll, reductionOf } from '@portal/engines/pricing';
import { formatDate, toYuan, type Fen } from '@portal/units';
import type { Telling } from '../../platform/http/context.ts';
import { isAccepted, shownDebt } from './shown-credit.ts';
import { findCredit, findDebt, insertDebt, insertMovement, listDebts, lockCredit, takeCredit, updateAccepted, updateOwed, type CreditHolder } from './store.ts';

const DAY_MS = 24 * 3_600_000;

interface CreditOrder extends CreditHolder {
  shopOrderNo: string;
  amountFen: Fen;
}

/** For rooms above: keeps an account from other changes, before anything else of its order or its stock is held. Throws `noTradeCredit`. */
export async function holdCredit({ db }: Pick<Telling, 'db'>, holder: CreditHolder): Promise<void> {
  if ((await lockCredit(db, holder)) === undefined) throw new AppError(noTradeCredit);
}

/** Throws `creditOverdue` where the dealer refuses those who have not repaid in time, `creditShort` where so much is not left, `noTradeCredit` where there is none; nothing is used then. */
export async function reserveCredit({ db, now }: Pick<Telling, 'db' | 'now'>, order: CreditOrder, by: string): Promise<void> {
  const { shopNo, merchantNo, shopOrderNo, amountFen } = order;
  const row = await takeCredit(db, order, amountFen);
  if (row === undefined) {
    const known = await findCredit(db, order);
    throw known ? new AppError(creditShort, { data: { available: toYuan(availableOf(known)) } }) : new AppError(noTradeCredit);
  }
  if (row.overdueRule === 'block') await assertRepaid(db, { shopNo, merchantNo }, now);
  const gmtCreate = new Date(now);
  await insertDebt(db, { shopOrderNo, shopNo, merchantNo, amountFen, gmtCreate, gmtDue: new Date(now + row.termDays * DAY_MS) });
  await insertMovement(db, { shopNo, merchantNo, act: 'reserve', amountFen, shopOrderNo, changedBy: by, gmtCreate });
}

/** The dealer accepts the order: what it reserved is owed, due as it was said when it was placed. */
export const acceptCredit = ({ db, now }: Pick<Telling, 'db' | 'now'>, { shopOrderNo }: Pick<CreditOrder, 'shopOrderNo'>): Promise<void> =>
  updateAccepted(db, shopOrderNo, new Date(now));

/** Of one order, which owes at least so much. */
export async function repayCredit({ db, now }: Pick<Telling, 'db' | 'now'>, order: CreditOrder, by: string): Promise<void> {
  const { shopNo, merchantNo, shopOrderNo, amountFen } = order;
  await updateOwed(db, order, shopOrderNo, { repaidFen: amountFen });
  await insertMovement(db, { shopNo, merchantNo, act: 'repay', amountFen, changedBy: by, gmtCreate: new Date(now) });
}

async function assertRepaid(db: Telling['db'], holder: CreditHolder, now: number): Promise<void> {
  const { overdueFen, overdueSince } = owedInAll((await listDebts(db, holder)).filter(isAccepted).map(shownDebt), now);
  if (overdueSince !== null) throw new AppError(creditOverdue, { data: { overdue: toYuan(overdueFen), since: formatDate(overdueSince) } });
}

/** Less is owed for an order: all of it closes, or pieces of it go back. Gives what is not owed any more, and what had been repaid of it already. */
export async function reduceCredit(
  { db, now }: Pick<Telling, 'db' | 'now'>,
  { shopOrderNo, amountFen }: Pick<CreditOrder, 'shopOrderNo' | 'amountFen'>,
  act: 'release' | 'refund',
): Promise<{ reducedFen: Fen; backFen: Fen }> {
  const holder = await findDebt(db, shopOrderNo);
  if (holder) await lockCredit(db, holder);
  const debt = await findDebt(db, shopOrderNo);
  if (debt === undefined) throw new Error(`order ${shopOrderNo} owes nothing`);
  const { shopNo, merchantNo } = debt;
  const { reducedFen, backFen } = reductionOf(shownDebt(debt), amountFen);
  await updateOwed(db, debt, shopOrderNo, { reducedFen, backFen });
  await insertMovement(db, { shopNo, merchantNo, act, amountFen: reducedFen, backFen, shopOrderNo, changedBy: '', gmtCreate: new Date(now) });
  return { reducedFen, backFen };
}
