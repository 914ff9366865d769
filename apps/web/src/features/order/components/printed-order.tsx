import { deliveryWords, flashNames, orderStateNames, type Order, type OrderLine } from '@portal/contract/order';
import { payWayNames } from '@portal/contract/trade-credit';
import { amountInWords } from '@portal/engines/pricing';
import { fen, formatDate, formatDateTime, formatYuan, toFen, toYuan } from '@portal/units';
import { PaperSigns, PaperTotal, PrintedPaper } from '../../../lib/parts/printed-paper.tsx';
import { placeWords } from '../../region/index.ts';
import { Fragment } from 'react';
import { openLines, piecesLeft } from '../model/parcel.ts';
import './printed-order.css';

/** What a warehouse gathers, what goes with the goods, what the buyer keeps. */
export type Paper = 'picking' | 'delivery' | 'order';

export const paperNames: Readonly<Record<Paper, string>> = { picking: '拣货单', delivery: '送货单', order: '订单' };

interface PrintedOrderProps {
  order: Order;
  paper: Paper;
  /** When it is printed, in milliseconds. */
  day: number;
}

/** An order on A4, in the place of the page. Prices stand on the buyer's paper alone. */
export function PrintedOrder({ order, paper, day }: PrintedOrderProps) {
  const { shopOrderNo, shop, buyerName, address, remark, gmtCreate } = order;
  return (
    <PrintedPaper
      className="od-print"
      from={shop.shopName}
      title={paperNames[paper]}
      facts={[
        ['订单号', shopOrderNo],
        ['下单时间', formatDateTime(Date.parse(gmtCreate))],
        ['买家', buyerName],
        ['状态', orderStateNames[order.state]],
        ['活动', order.flashSale === null ? '' : flashNames[order.flashSale]],
        ['收货人', `${address.contactName} ${address.contactPhone}`],
        ['收货地址', `${placeWords(address)} ${address.detailAddress}`],
        ['支付方式', paper === 'order' ? payWayNames[order.payWay] : ''],
        ['还款到期日', paper === 'order' && order.gmtDue !== null ? formatDate(Date.parse(order.gmtDue)) : ''],
        ['备注', remark],
      ]}
    >
      {paper === 'picking' && <Picking order={order} />}
      {paper === 'delivery' && <Delivery order={order} />}
      {paper === 'order' && <Bought order={order} />}
      <p className="od-print__foot">打印日期 {formatDate(day)}</p>
    </PrintedPaper>
  );
}

const Goods = ({ productName, productModel }: Pick<OrderLine, 'productName' | 'productModel'>) => (
  <td>
    <b>{productModel}</b>
    <small>{productName}</small>
  </td>
);

/** What is left to be sent, with a box to tick. */
function Picking({ order: { lines } }: { order: Order }) {
  const open = openLines(lines);
  return (
    <>
      <table>
        <thead>
          <tr>
            <th>序号</th>
            <th>产品</th>
            <th>应拣</th>
            <th>已拣</th>
          </tr>
        </thead>
        <tbody>
          {open.map((line, index) => (
            <tr key={line.id}>
              <td>{index + 1}</td>
              <Goods {...line} />
              <td>
                {piecesLeft(line)} {line.unit}
              </td>
              <td>□</td>
            </tr>
          ))}
        </tbody>
      </table>
      {open.length === 0 ? <p>没有待发的产品。</p> : <Sum pieces={open.reduce((sum, line) => sum + piecesLeft(line), 0)} kinds={open.length} />}
      <PaperSigns names={['拣货人', '复核人']} />
    </>
  );
}

/** Parcel by parcel what was sent; before anything was, all that will be: without the pieces whose money went back. */
function Delivery({ order: { lines, parcels } }: { order: Order }) {
  const of = new Map(lines.map((line) => [line.id, line]));
  const whole = {
    key: 'all',
    title: '',
    sent: lines.map(({ id, quantity, withdrawnQuantity }) => ({ id, quantity: quantity - withdrawnQuantity })).filter(({ quantity }) => quantity > 0),
  };
  const sent = parcels.map(({ lines: pieces, ...delivery }, index) => ({
    key: `${index}`,
    title: `包裹 ${index + 1}：${[deliveryWords(delivery), delivery.contactPhone].filter((words) => words !== '').join(' ')}`,
    sent: pieces,
  }));
  return (
    <>
      {(sent.length === 0 ? [whole] : sent).map((parcel) => (
        <Fragment key={parcel.key}>
          <table>
            {parcel.title !== '' && <caption>{parcel.title}</caption>}
            <thead>
              <tr>
                <th>序号</th>
                <th>产品</th>
                <th>数量</th>
                <th>签收</th>
              </tr>
            </thead>
            <tbody>
              {parcel.sent.map(({ id, quantity }, index) => (
                <tr key={id}>
                  <td>{index + 1}</td>
                  <Goods productName={of.get(id)?.productName ?? ''} productModel={of.get(id)?.productModel ?? ''} />
                  <td>
                    {quantity} {of.get(id)?.unit}
                  </td>
                  <td>□</td>
                </tr>
              ))}
            </tbody>
          </table>
          <PaperSigns names={['送货人', '收货人签字（盖章）', '日期']} />
        </Fragment>
      ))}
    </>
  );
}

const money = (yuan: number): string => formatYuan(yuan).text;

/** At the prices it was ordered at. */
function Bought({ order: { lines, goodsAmount, discount, couponAmount, freight, amount, refundedAmount } }: { order: Order }) {
  return (
    <>
      <table>
        <thead>
          <tr>
            <th>序号</th>
            <th>产品</th>
            <th>数量</th>
            <th>单价</th>
            <th>小计</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.id}>
              <td>{index + 1}</td>
              <Goods {...line} />
              <td>
                {line.quantity} {line.unit}
                {line.refundedQuantity > 0 && <small>已退 {line.refundedQuantity}</small>}
              </td>
              <td>{money(line.price)}</td>
              <td>{money(line.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="od-print__sum">
        商品金额 {money(goodsAmount)}
        {discount > 0 && `　经销商优惠 ${money(-discount)}`}
        {couponAmount > 0 && `　优惠券 ${money(-couponAmount)}`}　运费 {money(freight)}
      </p>
      <PaperTotal words={`合计（大写）${amountInWords(amount)}`} sum={money(amount)} />
      {refundedAmount > 0 && (
        <p className="od-print__sum">
          已退款 {money(-refundedAmount)}　退款后实付 {money(toYuan(fen(toFen(amount) - toFen(refundedAmount))))}
        </p>
      )}
      <PaperSigns names={['经销商（盖章）', '买家签字（盖章）', '日期']} />
    </>
  );
}

const Sum = ({ kinds, pieces }: { kinds: number; pieces: number }) => (
  <p className="od-print__sum">
    共 {kinds} 种 {pieces} 件
  </p>
);
