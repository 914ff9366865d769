import type { States } from './define-states.ts';

type Pair = readonly [way: string, isAllowed: boolean];

const pairsOf = <S extends string, A extends string, W extends string>({ states, acts, who, after }: States<S, A, W>): Pair[] =>
  states.flatMap((state) =>
    acts.flatMap((act) =>
      who.map((person): Pair => {
        const next = after(state, act, person);
        return [`${state} · ${act} · ${person} → ${next ?? 'refused'}`, next !== null];
      }),
    ),
  );

/** Every pair of state, act and person with what comes of it, a line each, in the order of the lists. */
export const everyPair = <S extends string, A extends string, W extends string>(table: States<S, A, W>): string[] => pairsOf(table).map(([way]) => way);

/** Those that are not refused; a state may be called `refused`. */
export const waysOf = <S extends string, A extends string, W extends string>(table: States<S, A, W>): string[] =>
  pairsOf(table).flatMap(([way, isAllowed]) => (isAllowed ? [way] : []));
