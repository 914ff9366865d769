import { creditCopy, payWayNames } from '@portal/contract/trade-credit';
import type { PayWay } from '@portal/engines/states';
import { Notice, RadioGroup } from '@portal/ui';
import { creditTroubles, creditWarnings, mayPayByCredit, type CreditShare } from '../model/credit-shares.ts';
import { CreditFigures } from './credit-figures.tsx';
import { CreditForm } from './credit-form.tsx';

interface PayWayChoiceProps {
  /** What each dealer's part of the order would use of its credit; there is at least one. */
  shares: readonly CreditShare[];
  value: PayWay;
  onChange(payWay: PayWay): void;
}

/** How an order is paid, where its dealers give credit: with what is left of it at each. */
export function PayWayChoice({ shares, value, onChange }: PayWayChoiceProps) {
  const mayOwe = mayPayByCredit(shares);
  const days = [...new Set(shares.flatMap(({ credit }) => (credit ? [credit.termDays] : [])))].join('、');
  return (
    <CreditForm>
      <RadioGroup
        legend="支付方式"
        quietLegend
        name="pay-way"
        options={[
          { value: 'online', label: payWayNames.online },
          { value: 'credit', label: `${payWayNames.credit}（${days} 天）`, disabled: !mayOwe },
        ]}
        value={mayOwe ? value : 'online'}
        onChange={(payWay) => onChange(payWay as PayWay)}
      />
      {mayOwe && value === 'credit' && <p className="p-small">{creditCopy.noPoints}</p>}
      {shares.map(({ shopName, credit }) =>
        credit === null ? null : (
          <div key={shopName}>
            {shares.length > 1 && <p className="p-small">{shopName}</p>}
            <CreditFigures figures={credit} />
          </div>
        ),
      )}
      {creditTroubles(shares).map((words) => (
        <Notice key={words} tone="warning">
          {words}
        </Notice>
      ))}
      {creditWarnings(shares).map((words) => (
        <Notice key={words} tone="warning">
          {words}
        </Notice>
      ))}
    </CreditForm>
  );
}
