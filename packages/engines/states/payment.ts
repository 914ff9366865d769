import { defineStates } from './define-states.ts';

/**
 * One attempt to pay by a channel's code. A success counts whatever we had done about it by then, since the money is there: whether it is
 * kept or goes back is the business' matter. What succeeded once succeeds no second time, so that a notice that comes again changes nothing.
 * Source: PAYMENT-2.
 */
export const paymentStates = defineStates({
  states: ['CREATED', 'PENDING', 'SUCCEEDED', 'CLOSED', 'FAILED', 'PARTIALLY_REFUNDED', 'REFUNDED'],
  acts: ['show', 'succeed', 'fail', 'close', 'refundPart', 'refundAll'],
  who: ['payer', 'channel', 'clock'],
  table: {
    CREATED: {
      show: { payer: 'PENDING' },
      succeed: { channel: 'SUCCEEDED' },
      fail: { channel: 'FAILED' },
      close: { payer: 'CLOSED', channel: 'CLOSED', clock: 'CLOSED' },
    },
    PENDING: {
      succeed: { channel: 'SUCCEEDED' },
      fail: { channel: 'FAILED' },
      close: { payer: 'CLOSED', channel: 'CLOSED', clock: 'CLOSED' },
    },
    SUCCEEDED: { refundPart: { channel: 'PARTIALLY_REFUNDED' }, refundAll: { channel: 'REFUNDED' } },
    PARTIALLY_REFUNDED: { refundPart: { channel: 'PARTIALLY_REFUNDED' }, refundAll: { channel: 'REFUNDED' } },
    CLOSED: { succeed: { channel: 'SUCCEEDED' } },
    FAILED: { succeed: { channel: 'SUCCEEDED' } },
    REFUNDED: {},
  },
});
export type PaymentState = (typeof paymentStates.states)[number];
export type PaymentActor = (typeof paymentStates.who)[number];

/**
 * Money on its way back. It is sent under one number however often, so that the channel pays it back once; one that the channel refused
 * is sent again by people.
 * Source: PAYMENT-7.
 */
export const refundStates = defineStates({
  states: ['REQUESTED', 'PROCESSING', 'SUCCEEDED', 'FAILED'],
  acts: ['send', 'succeed', 'fail'],
  who: ['clock', 'channel', 'desk'],
  table: {
    REQUESTED: { send: { clock: 'PROCESSING' } },
    PROCESSING: { send: { clock: 'PROCESSING' }, succeed: { channel: 'SUCCEEDED' }, fail: { channel: 'FAILED' } },
    FAILED: { send: { desk: 'REQUESTED' } },
    SUCCEEDED: {},
  },
});
export type RefundState = (typeof refundStates.states)[number];
