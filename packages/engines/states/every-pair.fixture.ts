import type { States } from './define-states.ts';

/** Every pair of state, act and person with what comes of it, a line each, in the order of the lists. */
export const everyPair = <S extends string, A extends string, W extends string>({ states, acts, who, after }: States<S, A, W>): string[] =>
  states.flatMap((state) => acts.flatMap((act) => who.map((person) => `${state} · ${act} · ${person} → ${after(state, act, person) ?? 'refused'}`)));

/** Those that are not refused. */
export const waysOf = <S extends string, A extends string, W extends string>(table: States<S, A, W>): string[] =>
  everyPair(table).filter((way) => !way.endsWith('refused'));
