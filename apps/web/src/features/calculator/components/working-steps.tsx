import type { WorkingStep } from '@portal/engines/inputs';
import { Formula } from './formula.tsx';
import './working-steps.css';

/** How the answer came about: what was asked, the formula, the same with the numbers in it, and what came out. */
export function WorkingSteps({ steps }: { steps: readonly WorkingStep[] }) {
  if (steps.length === 0) return null;
  return (
    <section className="cc-part">
      <h2 className="cc-part__title">计算过程</h2>
      <ol className="cc-steps">
        {steps.map(({ title, formula, substituted, value }) => (
          <li key={title} className="cc-step">
            <p className="cc-step__title">{title}</p>
            <p className="cc-step__value">{value}</p>
            <p className="cc-step__formula">
              <Formula text={formula} />
            </p>
            <p className="cc-step__numbers">
              ＝ <Formula text={substituted} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
