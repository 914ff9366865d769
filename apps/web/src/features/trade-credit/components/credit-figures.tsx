import type { OwnCredit } from '@portal/contract/trade-credit';
import { Money, Tag } from '@portal/ui';
import { formatYuan } from '@portal/units';
import './credit-figures.css';

type Figures = Pick<OwnCredit, 'limit' | 'termDays' | 'reserved' | 'owed' | 'available' | 'overdue'>;

/** How an account of credit stands: limit, what of it is owed, what orders reserve that wait to be accepted, what is left, what is overdue. */
export function CreditFigures({ figures: { limit, termDays, reserved, owed, available, overdue } }: { figures: Figures }) {
  return (
    <dl className="tc-figures">
      <div>
        <dt>信用额度</dt>
        <dd>
          <Money yuan={limit} />
        </dd>
      </div>
      <div>
        <dt>欠款</dt>
        <dd>
          <Money yuan={owed} />
        </dd>
      </div>
      {reserved > 0 && (
        <div>
          <dt>占用（待接单）</dt>
          <dd>
            <Money yuan={reserved} />
          </dd>
        </div>
      )}
      <div>
        <dt>可用额度</dt>
        <dd>
          <Money yuan={available} />
        </dd>
      </div>
      <div>
        <dt>账期</dt>
        <dd>{termDays} 天</dd>
      </div>
      {overdue > 0 && (
        <div>
          <dt>
            <Tag tone="danger">已逾期</Tag>
          </dt>
          <dd>
            <Money yuan={overdue} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The same in a line, for a list of customers. */
export const CreditLine = ({ figures: { limit, reserved, owed, overdue } }: { figures: Pick<Figures, 'limit' | 'reserved' | 'owed' | 'overdue'> }) => (
  <span className="tc-line">
    {formatYuan(owed).text} / {formatYuan(limit).text}
    {reserved > 0 && <Tag>占用 {formatYuan(reserved).text}</Tag>}
    {overdue > 0 && <Tag tone="danger">逾期 {formatYuan(overdue).text}</Tag>}
  </span>
);
