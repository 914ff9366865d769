/** Money goes back: asked for in a transaction, sent once that is committed, sent again under the same number until the channel has answered. Source: PAYMENT-7. */
import { AppError } from '@portal/contract/core';
import { nothingPaid, refundTooMuch } from '@portal/contract/payment';
import { leftAfterRefunds } from '@portal/engines/pricing';
import { paymentStates, refundStates } from '@portal/engines/states';
import type { Fen } from '@portal/units';
import type { Database } from '../../platform/db/database.ts';
import type { Task } from '../../platform/jobs/task.ts';
import type { RefundAnswer } from '../../platform/upstream/payment/index.ts';
import type { PaymentNeeds, PaymentWork } from './needs.ts';
import { raiseAlarm } from './alarm-store.ts';
import {
  findPayment,
  findRefund,
  insertRefund,
  listPaymentsOf,
  listRefundsOf,
  lockPayable,
  updatePayment,
  updateRefund,
  type Business,
  type PaymentRow,
} from './store.ts';
import { inWork } from './work.ts';

const WHY = { LATE: '订单已关闭或暂停付款', DUPLICATE: '重复支付', BUSINESS: '订单退款' } as const;

interface RefundRequest extends Business {
  /** The asker's own number: asked again under it, it is the same refund. */
  requestNo: string;
  amountFen: Fen;
}

/**
 * For tests, and for rooms above: gives back part or all of what a business keeps, in the asker's transaction. Throws `nothingPaid`, and `refundTooMuch`
 * where that and what goes back already is more than was paid. Gives the refund's number.
 */
export async function requestRefund(work: PaymentWork, { businessType, businessNo, requestNo, amountFen }: RefundRequest): Promise<string> {
  await lockPayable(work.db, { businessType, businessNo });
  const row = (await listPaymentsOf(work.db, { businessType, businessNo })).find(({ isKept }) => isKept);
  if (row === undefined) throw new AppError(nothingPaid);
  const refunds = await listRefundsOf(work.db, [row.paymentNo]);
  const known = refunds.find((one) => one.requestNo === requestNo);
  if (known !== undefined) return known.refundNo;
  const gone = refunds.map((one) => one.amountFen);
  if (amountFen <= 0 || leftAfterRefunds(row.amountFen, [...gone, amountFen]) < 0) throw new AppError(refundTooMuch);
  return insertSent(work, { paymentNo: row.paymentNo, requestNo, amountFen, reason: 'BUSINESS' });
}

/** All of a payment that nobody may keep. */
export async function insertReturn(work: PaymentWork, { paymentNo, amountFen }: PaymentRow, reason: 'LATE' | 'DUPLICATE'): Promise<void> {
  work.log.warn({ paymentNo, reason }, 'a payment goes back');
  await insertSent(work, { paymentNo, requestNo: reason, amountFen, reason });
}

async function insertSent(
  work: PaymentWork,
  refund: { paymentNo: string; requestNo: string; amountFen: Fen; reason: 'LATE' | 'DUPLICATE' | 'BUSINESS' },
): Promise<string> {
  const refundNo = work.newId();
  const at = new Date(work.now);
  await insertRefund(work.db, { ...refund, refundNo, state: 'REQUESTED', gmtCreate: at, gmtModified: at });
  await work.afterCommit(sendRefund, { refundNo });
  return refundNo;
}

export const sendRefund: Task<{ refundNo: string }, PaymentNeeds> = {
  name: 'send-refund',
  perform: (at, { refundNo }, room) => pursueRefund(room, at, refundNo),
};

/** Sends a refund, or asks what became of it; throws where the channel does not answer, and is called again. */
export async function pursueRefund(room: PaymentNeeds, at: { database: Database; now: number }, refundNo: string): Promise<void> {
  const refund = await findRefund(at.database.db, refundNo);
  const row = refund && (await findPayment(at.database.db, refund.paymentNo));
  const state = refund && refundStates.after(refund.state, 'send', 'clock');
  if (refund === undefined || row === undefined || !state) return;
  const channel = await room.payments.channel(row.channel);
  if (channel === undefined) throw new Error(`no channel ${row.channel} to refund by`);
  const isFirst = refund.state === 'REQUESTED';
  if (!(await updateRefund(at.database.db, refund, { state, gmtModified: new Date(at.now) }))) return;
  const known = isFirst ? 'none' : await channel.queryRefund(refund);
  const order = { refundNo, paymentNo: row.paymentNo, amountFen: refund.amountFen, paidFen: row.amountFen, why: WHY[refund.reason] };
  const answer = known === 'none' ? await channel.refund(order) : known;
  await inWork(room, at, (work) => takeRefund(work, room, { refundNo, answer }));
}

async function takeRefund(
  work: PaymentWork,
  { onRefunded, onReturned }: Pick<PaymentNeeds, 'onRefunded' | 'onReturned'>,
  { refundNo, answer }: { refundNo: string; answer: RefundAnswer },
): Promise<void> {
  if (answer !== 'succeeded' && answer !== 'failed') return;
  const seen = await findRefund(work.db, refundNo);
  const row = seen && (await findPayment(work.db, seen.paymentNo));
  if (row === undefined) return;
  await lockPayable(work.db, row);
  const refund = await findRefund(work.db, refundNo);
  const paid = await findPayment(work.db, row.paymentNo);
  const state = refund && refundStates.after(refund.state, answer === 'succeeded' ? 'succeed' : 'fail', 'channel');
  if (refund === undefined || paid === undefined || !state) return;
  const at = new Date(work.now);
  await updateRefund(work.db, refund, { state, gmtModified: at, ...(answer === 'succeeded' ? { gmtRefunded: at } : {}) });
  const { channel, paymentNo, businessType, businessNo } = paid;
  if (answer === 'failed') {
    work.log.error({ channel, refundNo, paymentNo }, 'the channel refuses a refund');
    await raiseAlarm(work.db, { kind: 'REFUND_FAILED', channel, number: refundNo, oursFen: refund.amountFen, theirsFen: null, gmtCreate: at });
    return;
  }
  const back = (await listRefundsOf(work.db, [paymentNo])).filter((one) => one.state === 'SUCCEEDED').map((one) => one.amountFen);
  const next = paymentStates.after(paid.state, leftAfterRefunds(paid.amountFen, back) === 0 ? 'refundAll' : 'refundPart', 'channel');
  if (next !== null) await updatePayment(work.db, paid, { state: next, gmtModified: at });
  const event = { businessType, businessNo, paymentNo, channel, amountFen: refund.amountFen };
  // what never was the business' is no refund of it
  if (!paid.isKept) for (const hear of onReturned) await hear(work, { ...event, isDuplicate: refund.reason === 'DUPLICATE' });
  else for (const hear of onRefunded) await hear(work, { ...event, refundNo, requestNo: refund.requestNo });
}
