/** What a channel says of a payment becomes ours: the one place where a payment succeeds. Source: PAYMENT-2, PAYMENT-6. */
import { paymentStates } from '@portal/engines/states';
import type { ChannelName, Trade } from '../../platform/upstream/payment/index.ts';
import type { PaymentNeeds, PaymentWork } from './needs.ts';
import { raiseAlarm } from './alarm-store.ts';
import { insertReturn } from './refund.ts';
import { findPayment, lockPayable, updatePayable, updatePayment, type PaymentRow } from './store.ts';

/** `unknown`: we have no such payment (yet). `kept`: the business is paid by it. `returned`: the money goes back. */
export type TradeTaken = 'unknown' | 'nothing' | 'already' | 'kept' | 'returned' | 'wrongAmount' | 'wrongChannel' | 'ended';

export async function takeTrade(
  work: PaymentWork,
  { onSucceeded, findHindrance }: Pick<PaymentNeeds, 'onSucceeded' | 'findHindrance'>,
  { channel, trade }: { channel: ChannelName; trade: Trade },
): Promise<TradeTaken> {
  const seen = await findPayment(work.db, trade.paymentNo);
  if (seen === undefined) return 'unknown';
  const payable = await lockPayable(work.db, seen);
  // read once more behind the lock: another worker may have been quicker
  const row = await findPayment(work.db, trade.paymentNo);
  if (payable === undefined || row === undefined) return 'unknown';
  const alarm = async (kind: 'WRONG_AMOUNT' | 'WRONG_CHANNEL' | 'PAID_TWICE'): Promise<void> => {
    const theirsFen = trade.amountFen;
    const isNew = await raiseAlarm(work.db, { kind, channel, number: row.paymentNo, oursFen: row.amountFen, theirsFen, gmtCreate: new Date(work.now) });
    // the channel says it again for a day, and says the same when it is asked
    if (isNew) work.log.error({ kind, channel, paymentNo: row.paymentNo, oursFen: row.amountFen, theirsFen }, 'a payment is not as it should be');
  };
  if (row.channel !== channel) {
    await alarm('WRONG_CHANNEL');
    return 'wrongChannel';
  }
  if (trade.state === 'closed' || trade.state === 'failed') return endAttempt(work, row, trade.state);
  if (trade.state !== 'paid') return 'nothing';
  if (trade.amountFen !== row.amountFen || trade.channelTradeNo === '') {
    await alarm('WRONG_AMOUNT');
    return 'wrongAmount';
  }
  const state = paymentStates.after(row.state, 'succeed', 'channel');
  if (state === null) {
    if (row.channelTradeNo !== trade.channelTradeNo) await alarm('PAID_TWICE');
    return 'already';
  }
  const at = new Date(work.now);
  // what came while it could not be supplied is as what comes too late; the business stays, to be paid once it can be
  const isKept = payable.state === 'OPEN' && (await findHindrance(work.db, payable)) === '';
  const paid: Partial<PaymentRow> = { state, isKept, channelTradeNo: trade.channelTradeNo, gmtPaid: new Date(trade.paidAt ?? work.now), gmtModified: at };
  if (!(await updatePayment(work.db, row, paid))) throw new Error('a payment changed under its lock');
  if (!isKept) {
    await insertReturn(work, row, payable.state === 'PAID' ? 'DUPLICATE' : 'LATE');
    return 'returned';
  }
  await updatePayable(work.db, row, { state: 'PAID', gmtModified: at });
  const { businessType, businessNo, paymentNo, amountFen } = row;
  for (const hear of onSucceeded) await hear(work, { businessType, businessNo, paymentNo, channel, amountFen });
  return 'kept';
}

/** The channel ended an attempt that we still hold open. */
async function endAttempt(work: PaymentWork, row: PaymentRow, how: 'closed' | 'failed'): Promise<TradeTaken> {
  const state = paymentStates.after(row.state, how === 'closed' ? 'close' : 'fail', 'channel');
  if (state === null) return 'nothing';
  const at = new Date(work.now);
  await updatePayment(work.db, row, { state, codeUrl: '', gmtClosed: at, gmtModified: at });
  return 'ended';
}
