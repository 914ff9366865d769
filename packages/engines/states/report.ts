import { defineStates } from './define-states.ts';

/**
 * What somebody reports of what stands on a page (举报). Whoever may act on it takes it away, has put it right, or finds nothing wrong with it; each is
 * the end, and whoever reported is told. Source: FEEDBACK-7.
 */
export const reportStates = defineStates({
  states: ['waiting', 'removed', 'corrected', 'unfounded'],
  acts: ['remove', 'correct', 'dismiss'],
  who: ['operator'],
  table: {
    waiting: { remove: { operator: 'removed' }, correct: { operator: 'corrected' }, dismiss: { operator: 'unfounded' } },
    removed: {},
    corrected: {},
    unfounded: {},
  },
});
export type ReportState = (typeof reportStates.states)[number];
export type ReportAct = (typeof reportStates.acts)[number];
