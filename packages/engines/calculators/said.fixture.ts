/** What a calculator's page says of inputs, a step a line, for the tests of the sentences. */
import type { Fields, Raw } from '../inputs/index.ts';
import type { CalculatorPlan } from './plan.ts';

export function said<F extends Fields, Outputs>(plan: CalculatorPlan<F, Outputs>, inputs: Raw): { working: string[]; meaning: string[] } {
  const answer = plan.calculate(inputs);
  if (!answer.valid) throw new Error(`${plan.id} refuses ${JSON.stringify(answer.errors)}`);
  return {
    working: plan.working(answer.values, answer).map(({ title, substituted, value }) => `${title}：${substituted} → ${value}`),
    meaning: plan.meaning(answer.values, answer),
  };
}
