/**
 * What a calculator's page shows of its result. The plan says everything else, so a view only names which output is the
 * answer, which figures stand beside it, what is told row by row, and what is drawn.
 */
import type { CalculatorPlan } from '@portal/engines/calculators';
import type { Fields, ValuesOf } from '@portal/engines/inputs';
import type { ComponentType } from 'react';

export interface Figure {
  label: string;
  /** As it is read: `9.89`, `无解`. */
  value: string;
  unit?: string | undefined;
  /** The answer is that it does not work. */
  isBad?: boolean;
}

/** A table of the result, a row for each group, floor or camera. */
export interface ResultTable {
  title: string;
  columns: readonly { label: string; isFigure?: true }[];
  rows: readonly (readonly string[])[];
}

/** Figures of the result, each with its name. */
export interface ResultFacts {
  title: string;
  facts: readonly Figure[];
}

export interface DrawingProps<F extends Fields, Outputs> {
  values: ValuesOf<F>;
  outputs: Outputs;
}
/** Null until it is drawn: the page then has no place for it. */
export type DrawingPart<F extends Fields, Outputs> = ComponentType<DrawingProps<F, Outputs>> | null;

export interface CalculatorView<F extends Fields, Outputs> {
  plan: CalculatorPlan<F, Outputs>;
  /** The one figure the page is there for. */
  answer: (values: ValuesOf<F>, outputs: Outputs) => Figure;
  /** Beside it; four at most feel right. */
  figures: (values: ValuesOf<F>, outputs: Outputs) => Figure[];
  details?: (values: ValuesOf<F>, outputs: Outputs) => (ResultTable | ResultFacts)[];
  drawing: DrawingPart<F, Outputs>;
  /** Inputs of the first level that are seldom changed: folded below the others. */
  more: readonly (keyof F & string)[];
}

/** `satisfies ViewOf<typeof twistedPair>`: a plain object, so that a page takes along no other page's view. */
export type ViewOf<Plan> = Plan extends CalculatorPlan<infer F, infer Outputs> ? CalculatorView<F, Outputs> : never;
