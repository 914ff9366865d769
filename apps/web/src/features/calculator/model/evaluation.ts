import type { CalculatorPlan } from '@portal/engines/calculators';
import type { FieldError, Fields, Raw, ValuesOf } from '@portal/engines/inputs';

/** A result that holds, with the inputs it was worked out from. */
export interface WorkedCalculation<F extends Fields, Outputs> {
  inputs: Raw;
  /** Checked, defaults put in. */
  values: ValuesOf<F>;
  outputs: Outputs;
  /** Codes of the plan's `warningTexts`. */
  warnings: readonly string[];
}

export type Evaluation<F extends Fields, Outputs> = { ok: true; worked: WorkedCalculation<F, Outputs> } | { ok: false; errors: readonly FieldError[] };

/** The result of the inputs, or what is wrong with them. */
export function evaluate<F extends Fields, Outputs>(plan: CalculatorPlan<F, Outputs>, inputs: Raw): Evaluation<F, Outputs> {
  const result = plan.calculate(inputs);
  if (!result.valid) return { ok: false, errors: result.errors };
  return { ok: true, worked: { inputs, values: result.values, outputs: result, warnings: result.warnings } };
}

/** What the warnings of a result say, in their order. A code without a sentence is our mistake and throws. */
export const warningSentences = (plan: { warningTexts: Readonly<Record<string, string>> }, warnings: readonly string[]): string[] =>
  warnings.map((code) => {
    const text = plan.warningTexts[code];
    if (text === undefined) throw new Error(`no sentence for ${code}`);
    return text;
  });
