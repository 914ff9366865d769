import { defineRoom } from '../../platform/room.ts';
import { closePayments } from './close-attempts.ts';
import { compareBills } from './compare-bill.ts';
import { listPaymentAlarms, sendRefundAgain, resolvePaymentAlarm } from './console/desk-alarms.ts';
import { followJob, forgetNotices } from './follow-payments.ts';
import type { PaymentNeeds } from './needs.ts';
import { checkPayment, closePayment, getPaymentState } from './own-payments.ts';
import { sendRefund } from './refund.ts';
import { startPayment } from './start-payment.ts';

export const paymentRoom = defineRoom({
  name: 'payment',
  open: (needs: PaymentNeeds & { pause(ms: number): Promise<void> }) => needs,
  operations: [startPayment, getPaymentState, checkPayment, closePayment, listPaymentAlarms, resolvePaymentAlarm, sendRefundAgain],
  jobs: [followJob, forgetNotices, compareBills],
  tasks: [closePayments, sendRefund],
});
