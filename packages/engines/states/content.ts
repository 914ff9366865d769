import { defineStates } from './define-states.ts';

/**
 * How far something that the provider writes is: nobody's to read, out (or out at its time), taken back. A draft is not taken back; a step
 * that is asked again is done already.
 * Source: CONTENT-10.
 */
export const contentStates = defineStates({
  states: ['draft', 'published', 'withdrawn'],
  acts: ['publish', 'withdraw'],
  who: ['operator'],
  table: {
    draft: { publish: { operator: 'published' } },
    published: { publish: { operator: 'published' }, withdraw: { operator: 'withdrawn' } },
    withdrawn: { publish: { operator: 'published' }, withdraw: { operator: 'withdrawn' } },
  },
});
export type ContentState = (typeof contentStates.states)[number];
export type ContentAct = (typeof contentStates.acts)[number];
