import { flashNames, type ListedOrder } from '@portal/contract/order';
import { payWayNames } from '@portal/contract/trade-credit';
import { Anchor, Code, Money, Tag } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import type { ReactNode } from 'react';
import { orderHref } from '../model/order-address.ts';
import { Deadline } from './deadline.tsx';
import { OrderStateTag } from './order-state-tag.tsx';
import { OrderPicture } from './order-picture.tsx';
import './order-list.css';

export interface OrderListProps {
  orders: readonly ListedOrder[];
  /** Who looks: a buyer reads the dealer's name, a dealer the buyer's. */
  who: 'buyer' | 'dealer';
  /** The list they stand in. */
  list: { path: string };
  /** What can be done beside each; absent: it stands on its page alone. */
  renderSteps?: ((order: ListedOrder) => ReactNode) | undefined;
  /** Requests after the sale that are not over, where there are some. */
  renderClaims?: ((claims: ListedOrder['claims']) => ReactNode) | undefined;
}

/** Orders, each the way to its page: what is in it, what it comes to, what is to be done. */
export function OrderList({ orders, who, list, renderSteps, renderClaims }: OrderListProps) {
  return (
    <ul className="od-list" aria-label="订单">
      {orders.map((order, index) => {
        const { shopOrderNo, state, payWay, shop, buyerName, amount, lineCount, pieceCount, lines, gmtCreate, gmtDeadline } = order;
        const href = orderHref(list, shopOrderNo);
        const isPart = order.parent !== null;
        const isNext = isPart && orders[index - 1]?.orderNo === order.orderNo;
        const isJoined = isPart && orders[index + 1]?.orderNo === order.orderNo;
        const kinds = ['od-item', isPart && 'od-item--part', isNext && 'od-item--next', isJoined && 'od-item--joined'];
        return (
          <li key={shopOrderNo} className={kinds.filter(Boolean).join(' ')}>
            {order.parent && !isNext && (
              <p className="od-parent">
                <b>拆分订单</b> <Code>{order.orderNo}</Code> 由 {order.parent.partCount} 家经销商分别发货，合计{' '}
                <Money yuan={order.parent.amount} size="small" />
                {state === 'pendingPayment' && <span className="p-small">一次付清</span>}
              </p>
            )}
            <div className="od-item__head">
              <OrderStateTag state={state} />
              <h2 className="od-item__name">
                <Anchor href={href}>{who === 'buyer' ? shop.shopName : buyerName}</Anchor>
              </h2>
              <Code>{shopOrderNo}</Code>
              {order.flashSale !== null && <Tag tone="money">{flashNames[order.flashSale]}</Tag>}
              {payWay === 'credit' && <Tag tone="accent">{payWayNames.credit}</Tag>}
              <time className="od-item__time" dateTime={gmtCreate}>
                {formatDateTime(Date.parse(gmtCreate))}
              </time>
            </div>
            <div className="od-item__body">
              <ul className="od-goods" aria-label="产品">
                {lines.map(({ skuNo, productName, productModel, picUrl, quantity }) => (
                  <li key={skuNo} title={productName}>
                    <OrderPicture src={picUrl} />
                    <span className="od-goods__words">
                      <span className="od-goods__model">{productModel || productName}</span>
                      <span className="p-small">×{quantity}</span>
                    </span>
                  </li>
                ))}
              </ul>
              <div className="od-item__sum">
                <Money yuan={amount} />
                <span className="p-small">
                  {lineCount} 种 {pieceCount} 件
                </span>
                {order.refundedAmount > 0 && (
                  <span className="p-small">
                    已退款 <Money yuan={order.refundedAmount} size="small" />
                  </span>
                )}
              </div>
              <div className="od-item__do">
                {renderSteps?.(order)}
                <Anchor href={href} aria-label={`查看详情：订单 ${shopOrderNo}`}>
                  查看详情
                </Anchor>
              </div>
            </div>
            {order.claims.length > 0 && renderClaims?.(order.claims)}
            <Deadline state={state} gmtDeadline={gmtDeadline} who={who} payWay={payWay} />
          </li>
        );
      })}
    </ul>
  );
}
