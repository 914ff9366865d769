/** Attempts that are no longer wanted: closed at their channel, then here. Never within a transaction, since the channel is asked. */
import { paymentStates, type PaymentActor } from '@portal/engines/states';
import type { Database } from '../../platform/db/database.ts';
import type { Task } from '../../platform/jobs/task.ts';
import type { PaymentNeeds, PaymentWork } from './needs.ts';
import { findPayment, listPaymentsOf, lockPayable, updatePayment, type Business, type PaymentRow } from './store.ts';
import { takeTrade, type TradeTaken } from './take-trade.ts';
import { inWork } from './work.ts';

interface At {
  database: Database;
  now: number;
}

const isOpen = ({ state }: PaymentRow): boolean => state === 'CREATED' || state === 'PENDING';

/** Asks the channel about an attempt, and takes what it says. */
export async function lookAtTrade(room: PaymentNeeds, at: At, { paymentNo, channel: name }: Pick<PaymentRow, 'paymentNo' | 'channel'>): Promise<TradeTaken> {
  const channel = await room.payments.channel(name);
  if (channel === undefined) return 'nothing';
  const trade = await channel.query(paymentNo);
  return inWork(room, at, (work) => takeSaid(work, room, { channel: name, trade }));
}

/** Asked first, for it may be paid; then closed there and here. Gives the attempt as it is then. Source: PAYMENT-6. */
export async function closeAttempt(room: PaymentNeeds, at: At, { row, who }: { row: PaymentRow; who: PaymentActor }): Promise<PaymentRow> {
  await lookAtTrade(room, at, row);
  const seen = (await findPayment(at.database.db, row.paymentNo)) ?? row;
  if (!isOpen(seen)) return seen;
  const channel = await room.payments.channel(row.channel);
  // one that cannot be asked any more is closed here; money that comes after all goes back
  if (channel !== undefined && (await channel.close(row.paymentNo)) === 'paid') await lookAtTrade(room, at, row);
  else await inWork(room, at, (work) => endClosed(work, row, who));
  return (await findPayment(at.database.db, row.paymentNo)) ?? row;
}

async function endClosed(work: PaymentWork, row: PaymentRow, who: PaymentActor): Promise<void> {
  await lockPayable(work.db, row);
  const seen = await findPayment(work.db, row.paymentNo);
  const state = seen === undefined ? null : paymentStates.after(seen.state, 'close', who);
  if (seen === undefined || state === null) return;
  const at = new Date(work.now);
  await updatePayment(work.db, seen, { state, codeUrl: '', gmtClosed: at, gmtModified: at });
}

/** Closes what a business has open. It is done again until the channel says so. */
export const closePayments: Task<Business, PaymentNeeds> = {
  name: 'close-payments',
  async perform({ database, now }, business, room) {
    for (const row of await listPaymentsOf(database.db, business)) if (isOpen(row)) await closeAttempt(room, { database, now }, { row, who: 'clock' });
  },
};

/** Takes what a channel says. Where an attempt pays the business, its others are closed once that is committed. */
export async function takeSaid(work: PaymentWork, room: Parameters<typeof takeTrade>[1], said: Parameters<typeof takeTrade>[2]): Promise<TradeTaken> {
  const taken = await takeTrade(work, room, said);
  const row = taken === 'kept' ? await findPayment(work.db, said.trade.paymentNo) : undefined;
  if (row === undefined) return taken;
  const { businessType, businessNo } = row;
  if ((await listPaymentsOf(work.db, row)).some(isOpen)) await work.afterCommit(closePayments, { businessType, businessNo });
  return taken;
}
