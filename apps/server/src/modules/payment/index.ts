/** Front door of payments: what is to be paid by the code of a channel, and what goes back. */
export type { OnRefunded, OnReturned, OnSucceeded, PaidFor, PaymentNeeds, PaymentWork } from './needs.ts';
export { cancelPayment, findPayments, lockPayment, openPayment, openPayments, payablesOf, type OpenedFor } from './open-payment.ts';
export { noticePath, registerPaymentNotices } from './receive-notices.ts';
export { paymentRecords, paymentsFollowOwner } from './records.ts';
export { requestRefund } from './refund.ts';
export { inWork } from './work.ts';
export { paymentRoom } from './room.ts';
export { insertPayment, insertRefund, payableInsertion, putPayables, type PayableRow } from './store.ts';
