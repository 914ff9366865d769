/** States of a record as a table: what each may do to it in each state, and the state it has then. Nothing that is not written may be done. */

/** `(state, act, who) → state`; a state, an act or a person that is missing refuses. */
export type StateTable<State extends string, Act extends string, Who extends string> = {
  readonly [S in State]: { readonly [A in Act]?: { readonly [W in Who]?: State } };
};

export interface States<State extends string, Act extends string, Who extends string> {
  readonly states: readonly State[];
  readonly acts: readonly Act[];
  readonly who: readonly Who[];
  /** The state after it; null: refused. */
  after(state: State, act: Act, who: Who): State | null;
  may(state: State, act: Act, who: Who): boolean;
}

export function defineStates<State extends string, Act extends string, Who extends string>(plan: {
  states: readonly State[];
  acts: readonly Act[];
  who: readonly Who[];
  table: StateTable<State, Act, Who>;
}): States<State, Act, Who> {
  const { states, acts, who, table } = plan;
  const after = (state: State, act: Act, person: Who): State | null => table[state][act]?.[person] ?? null;
  return { states, acts, who, after, may: (state, act, person) => after(state, act, person) !== null };
}
