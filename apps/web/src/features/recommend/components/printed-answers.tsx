import { pricingCopy } from '@portal/engines/pricing';
import { formatDateTime } from '@portal/units';
import { printedAnswers } from '../model/printed-answers.ts';
import type { AnswersGuide } from './use-guide.ts';
import { useSeesCost } from '../../../lib/identity/cost-view.ts';
import { usePrinting } from '../../../lib/browser/use-printing.ts';
import './printed-answers.css';

/** To be filled in by hand: nobody is asked for a customer here. */
const BLANK = '＿＿＿＿＿＿＿＿＿＿';

/** Longer answers than these letters take a line of their own. */
const LONG = 24;

/** The answers as a table with the time, on paper only: there the form is left out, and prices are those of the day. */
export function PrintedAnswers({ guide: { plan, inputs, local, budget }, orderName }: { guide: AnswersGuide; orderName: string | null }) {
  const printedAt = usePrinting();
  // what the house pays is nobody's offer (PRICE-38)
  const seesCost = useSeesCost();
  const answers = printedAnswers(plan.fields, inputs, local.valid ? local.values : inputs);
  return (
    <dl className="rc-printed" aria-hidden="true">
      {[
        seesCost ? { label: '价格', value: pricingCopy.notForCustomers } : { label: '客户名称', value: BLANK },
        ...(orderName === null ? [] : [{ label: '配单', value: orderName }]),
        ...answers,
        ...(budget.ok && budget.yuan !== null ? [{ label: '设备预算', value: `${budget.yuan} 元` }] : []),
        ...(printedAt === null ? [] : [{ label: '打印时间', value: formatDateTime(printedAt) }]),
      ].map(({ label, value }) => (
        <div key={label} data-long={value.length > LONG || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
