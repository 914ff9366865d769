import { defineStates } from './define-states.ts';

/**
 * A design order (配单). Removing puts it out of sight, restoring takes it back, and doing either twice changes nothing further, as a call
 * may be repeated. To anybody but its owner it does not exist.
 */
export const designOrderStates = defineStates({
  states: ['live', 'removed'],
  acts: ['view', 'change', 'remove', 'restore'],
  who: ['owner', 'other'],
  table: {
    live: { view: { owner: 'live' }, change: { owner: 'live' }, remove: { owner: 'removed' }, restore: { owner: 'live' } },
    removed: { remove: { owner: 'removed' }, restore: { owner: 'live' } },
  },
});
export type DesignOrderState = (typeof designOrderStates.states)[number];
export type DesignOrderAct = (typeof designOrderStates.acts)[number];
