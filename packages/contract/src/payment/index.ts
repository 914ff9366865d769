export { ALARM_NOTE_MAX, listPaymentAlarms, sendRefundAgain, resolvePaymentAlarm, type PaymentAlarm, type PaymentAlarmKind } from './console-endpoints.ts';
export { checkPayment, closePayment, getPaymentState, startPayment } from './endpoints.ts';
export { alarmResolved, channelAway, channelNotOpen, nothingPaid, payableChanged, payableClosed, refundTooMuch } from './errors.ts';
export { Payable } from './shapes.ts';
