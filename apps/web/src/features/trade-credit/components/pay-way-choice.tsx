import { payWayNames } from '@portal/contract/order';
import type { OwnCredit } from '@portal/contract/trade-credit';
import type { PayWay } from '@portal/engines/states';
import { Notice, RadioGroup } from '@portal/ui';
import { CreditFigures } from './credit-figures.tsx';
import { overdueWords } from '../model/overdue-words.ts';
import { CreditForm } from './credit-form.tsx';

interface PayWayChoiceProps {
  /** What the dealer ordered from lets the buyer owe. */
  credit: OwnCredit;
  /** What the order comes to. */
  amount: number;
  value: PayWay;
  onChange(payWay: PayWay): void;
}

/** How an order is paid, where its dealer gives credit: with what is left of it. */
export function PayWayChoice({ credit, amount, value, onChange }: PayWayChoiceProps) {
  const isShort = credit.available < amount;
  const isBlocked = credit.overdue > 0 && credit.overdueRule === 'block';
  const isOff = isShort || isBlocked;
  return (
    <CreditForm>
      <RadioGroup
        legend="支付方式"
        quietLegend
        name="pay-way"
        options={[
          { value: 'online', label: payWayNames.online },
          { value: 'credit', label: `${payWayNames.credit}（${credit.termDays} 天）`, disabled: isOff },
        ]}
        value={isOff ? 'online' : value}
        onChange={(payWay) => onChange(payWay as PayWay)}
      />
      <CreditFigures figures={credit} />
      {isShort && !isBlocked && <p className="p-small">可用额度不足以支付本订单，请在线支付，或联系经销商还款、提高额度。</p>}
      {credit.overdue > 0 && <Notice tone="warning">{overdueWords(credit)}</Notice>}
    </CreditForm>
  );
}
