import { constantText, sourceMarks, type Sourced, type SourceMark } from '@portal/engines/inputs';
import { Icon, Tag } from '@portal/ui';
import { useState } from 'react';
import { Formula } from './formula.tsx';
import { usePrinting } from '../../../lib/browser/use-printing.ts';
import './basis-list.css';

const tones: Readonly<Record<SourceMark, 'success' | 'accent' | 'neutral'>> = { V: 'success', S: 'accent', P: 'neutral' };

/** The constants behind the figures, each with its mark and source; folded on the screen, open on paper. */
export function BasisList({ basis }: { basis: readonly Sourced<unknown>[] }) {
  const isPrinting = usePrinting() !== null;
  const [isOpen, setOpen] = useState(false);
  if (basis.length === 0) return null;
  const used = (Object.keys(sourceMarks) as SourceMark[]).filter((mark) => basis.some((constant) => constant.mark === mark));
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
              <Formula text={[label, constantText(value) ?? []].flat().join('：')} />
            </span>
            <Tag tone={tones[mark]}>{sourceMarks[mark].name}</Tag>
            <span className="cc-basis__source">
              <Formula text={source} />
            </span>
          </li>
        ))}
      </ul>
      <dl className="cc-basis__marks">
        {used.map((mark) => (
          <div key={mark}>
            <dt>{sourceMarks[mark].name}</dt>
            <dd>{sourceMarks[mark].meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
