import { describe, expect, it } from 'vitest';
import type { States } from './define-states.ts';
import { designOrderStates } from './design-order.ts';

/** Every pair of state, act and person with what comes of it, a line each, in the order of the lists. */
const everyPair = <S extends string, A extends string, W extends string>({ states, acts, who, after }: States<S, A, W>): string[] =>
  states.flatMap((state) => acts.flatMap((act) => who.map((person) => `${state} · ${act} · ${person} → ${after(state, act, person) ?? 'refused'}`)));

describe('the states of a design order', () => {
  it('are these, for every state, act and person', () => {
    expect(everyPair(designOrderStates)).toEqual([
      'live · view · owner → live',
      'live · view · other → refused',
      'live · change · owner → live',
      'live · change · other → refused',
      'live · remove · owner → removed',
      'live · remove · other → refused',
      'live · restore · owner → live',
      'live · restore · other → refused',
      'removed · view · owner → refused',
      'removed · view · other → refused',
      'removed · change · owner → refused',
      'removed · change · other → refused',
      'removed · remove · owner → removed',
      'removed · remove · other → refused',
      'removed · restore · owner → live',
      'removed · restore · other → refused',
    ]);
  });

  it('say of an act that it may be done exactly when it leads somewhere', () => {
    const { states, acts, who, may, after } = designOrderStates;
    for (const state of states) for (const act of acts) for (const person of who) expect(may(state, act, person)).toBe(after(state, act, person) !== null);
  });
});
