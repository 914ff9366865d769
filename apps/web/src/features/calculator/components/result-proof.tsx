import type { CalculatorPlan } from '@portal/engines/calculators';
import type { Fields } from '@portal/engines/inputs';
import type { WorkedCalculation } from '../model/evaluation.ts';
import { BasisList } from './basis-list.tsx';
import { WorkingSteps } from './working-steps.tsx';
import './result-proof.css';

interface ResultProofProps<F extends Fields, Outputs> {
  plan: CalculatorPlan<F, Outputs>;
  worked: WorkedCalculation<F, Outputs>;
}

/** How the answer came about and where its constants come from, across the page below inputs and result. */
export function ResultProof<F extends Fields, Outputs>({ plan, worked: { values, outputs } }: ResultProofProps<F, Outputs>) {
  return (
    <section className="cc-sheet cc-proof" aria-label="计算过程与依据">
      <div className="cc-result">
        <WorkingSteps steps={plan.working(values, outputs)} />
        <BasisList basis={plan.basis} />
      </div>
    </section>
  );
}
