/**
 * A constant of the engineering rules with where it comes from. `V`: checked against a published text; `S`: a standard cited
 * from professional knowledge (check the clause before quoting it to a customer); `P`: an engineering choice of this project.
 */
export type SourceMark = 'V' | 'S' | 'P';

export interface Sourced<Value> {
  readonly mark: SourceMark;
  /** What it is, as a designer reads it. */
  readonly label: string;
  /** Standard and clause, manual, or the reason of the choice. */
  readonly source: string;
  readonly value: Value;
}

/** Declares a constant. Files under `constants/` export nothing else; `sourced.test.ts` walks them. */
/* @__NO_SIDE_EFFECTS__ */
export const sourced = <const Value>(constant: Sourced<Value>): Sourced<Value> => constant;
