import { readInputs, type FieldError, type Raw } from '@portal/engines/inputs';
import type { ScenarioPlan, TierId } from '@portal/engines/sizing';

export interface Figures {
  valid: true;
  /** What was worked out: the answers with the tier's preferences. */
  inputs: Raw;
  highlights: { label: string; value: string }[];
  warnings: { code: string; text: string }[];
}
export type LocalAnswer = Figures | { valid: false; errors: FieldError[] };

/** What the pure engine says of these inputs, for the page to show at once. Throws where a plan's own readings disagree: our mistake. */
export function localAnswer(plan: ScenarioPlan, inputs: Raw): LocalAnswer {
  const result = plan.calculate(inputs);
  if (!result.valid) return result;
  const read = readInputs(plan.fields, inputs);
  if (!read.ok) throw new Error(`${plan.id} works out what its fields refuse`);
  return {
    valid: true,
    inputs,
    highlights: plan.highlights(read.values, result),
    warnings: result.warnings.map((code) => ({ code, text: plan.warningTexts[code] ?? code })),
  };
}

/** The same for a tier, whose preferences stand where the user left a question open; the answer itself where they do not go with the rest. */
export function tierFigures(plan: ScenarioPlan, inputs: Raw, tier: TierId, plain: Figures): Figures {
  const preferences = plan.presets[tier];
  if (preferences === undefined) return plain;
  const preferred = localAnswer(plan, { ...preferences, ...inputs });
  return preferred.valid ? preferred : plain;
}
