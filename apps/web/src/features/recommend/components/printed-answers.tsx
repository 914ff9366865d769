import { printedAnswers } from '../model/printed-answers.ts';
import type { Guide } from './use-guide.ts';

/** The answers as a table, on paper only: there the form is left out. */
export function PrintedAnswers({ guide: { plan, inputs, budget } }: { guide: Guide }) {
  const answers = printedAnswers(plan.fields, inputs);
  return (
    <dl className="rc-printed" aria-hidden="true">
      {[...answers, ...(budget.ok && budget.yuan !== null ? [{ label: '设备预算', value: `${budget.yuan} 元` }] : [])].map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
