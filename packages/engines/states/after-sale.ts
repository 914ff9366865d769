import { defineStates } from './define-states.ts';

/**
 * A request after an order was paid (售后): money back without goods, goods back for money, goods for goods, goods repaired. The dealer answers; goods go back and are
 * looked at; what is sent for them is received by the buyer, or said not to have come; who is refused may ask the provider, whose word is the last. What nobody answers goes on by the clock.
 * Source: AFTER-2.
 */
export const afterSaleStates = defineStates({
  states: [
    'applied',
    'sellerAgreed',
    'buyerShipped',
    'sentAnew',
    'waitRefund',
    'completed',
    'buyerCancelled',
    'sellerRefused',
    'sellerRejectedGoods',
    'arbitration',
    'platformRefused',
  ],
  acts: [
    'agreeRefund',
    'agreeReturn',
    'refuse',
    'cancel',
    'expire',
    'sendBack',
    'receiveGoods',
    'rejectGoods',
    'sendAnew',
    'receiveAnew',
    'appeal',
    'award',
    'dismiss',
    'refund',
  ],
  who: ['buyer', 'dealer', 'provider', 'payment', 'clock'],
  table: {
    applied: {
      agreeRefund: { dealer: 'waitRefund', clock: 'waitRefund' },
      agreeReturn: { dealer: 'sellerAgreed' },
      refuse: { dealer: 'sellerRefused' },
      cancel: { buyer: 'buyerCancelled' },
      appeal: { clock: 'arbitration' },
    },
    sellerAgreed: { sendBack: { buyer: 'buyerShipped' }, cancel: { buyer: 'buyerCancelled' }, expire: { clock: 'buyerCancelled' } },
    buyerShipped: {
      receiveGoods: { dealer: 'waitRefund' },
      sendAnew: { dealer: 'sentAnew' },
      rejectGoods: { dealer: 'sellerRejectedGoods' },
      appeal: { clock: 'arbitration' },
    },
    // what does not come, or is wrong again, is the provider's to decide
    sentAnew: { receiveAnew: { buyer: 'completed', clock: 'completed' }, appeal: { buyer: 'arbitration' } },
    // money is on its way: nothing stops it
    waitRefund: { refund: { payment: 'completed' } },
    completed: {},
    buyerCancelled: {},
    // the pieces stay with the request as long as the provider may be asked
    sellerRefused: { appeal: { buyer: 'arbitration' }, cancel: { buyer: 'buyerCancelled' }, expire: { clock: 'buyerCancelled' } },
    sellerRejectedGoods: { appeal: { buyer: 'arbitration' }, cancel: { buyer: 'buyerCancelled' }, expire: { clock: 'buyerCancelled' } },
    arbitration: { award: { provider: 'waitRefund' }, dismiss: { provider: 'platformRefused' } },
    platformRefused: {},
  },
});
export type AfterSaleState = (typeof afterSaleStates.states)[number];
export type AfterSaleAct = (typeof afterSaleStates.acts)[number];
export type AfterSaleActor = (typeof afterSaleStates.who)[number];

/** The states as other systems of the trade know them; 45, 70 and 71 are ours. */
export const afterSaleCodes: Readonly<Record<AfterSaleState, number>> = {
  applied: 10,
  sellerAgreed: 20,
  buyerShipped: 30,
  sentAnew: 45,
  waitRefund: 40,
  completed: 50,
  buyerCancelled: 61,
  sellerRefused: 62,
  sellerRejectedGoods: 63,
  arbitration: 70,
  platformRefused: 71,
};

/** Money back without goods, goods back for money, goods for goods, the same goods repaired. */
export const AFTER_SALE_WAYS = ['refund', 'return', 'exchange', 'repair'] as const;
export type AfterSaleWay = (typeof AFTER_SALE_WAYS)[number];

/** What the dealer answers with, once it agrees: money, or goods that are sent. */
export const isAnsweredByGoods = (way: AfterSaleWay): boolean => way === 'exchange' || way === 'repair';

/** Nothing more comes of it, and its pieces may be asked for again where no money went back for them. */
export const isAfterSaleOver = (state: AfterSaleState): boolean => ['completed', 'buyerCancelled', 'platformRefused'].includes(state);

/** Why a request has no sum: it is answered by goods, or it is over and no money went back or will. Null where it has one. */
export function sumlessWhy({
  way,
  state,
  isAmountFixed,
}: {
  way: AfterSaleWay;
  state: AfterSaleState;
  isAmountFixed: boolean;
}): 'byGoods' | 'overUnpaid' | null {
  if (isAmountFixed) return null;
  if (isAnsweredByGoods(way)) return 'byGoods';
  return state === 'buyerCancelled' || state === 'platformRefused' ? 'overUnpaid' : null;
}

/** What a dealer that agrees does. */
export const agreeActOf = (way: AfterSaleWay): AfterSaleAct => (way === 'refund' ? 'agreeRefund' : 'agreeReturn');

/** What the clock does when nobody has done anything in time. A dealer that says nothing lets money go for goods it has not sent, and for no others. */
export function afterSaleClockAct(state: AfterSaleState, isUnsent: boolean): AfterSaleAct {
  if (state === 'applied') return isUnsent ? 'agreeRefund' : 'appeal';
  if (state === 'sentAnew') return 'receiveAnew';
  return state === 'buyerShipped' ? 'appeal' : 'expire';
}
