import type { FieldError, Raw } from '@portal/engines/inputs';
import { tierInputs, type ScenarioPlan, type TierId } from '@portal/engines/sizing';

export interface Figures {
  valid: true;
  /** What was worked out: the answers with the tier's preferences. */
  inputs: Raw;
  /** The same as the engine read them. */
  values: Raw;
  highlights: { label: string; value: string }[];
  warnings: { code: string; text: string }[];
}
export type LocalAnswer = Figures | { valid: false; errors: FieldError[] };

/** What the pure engine says of these inputs, for the page to show at once. */
export function localAnswer(plan: ScenarioPlan, inputs: Raw): LocalAnswer {
  const result = plan.calculate(inputs);
  if (!result.valid) return result;
  return {
    valid: true,
    inputs,
    values: result.values,
    highlights: plan.highlights(result.values, result),
    warnings: result.warnings.map((code) => ({ code, text: plan.warningTexts[code] ?? code })),
  };
}

/** The same for a tier, sized with the preferences its products are chosen for. */
export function tierFigures(plan: ScenarioPlan, inputs: Raw, tier: TierId, plain: Figures): Figures {
  if (plan.presets[tier] === undefined) return plain;
  const preferred = localAnswer(plan, tierInputs(plan, inputs, tier));
  return preferred.valid ? preferred : plain;
}
