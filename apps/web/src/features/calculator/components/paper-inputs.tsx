import type { Fields } from '@portal/engines/inputs';
import { formatDateTime } from '@portal/units';
import { usePrinting } from '../../../lib/browser/use-printing.ts';
import type { WorkedCalculation } from '../model/evaluation.ts';
import { inputGroups } from '../model/input-lines.ts';
import './paper-inputs.css';

/** What stands on paper in the place of the form: the date, and every input with its value. */
export function PaperInputs<F extends Fields, Outputs>({ fields, worked }: { fields: F; worked: WorkedCalculation<F, Outputs> }) {
  const printedAt = usePrinting();
  if (printedAt === null) return null;
  return (
    <section className="cc-paper">
      <p>计算时间：{formatDateTime(printedAt)}</p>
      <h2 className="cc-part__title">输入</h2>
      {inputGroups(fields, worked.inputs, worked.values).map(({ title, lines }) => (
        <div key={title ?? ''} className="cc-paper__group">
          {title !== null && <h3>{title}</h3>}
          <dl>
            {lines.map(({ label, text, isGiven }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {text}
                  {!isGiven && '（默认）'}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <h2 className="cc-part__title">结果</h2>
    </section>
  );
}
