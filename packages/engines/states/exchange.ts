import { defineStates } from './define-states.ts';

/** Goods for credits (兑换单): the provider sends them, the buyer receives them; before they are sent either gives it up, and the credits go back. Until it is received its number is put right. Source: CREDITS-6, CREDITS-13. */
export const exchangeStates = defineStates({
  states: ['placed', 'sent', 'received', 'cancelled'],
  acts: ['send', 'changeParcel', 'receive', 'cancel'],
  who: ['buyer', 'operator'],
  table: {
    placed: { send: { operator: 'sent' }, cancel: { buyer: 'cancelled', operator: 'cancelled' } },
    sent: { changeParcel: { operator: 'sent' }, receive: { buyer: 'received' } },
    received: {},
    cancelled: {},
  },
});
export type ExchangeState = (typeof exchangeStates.states)[number];
export type ExchangeAct = (typeof exchangeStates.acts)[number];
export type ExchangeActor = (typeof exchangeStates.who)[number];
