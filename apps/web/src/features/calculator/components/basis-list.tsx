import { numberText, type Sourced, type SourceMark } from '@portal/engines/inputs';
import { Icon, Tag } from '@portal/ui';
import { useState } from 'react';
import { Formula } from './formula.tsx';
import { usePrinting } from '../../../lib/use-printing.ts';
import './basis-list.css';

const marks: Readonly<Record<SourceMark, { name: string; tone: 'success' | 'accent' | 'neutral'; meaning: string }>> = {
  V: { name: '已核对', tone: 'success', meaning: '与已发布的标准、说明书或设计资料原文核对过' },
  S: { name: '标准', tone: 'accent', meaning: '引自标准，对外引用前请查所用版本的条款' },
  P: { name: '工程取值', tone: 'neutral', meaning: '工程经验取值，可按项目要求调整' },
};

/** The constants behind the figures, each with its mark and source; folded on the screen, open on paper. */
export function BasisList({ basis }: { basis: readonly Sourced<unknown>[] }) {
  const isPrinting = usePrinting() !== null;
  const [isOpen, setOpen] = useState(false);
  if (basis.length === 0) return null;
  const used = (Object.keys(marks) as SourceMark[]).filter((mark) => basis.some((constant) => constant.mark === mark));
  return (
    <details className="cc-part cc-basis" open={isOpen || isPrinting} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cc-part__title">
        <h2>计算依据</h2>
        <span className="cc-more__note">{basis.length} 项常数与出处</span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <ul className="cc-basis__list">
        {basis.map(({ label, mark, source, value }) => (
          <li key={label}>
            <span>
              <Formula text={valueText(value) === null ? label : `${label}：${valueText(value)}`} />
            </span>
            <Tag tone={marks[mark].tone}>{marks[mark].name}</Tag>
            <span className="cc-basis__source">
              <Formula text={source} />
            </span>
          </li>
        ))}
      </ul>
      <dl className="cc-basis__marks">
        {used.map((mark) => (
          <div key={mark}>
            <dt>{marks[mark].name}</dt>
            <dd>{marks[mark].meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** A single figure is told; tables are told by their source. */
function valueText(value: unknown): string | null {
  if (typeof value === 'number') return numberText(value);
  return typeof value === 'string' ? value : null;
}
