import { defineStates } from './define-states.ts';

/** Credits given or taken by the provider: one operator proposes, a colleague decides, once. Source: CREDITS-8. */
export const adjustmentStates = defineStates({
  states: ['proposed', 'approved', 'refused'],
  acts: ['approve', 'refuse'],
  who: ['proposer', 'colleague'],
  table: { proposed: { approve: { colleague: 'approved' }, refuse: { colleague: 'refused' } }, approved: {}, refused: {} },
});
export type AdjustmentState = (typeof adjustmentStates.states)[number];
