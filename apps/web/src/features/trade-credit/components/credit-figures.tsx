import type { OwnCredit } from '@portal/contract/trade-credit';
import { Money, Tag } from '@portal/ui';
import { formatYuan } from '@portal/units';
import './credit-figures.css';

type Figures = Pick<OwnCredit, 'limit' | 'termDays' | 'used' | 'available' | 'overdue'>;

/** How an account of credit stands: limit, what is used of it, what is left, what is overdue. */
export function CreditFigures({ figures: { limit, termDays, used, available, overdue } }: { figures: Figures }) {
  return (
    <dl className="tc-figures">
      <div>
        <dt>信用额度</dt>
        <dd>
          <Money yuan={limit} />
        </dd>
      </div>
      <div>
        <dt>已用（欠款）</dt>
        <dd>
          <Money yuan={used} />
        </dd>
      </div>
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
export const CreditLine = ({ figures: { limit, used, overdue } }: { figures: Pick<Figures, 'limit' | 'used' | 'overdue'> }) => (
  <span className="tc-line">
    {formatYuan(used).text} / {formatYuan(limit).text}
    {overdue > 0 && <Tag tone="danger">逾期 {formatYuan(overdue).text}</Tag>}
  </span>
);
