import type { Fields } from '@portal/engines/inputs';
import { Icon } from '@portal/ui';
import type { ReactNode } from 'react';
import { warningSentences, type WorkedCalculation } from '../model/evaluation.ts';
import type { CalculatorView, Figure } from '../view.ts';
import { ResultDetails } from './result-details.tsx';
import './result-sheet.css';

interface ResultSheetProps<F extends Fields, Outputs> {
  view: CalculatorView<F, Outputs>;
  worked: WorkedCalculation<F, Outputs>;
  /** What can be done with the result; not on paper. */
  actions: ReactNode;
}

/** The answer, what it means, its drawing and details. */
export function ResultSheet<F extends Fields, Outputs>({ view, worked, actions }: ResultSheetProps<F, Outputs>) {
  const { plan, drawing: Drawing } = view;
  const { values, outputs } = worked;
  const [meaning, ...furtherMeaning] = plan.meaning(values, outputs);
  const warnings = warningSentences(plan, worked.warnings);
  return (
    <div className="cc-result">
      <div className="cc-result__head">
        <Answer figure={view.answer(values, outputs)} />
        <dl className="cc-figures">
          {view.figures(values, outputs).map((figure) => (
            <OneFigure key={figure.label} figure={figure} />
          ))}
        </dl>
      </div>
      {meaning !== undefined && <p className="cc-meaning">{meaning}</p>}
      {warnings.length > 0 && (
        <ul className="cc-warnings">
          {warnings.map((sentence) => (
            <li key={sentence}>
              <Icon name="warning" />
              <span className="p-hidden">提醒：</span>
              {sentence}
            </li>
          ))}
        </ul>
      )}
      {actions}
      {Drawing !== null && (
        <figure className="cc-drawing">
          <Drawing values={values} outputs={outputs} />
        </figure>
      )}
      {furtherMeaning.length > 0 && (
        <section className="cc-part">
          <h2 className="cc-part__title">说明</h2>
          <ul className="cc-points">
            {furtherMeaning.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      <ResultDetails details={view.details?.(values, outputs) ?? []} />
    </div>
  );
}

function Answer({ figure: { label, value, unit, isBad } }: { figure: Figure }) {
  return (
    <dl className={isBad ? 'cc-answer cc-answer--bad' : 'cc-answer'}>
      <dt>{label}</dt>
      <dd>
        {value}
        {unit !== undefined && <small>{unit}</small>}
      </dd>
    </dl>
  );
}

function OneFigure({ figure: { label, value, unit } }: { figure: Figure }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value}
        {unit !== undefined && <small>{unit}</small>}
      </dd>
    </div>
  );
}
