import type { CalcResult, Fields, Raw, Sourced, ValuesOf, WorkingStep } from '../inputs/index.ts';
import type { GivenLine, RoleLine } from '../roles/index.ts';
import { calculatorList, type CalculatorId } from './list.ts';
import type { HowTaken } from './picked-line.ts';

/** What a calculator's folder says of it: what goes in, what comes out, and how to say it. */
interface OwnPlan<F extends Fields, Outputs> {
  id: CalculatorId;
  /** What it answers, in one line. */
  answers: string;
  fields: F;
  /** Inputs the page opens with: a plain case from practice, valid. */
  starter: Raw;
  /** Checks the inputs and works them out. The outputs are rounded as the handbook's output lists say. */
  calculate: (inputs: unknown) => CalcResult<Outputs, ValuesOf<F>>;
  /** The formula with the numbers put in, in the order of evaluation. */
  working: (values: ValuesOf<F>, outputs: Outputs) => WorkingStep[];
  /** What the result means for the project, a sentence each; the first is the one to copy into a message. */
  meaning: (values: ValuesOf<F>, outputs: Outputs) => string[];
  /** Every warning code with what it says and what to do. */
  warningTexts: Readonly<Record<string, string>>;
  /** The constants behind the figures. */
  basis: readonly Sourced<unknown>[];
  /** The products that follow from the result; empty where none do. */
  products: (values: ValuesOf<F>, outputs: Outputs) => RoleLine[];
  /** Why there may be no model for a product, in the figures of the result; a calculator without it leaves that to what was asked. */
  unmatched?: (values: ValuesOf<F>, outputs: Outputs) => string;
  /** Inputs as far as a list of products says them, and how it is kept; null where it says nothing for this calculator. */
  inputsFrom: (lines: readonly GivenLine[], keeping?: ListKeeping) => Raw | null;
  /** Of the same list, which lines stand for others and what it left open; a calculator that counts all alike has none. Source: CALC-13.1. */
  howTaken?: (lines: readonly GivenLine[], keeping?: ListKeeping) => HowTaken;
  /** Inputs a list may leave at what the page opens with, and what is said while they stand there. Source: CALC-13.3. */
  example?: { fields: readonly string[]; text: string };
}

/** How long the pictures of a list are kept and its wires are, as its check is set. */
export interface ListKeeping {
  retentionDays: number;
  hoursPerDay: number;
  /** The average way of its network cable; absent where nobody set it. */
  avgCableM?: number;
}

/** A calculator as its page needs it. */
export interface CalculatorPlan<F extends Fields = Fields, Outputs = Record<string, unknown>> extends OwnPlan<F, Outputs> {
  title: string;
}

export const defineCalculator = <const F extends Fields, Outputs>(plan: OwnPlan<F, Outputs>): CalculatorPlan<F, Outputs> => ({
  ...plan,
  title: calculatorList[plan.id].title,
});
