import { afterSaleSumlessNames, afterSaleWayNames, type AfterSaleSummary } from '@portal/contract/after-sale';
import { sumlessWhy } from '@portal/engines/states';
import { Anchor, Code, Money } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { OrderPicture } from '../../order/index.ts';
import { afterSaleHref } from '../model/after-sale-address.ts';
import { AfterSaleDeadline } from './after-sale-deadline.tsx';
import { AfterSaleTag } from './after-sale-tag.tsx';
import './after-sale-list.css';

interface AfterSaleListProps {
  requests: readonly AfterSaleSummary[];
  /** Who looks: a buyer reads the dealer's name, a dealer the buyer's. */
  who: 'buyer' | 'dealer';
  /** The list they stand in. */
  list: { path: string };
}

/** Of so many lines a list shows the pictures. */
const SHOWN_LINES = 3;

/** Requests, each the way to its page. */
export function AfterSaleList({ requests, who, list }: AfterSaleListProps) {
  return (
    <ul className="as-list" aria-label="售后单">
      {requests.map((request) => {
        const { afterSaleNo, way, isUnsent, state, shop, buyerName, lines, gmtCreate } = request;
        const href = afterSaleHref(list, afterSaleNo);
        return (
          <li key={afterSaleNo} className="as-item">
            <div className="as-item__head">
              <AfterSaleTag state={state} />
              <h2 className="as-item__name">
                <Anchor href={href}>{who === 'buyer' ? shop.shopName : buyerName}</Anchor>
              </h2>
              <Code>{afterSaleNo}</Code>
              <time className="as-item__time" dateTime={gmtCreate}>
                {formatDateTime(Date.parse(gmtCreate))}
              </time>
            </div>
            <div className="as-item__body">
              <ul className="as-goods" aria-label="产品">
                {lines.slice(0, SHOWN_LINES).map(({ id, productName, productModel, picUrl, quantity }) => (
                  <li key={id} title={productName}>
                    <OrderPicture src={picUrl} />
                    <span className="as-goods__words">
                      <span className="as-goods__model">{productModel || productName}</span>
                      <span className="p-small">×{quantity}</span>
                    </span>
                  </li>
                ))}
                {lines.length > SHOWN_LINES && <li className="p-small">等 {lines.length} 种</li>}
              </ul>
              <span>{isUnsent ? '未发货退款' : afterSaleWayNames[way]}</span>
              <div className="as-item__sum">
                <SumWords {...request} />
              </div>
              <Anchor href={href} aria-label={`查看详情：售后单 ${afterSaleNo}`}>
                查看详情
              </Anchor>
            </div>
            <AfterSaleDeadline {...request} />
          </li>
        );
      })}
    </ul>
  );
}

/** What goes back, or that nothing does. */
function SumWords({ amount, ...request }: AfterSaleSummary) {
  const why = sumlessWhy(request);
  if (why !== null) return <span className="p-small">{afterSaleSumlessNames[why]}</span>;
  return (
    <>
      <Money yuan={amount} />
      {amount > 0 && <span className="p-small">{request.isAmountFixed ? '退款金额' : '预计退款'}</span>}
    </>
  );
}
