import { calculatorIds, calculatorList } from '@portal/engines/calculators';
import { Anchor, Strip } from '@portal/ui';
import { calculatorPath } from '../model/calculator-list.ts';
import { CalculatorPicture } from './calculator-picture.tsx';
import './calculator-strip.css';

/** The calculators on a page of several tools: what they give, and straight into each of the ten. */
export function CalculatorStrip() {
  return (
    <Strip className="cc-strip" title="安防计算器" words="填几个数就出结果，写明公式和依据，可复制、打印，产品能直接加入清单。">
      <ul className="cc-strip__list">
        {calculatorIds.map((id) => (
          <li key={id}>
            <Anchor href={calculatorPath(id)}>
              <CalculatorPicture id={id} />
              {calculatorList[id].title}
            </Anchor>
          </li>
        ))}
      </ul>
    </Strip>
  );
}
