import { defineStates } from './define-states.ts';

/**
 * What one dealer is ordered from (商家订单). Unpaid it is cancelled by the buyer, closed by the clock, and its price is lowered by the dealer;
 * paid it waits for the dealer, who accepts or refuses it; then it is sent, in one parcel or several, and received. What it was ordered in, such as a flash sale, may be called off while it is unpaid.
 * Of what was sent each parcel is received by itself; the last of a whole order receives it. Until it is, its dealer puts its number right.
 * What the dealer has not sent may be given back: all of it closes the order; without the rest one that was sent in part is sent whole.
 * One bought on credit waits for the dealer as soon as it is placed.
 * Source: ORDER-4, ORDER-30.
 */
export const orderStates = defineStates({
  states: ['pendingPayment', 'pendingConfirm', 'toShip', 'partiallyShipped', 'shipped', 'completed', 'closed'],
  acts: [
    'pay',
    'payByCredit',
    'changePrice',
    'cancel',
    'expire',
    'confirm',
    'reject',
    'shipPart',
    'shipAll',
    'changeParcel',
    'receiveParcel',
    'receive',
    'callOff',
    'refundAll',
    'refundRest',
  ],
  who: ['buyer', 'dealer', 'provider', 'payment', 'clock'],
  table: {
    pendingPayment: {
      pay: { payment: 'pendingConfirm' },
      payByCredit: { buyer: 'pendingConfirm' },
      changePrice: { dealer: 'pendingPayment' },
      cancel: { buyer: 'closed' },
      expire: { clock: 'closed' },
      callOff: { dealer: 'closed', provider: 'closed' },
    },
    // what is given up now gives the money back
    pendingConfirm: { cancel: { buyer: 'closed' }, expire: { clock: 'closed' }, confirm: { dealer: 'toShip' }, reject: { dealer: 'closed' } },
    // agreed by the dealer, by the provider in its place, or by the clock
    toShip: { shipPart: { dealer: 'partiallyShipped' }, shipAll: { dealer: 'shipped' }, refundAll: { dealer: 'closed', provider: 'closed', clock: 'closed' } },
    partiallyShipped: {
      shipPart: { dealer: 'partiallyShipped' },
      shipAll: { dealer: 'shipped' },
      changeParcel: { dealer: 'partiallyShipped' },
      receiveParcel: { buyer: 'partiallyShipped' },
      refundRest: { dealer: 'shipped', provider: 'shipped', clock: 'shipped' },
    },
    shipped: { changeParcel: { dealer: 'shipped' }, receiveParcel: { buyer: 'shipped' }, receive: { buyer: 'completed', clock: 'completed' } },
    completed: {},
    closed: {},
  },
});
export type OrderState = (typeof orderStates.states)[number];
export type OrderAct = (typeof orderStates.acts)[number];
/** Something of it is on its way, or there: what was delivered can be installed (SERVICE-11). */
export const isSent = (state: OrderState): boolean => state === 'partiallyShipped' || state === 'shipped' || state === 'completed';
export type OrderActor = (typeof orderStates.who)[number];

/** By which rules an order came about: as any, in a flash sale, against credits. */
export const ORDER_TYPES = ['normal', 'seckill', 'credits'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** How an order is paid: by the code of a channel, or on credit that its dealer gives. */
export const PAY_WAYS = ['online', 'credit'] as const;
export type PayWay = (typeof PAY_WAYS)[number];
