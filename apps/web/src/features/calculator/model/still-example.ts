import type { CalculatorPlan } from '@portal/engines/calculators';
import { isIgnored, type Raw } from '@portal/engines/inputs';

/** Whether inputs that a list could have said count and are all still those the page opened with. Source: CALC-13.3. */
export function isStillExample({ example, fields, starter }: Pick<CalculatorPlan, 'example' | 'fields' | 'starter'>, inputs: Raw): boolean {
  const counting = (example?.fields ?? []).filter((name) => fields[name] !== undefined && !isIgnored(fields[name], inputs, inputs));
  return counting.length > 0 && counting.every((name) => inputs[name] === starter[name]);
}
