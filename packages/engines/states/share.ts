import { defineStates } from './define-states.ts';

/** What of an order is the dealer's (分账): it waits, and the clock shares it out; where all of it goes back before, there is nothing to share out. Source: SHARE-4. */
export const shareStates = defineStates({
  states: ['waiting', 'shared', 'void'],
  acts: ['share', 'refundAll'],
  who: ['clock', 'payment'],
  table: {
    waiting: { share: { clock: 'shared' }, refundAll: { payment: 'void' } },
    shared: {},
    void: {},
  },
});
export type ShareState = (typeof shareStates.states)[number];
