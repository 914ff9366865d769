import type { Dealer } from '@portal/contract/dealer';
import { scopeWords } from '@portal/engines/access';
import { Tag } from '@portal/ui';
import './dealer-list.css';

interface DealerListProps {
  dealers: readonly Dealer[];
  /** Bound already: shown, not offered. */
  boundNos: readonly string[];
  chosenNo: string | undefined;
  onChoose(dealer: Dealer): void;
}

/** Dealers to choose one of: name, place, phone, and what they deal in. */
export function DealerList({ dealers, boundNos, chosenNo, onChoose }: DealerListProps) {
  return (
    <ul className="d-list" aria-label="一级经销商">
      {dealers.map((dealer) => {
        const { merchantNo, enterpriseName, contactPhone, regionName, groups } = dealer;
        return (
          <li key={merchantNo}>
            <label className="d-list__row">
              <input
                type="radio"
                name="dealer"
                value={merchantNo}
                checked={merchantNo === chosenNo}
                disabled={boundNos.includes(merchantNo)}
                onChange={() => onChoose(dealer)}
              />
              <span className="d-list__name">
                {enterpriseName} {boundNos.includes(merchantNo) && <Tag>已绑定</Tag>}
              </span>
              <span className="d-list__facts">
                {regionName} · {contactPhone}
              </span>
            </label>
            <details className="d-list__scope">
              <summary>经营范围：{scopeWords(groups.map(({ title }) => title))}</summary>
              <dl>
                {groups.map(({ title, tagName }) => (
                  <div key={title}>
                    <dt>{title}</dt>
                    <dd>{tagName}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
