import { defineStates } from './define-states.ts';

/**
 * A requirement (需求单). The asker adds to it and takes it back while it is open; an operator takes it over, answers, closes. A word added
 * after an answer is a further question, so that it waits for an answer again. Taking over what another operator has at hand is allowed:
 * people go home.
 * Source: REQUEST-9.
 */
export const requirementStates = defineStates({
  states: ['pending', 'processing', 'answered', 'closed'],
  acts: ['addWord', 'withdraw', 'takeOver', 'answer', 'close'],
  who: ['asker', 'operator'],
  table: {
    pending: { addWord: { asker: 'pending' }, withdraw: { asker: 'closed' }, takeOver: { operator: 'processing' }, close: { operator: 'closed' } },
    processing: {
      addWord: { asker: 'processing' },
      withdraw: { asker: 'closed' },
      takeOver: { operator: 'processing' },
      answer: { operator: 'answered' },
      close: { operator: 'closed' },
    },
    answered: {
      addWord: { asker: 'processing' },
      withdraw: { asker: 'closed' },
      takeOver: { operator: 'processing' },
      answer: { operator: 'answered' },
      close: { operator: 'closed' },
    },
    closed: {},
  },
});
export type RequirementState = (typeof requirementStates.states)[number];
export type RequirementAct = (typeof requirementStates.acts)[number];
export type RequirementActor = (typeof requirementStates.who)[number];
