import type { CalculatorPlan } from '@portal/engines/calculators';
import type { DrawingProps } from '../view.ts';

/** What the drawing of a plan is given: `PropsOf<typeof twistedPair>`. */
export type PropsOf<Plan> = Plan extends CalculatorPlan<infer F, infer Outputs> ? DrawingProps<F, Outputs> : never;
