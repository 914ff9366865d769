/** What a scenario's page tells of answers: its figures, and the reason of every line, for the tests of the sentences. */
import type { Fields, Raw } from '../inputs/index.ts';
import type { ScenarioPlan } from './core/plan.ts';

export function saidOf<F extends Fields, Outputs>(plan: ScenarioPlan<F, Outputs>, inputs: Raw): { highlights: string[]; reasons: string[] } {
  const answer = plan.calculate(inputs);
  if (!answer.valid) throw new Error(`${plan.id} refuses ${JSON.stringify(answer.errors)}`);
  return {
    highlights: plan.highlights(answer.values, answer).map(({ label, value }) => `${label}：${value}`),
    reasons: answer.lines.map(({ role, quantity, reason }) => `${role} ${quantity}：${reason.inputs} → ${reason.arithmetic}`),
  };
}
