import { defineStates } from './define-states.ts';

/** What gives an operator rights: one administrator asks, another, whom it is not about, decides; who asked takes it back. Source: OPERATOR-21. */
export const operatorChangeStates = defineStates({
  states: ['proposed', 'approved', 'refused', 'withdrawn'],
  acts: ['approve', 'refuse', 'withdraw'],
  who: ['proposer', 'second', 'subject'],
  table: {
    proposed: { approve: { second: 'approved' }, refuse: { second: 'refused' }, withdraw: { proposer: 'withdrawn' } },
    approved: {},
    refused: {},
    withdrawn: {},
  },
});
export type OperatorChangeState = (typeof operatorChangeStates.states)[number];
export type OperatorChangeAct = (typeof operatorChangeStates.acts)[number];
