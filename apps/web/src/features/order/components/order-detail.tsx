import { invoiceTypeNames, type Order } from '@portal/contract/order';
import { payWayNames } from '@portal/contract/trade-credit';
import { Card, Code, Facts, Money, Notice, Tag } from '@portal/ui';
import { formatDate, formatDateTime } from '@portal/units';
import type { ReactNode } from 'react';
import { placeWords } from '../../region/index.ts';
import { couponsBackWords } from '../model/closing-words.ts';
import { flashBorneWords, flashDifferenceWords } from '../model/flash-words.ts';
import { parcelsSaid } from '../model/parcels-said.ts';
import { openParcels } from '../model/parcels-ticked.ts';
import { timelineEventOf } from '../model/timeline-event.ts';
import { Deadline } from './deadline.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { OrderStateTag } from './order-state-tag.tsx';
import { OrderTotals } from './order-totals.tsx';
import { ReceiveButton } from './receive-button.tsx';
import { Timeline } from './timeline.tsx';
import { WholeOrder } from './whole-order.tsx';
import './order-detail.css';

interface OrderDetailProps {
  order: Order;
  who: 'buyer' | 'dealer';
  /** A parcel was received, or has another number: the order is another now. */
  onDone?: () => void;
  /** Requests after the sale that are not over, with their pages. */
  claims?: ReactNode;
  /** What the buyer says of what came. */
  said?: ReactNode;
  /** What came of it elsewhere: services asked for it. */
  beside?: ReactNode;
  children?: ReactNode;
}

const PARCELS_ID = 'order-parcels';

/** Why a dealer reads no street (ORDER-44). */
const hiddenWords = (state: Order['state']): string => (state === 'closed' ? '（订单已关闭，不再显示详细地址）' : '（付款后显示详细地址和电话）');

/** One order: its state and what can be done about it, its parcels while they are under way, what is in it, where it goes, what has happened. `children`: the deeds. */
export function OrderDetail({ order, who, onDone, claims, said, beside, children }: OrderDetailProps) {
  const { shopOrderNo, state, shop, buyerName, amount, address, remark, closeReason, events, gmtCreate, gmtDeadline } = order;
  const sent = parcelsSaid(order);
  // of parcels that are sent while others are not; all of them are received in the head
  const mayReceive = who === 'buyer' && onDone !== undefined && state === 'partiallyShipped' && openParcels(order.parcels).length > 0;
  const back = who === 'buyer' ? couponsBackWords(order) : '';
  const borne = who === 'dealer' ? flashBorneWords(order) + flashDifferenceWords(order) : '';
  const parcels = sent && (
    <div id={PARCELS_ID}>
      <Card title="发货" aside={mayReceive && <ReceiveButton quiet label="确认收到包裹" order={order} onDone={onDone} />}>
        <OrderParcels order={order} who={who} onDone={onDone} />
      </Card>
    </div>
  );
  return (
    <div className="od-detail">
      <Card className="od-head">
        <div className="od-head__state">
          <p className="p-row">
            <OrderStateTag state={state} /> <b>{who === 'buyer' ? shop.shopName : buyerName}</b> <Code>{shopOrderNo}</Code>
            {order.payWay === 'credit' && <Tag tone="accent">{payWayNames.credit}</Tag>}
          </p>
          {sent && (
            <p>
              {sent.words}{' '}
              <a className="od-head__parcels" href={`#${PARCELS_ID}`}>
                查看包裹
              </a>
            </p>
          )}
          {claims}
          <Deadline state={state} gmtDeadline={gmtDeadline} who={who} payWay={order.payWay} />
        </div>
        <Money yuan={amount} size="large" />
        <div className="od-head__do">{children}</div>
      </Card>
      {state === 'closed' && closeReason + back !== '' && (
        <Notice>
          {closeReason !== '' && <p>关闭原因：{closeReason}</p>}
          {back !== '' && <p>{back}</p>}
        </Notice>
      )}
      <div className="od-detail__parts">
        <div className="od-detail__main">
          {sent?.isUnderWay && parcels}
          <Card title="产品" flush>
            {borne !== '' && (
              <div className="od-detail__borne">
                <Notice>{borne}</Notice>
              </div>
            )}
            <OrderLines lines={order.lines} discount={order.discount} flashSale={order.flashSale} />
            <div className="od-detail__totals">
              <OrderTotals
                goodsAmount={order.goodsAmount}
                discount={order.discount}
                couponAmount={order.couponAmount}
                coupons={order.coupons}
                freight={order.freight}
                amount={amount}
                refunded={order.refundedAmount}
              />
            </div>
          </Card>
          {sent?.isUnderWay === false && parcels}
          {said}
        </div>
        <div className="od-detail__main">
          <Card title="收货与备注">
            <Facts
              facts={[
                { key: 'name', name: '收货人', value: `${address.contactName} ${address.contactPhone}` },
                {
                  key: 'place',
                  name: '收货地址',
                  value: placeWords(address) + (address.detailAddress === '' && who === 'dealer' ? hiddenWords(order.state) : ` ${address.detailAddress}`),
                },
                { key: 'shop', name: who === 'buyer' ? '经销商' : '买家', value: who === 'buyer' ? shop.shopName : buyerName },
                { key: 'time', name: '下单时间', value: formatDateTime(Date.parse(gmtCreate)) },
                { key: 'pay', name: '支付方式', value: payWayNames[order.payWay] },
                ...(order.gmtDue === null ? [] : [{ key: 'due', name: '还款到期日', value: formatDate(Date.parse(order.gmtDue)) }]),
                { key: 'invoice', name: '发票', value: invoiceWords(order.invoice) },
                { key: 'remark', name: '备注', value: remark === '' ? '无' : remark },
              ]}
            />
          </Card>
          {beside}
          <WholeOrder order={order} />
          <Card title="订单进度">
            <Timeline label="订单进度" events={events.map(timelineEventOf)} />
          </Card>
        </div>
      </div>
    </div>
  );
}

const invoiceWords = (invoice: Order['invoice']): string =>
  invoice === null ? '不开发票' : [invoiceTypeNames[invoice.type], invoice.title, invoice.taxNo].filter((words) => words !== '').join('，');
