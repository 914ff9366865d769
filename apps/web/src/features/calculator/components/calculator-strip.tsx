import { calculatorIds } from '@portal/engines/calculators';
import { Anchor } from '@portal/ui';
import { calculatorPath, calculatorTitles } from '../model/calculator-list.ts';
import { CalculatorPicture } from './calculator-picture.tsx';
import './calculator-strip.css';

/** The calculators on a page of several tools: what they give, and straight into each of the ten. */
export function CalculatorStrip() {
  return (
    <section className="cc-strip" aria-label="安防计算器">
      <div className="cc-strip__words">
        <h2>安防计算器</h2>
        <p>填几个数就出结果，写明公式和依据，可复制、打印，产品能直接加入清单。</p>
      </div>
      <ul className="cc-strip__list">
        {calculatorIds.map((id) => (
          <li key={id}>
            <Anchor href={calculatorPath(id)}>
              <CalculatorPicture id={id} />
              {calculatorTitles[id]}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
