import { defineStates } from './define-states.ts';

/**
 * A service order (服务单). The asker takes it back until it is done; an operator accepts it with what is arranged (again, when that changes),
 * says that it is done, or declines it with a reason. Where the asker has the dealer of the order send people, the dealer arranges it (again, when that changes)
 * and completes what was arranged.
 * Source: SERVICE-5, SERVICE-13.
 */
export const serviceOrderStates = defineStates({
  states: ['pending', 'accepted', 'done', 'cancelled'],
  acts: ['cancel', 'accept', 'finish', 'decline', 'arrange', 'complete'],
  who: ['asker', 'operator', 'dealer'],
  table: {
    pending: {
      cancel: { asker: 'cancelled' },
      accept: { operator: 'accepted' },
      decline: { operator: 'cancelled' },
      arrange: { dealer: 'accepted' },
    },
    accepted: {
      cancel: { asker: 'cancelled' },
      accept: { operator: 'accepted' },
      finish: { operator: 'done' },
      decline: { operator: 'cancelled' },
      arrange: { dealer: 'accepted' },
      complete: { dealer: 'done' },
    },
    done: {},
    cancelled: {},
  },
});
export type ServiceOrderState = (typeof serviceOrderStates.states)[number];
export type ServiceOrderAct = (typeof serviceOrderStates.acts)[number];
export type ServiceOrderActor = (typeof serviceOrderStates.who)[number];
