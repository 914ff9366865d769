import type { BookAnswer } from '@portal/contract/calculation-book';
import { sourceMarks } from '@portal/engines/inputs';
import { Icon, Tag } from '@portal/ui';
import type { z } from 'zod';

type Answer = z.infer<typeof BookAnswer>;

/** The figures that matter. */
export const Results = ({ results }: Pick<Answer, 'results'>) => (
  <dl className="cb-results">
    {results.map(({ label, text }, place) => (
      <div key={`${label} ${place}`}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

export const Warnings = ({ warnings }: Pick<Answer, 'warnings'>) =>
  warnings.length === 0 ? null : (
    <ul className="cb-warnings">
      {warnings.map((sentence) => (
        <li key={sentence}>
          <Icon name="warning" size={16} />
          <span className="p-hidden">提醒：</span>
          {sentence}
        </li>
      ))}
    </ul>
  );

/** Inputs, working and basis, folded away until they are asked for. */
export function Proof({ answer }: { answer: Answer }) {
  return (
    <div className="cb-proof">
      <Fold title="输入">
        {answer.inputs.map(({ title, lines }) => (
          <section key={title}>
            {title !== '' && <h4>{title}</h4>}
            <dl className="cb-inputs">
              {lines.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Fold>
      <Fold title="计算过程">
        <ol className="cb-steps">
          {answer.working.map(({ title, formula, substituted, value }, place) => (
            <li key={`${title} ${place}`}>
              <p>
                {title}
                <b>{value}</b>
              </p>
              <p className="p-small">{formula}</p>
              <p className="cb-steps__numbers">＝ {substituted}</p>
            </li>
          ))}
        </ol>
        {answer.stepsLeftOut > 0 && <p className="p-small">其余 {answer.stepsLeftOut} 步与上面各组相同，从略。</p>}
      </Fold>
      <Fold title="计算依据">
        <ul className="cb-basis">
          {answer.basis.map(({ mark, label, source }) => (
            <li key={label}>
              <Tag tone={mark === 'V' ? 'success' : mark === 'S' ? 'accent' : 'neutral'}>{sourceMarks[mark].name}</Tag>
              <span>{label}</span>
              <span className="p-small">{source}</span>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

const Fold = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <details>
    <summary>
      {title}
      <Icon name="chevron-down" size={16} />
    </summary>
    {children}
  </details>
);
