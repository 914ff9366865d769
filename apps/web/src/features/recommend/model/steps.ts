import { isIgnored, type FieldError, type Raw } from '@portal/engines/inputs';
import type { ScenarioPlan } from '@portal/engines/sizing';

export interface GuideStep {
  title: string;
  fields: readonly string[];
  /** Fields in error. */
  errorCount: number;
}

/** The plan's steps that ask anything here, each with the errors that stand in it. */
export function stepsOf(plan: Pick<ScenarioPlan, 'steps' | 'fields'>, inputs: Raw, errors: readonly FieldError[]): GuideStep[] {
  return plan.steps
    .filter(({ fields }) => fields.some((name) => plan.fields[name] !== undefined && !isIgnored(plan.fields[name], inputs, inputs)))
    .map((step) => ({ ...step, errorCount: errors.filter((error) => step.fields.includes(inputNameOf(error))).length }));
}

/** The input of the first level a path belongs to: `zones[0].ceilingM` → `zones`. */
export const inputNameOf = ({ field }: FieldError): string => /^\w+/.exec(field)?.[0] ?? field;
