/** What an order has to do with money: opened with it, let go or given back when it closes, heard of when it is paid (PAYMENT-1, ORDER-6). */
import { AppError } from '@portal/contract/core';
import { dealerAbnormal } from '@portal/contract/dealer';
import { orderCopy, orderMoved } from '@portal/contract/order';
import { orderStates } from '@portal/engines/states';
import { formatYuan, toFen, toYuan, type Fen } from '@portal/units';
import type { Db } from '../../platform/db/database.ts';
import {
  cancelPayment,
  lockPayment,
  openPayments,
  requestRefund,
  type OnRefunded,
  type OnReturned,
  type OnSucceeded,
  type OpenedFor,
  type PaidFor,
  type PaymentWork,
} from '../payment/index.ts';
import { lockCredit } from '../trade-credit/index.ts';
import type { StepNeeds } from './needs.ts';
import { giveBackCredit } from './order-credit.ts';
import { changedPayNo, orderNoOf } from './order-number.ts';
import { tellRefunded } from './tell-step.ts';
import {
  findByPayNo,
  findShopOrderByNo,
  insertEvent,
  listParts,
  listTradeOrders,
  listUnpaidParts,
  lockParts,
  lockShopOrderByNo,
  lockTradeOrder,
  countRevisions,
  updateRefunded,
  updateTradeAmount,
  type ShopOrderRow,
  type TradeOrderRow,
} from './store.ts';
import { takeStep } from './take-step.ts';

/** What is paid for orders, in the payment room's words. */
const BUSINESS = 'order';

/** What is to be paid for orders, of whoever placed them, who need not be the one that acts. */
export const paidFor = (orders: readonly TradeOrderRow[]): OpenedFor[] =>
  orders.map(({ payNo, orderNo, amount, accountNo, merchantNo, gmtExpire }) => ({
    payer: { accountNo, merchantNo },
    businessType: BUSINESS,
    businessNo: payNo,
    amountFen: toFen(amount),
    subject: `订单 ${orderNo}`,
    expiresAt: gmtExpire.getTime(),
  }));

/**
 * Nothing more is to be paid for an order that closes, or what was paid goes back. Before the order itself is held: whatever is paid is held first,
 * by everybody in the same order. `row` is the order as it was seen; where it has moved on since, `takeStep` refuses, and all of it is undone.
 */
export async function releaseMoney(work: PaymentWork, row: ShopOrderRow): Promise<void> {
  if (row.amount === 0) return;
  if (row.payWay === 'credit') {
    // whoever waited for the account finds the order moved, before less is owed of it a second time
    await lockCredit(work.db, row);
    if ((await lockShopOrderByNo(work.db, row.shopOrderNo))?.revision !== row.revision) throw new AppError(orderMoved);
    if (row.state === 'pendingConfirm') await giveBackCredit(work, [], row, { act: 'release', requestNo: row.shopOrderNo, amountFen: toFen(row.amount) });
    return;
  }
  // parts that go at the same moment follow each other: the number under which the whole is paid changes with each
  const order = await lockTradeOrder(work.db, row.orderNo);
  if (order === undefined) return;
  if (row.state === 'pendingPayment' && (await cancelPayment(work, { businessType: BUSINESS, businessNo: order.payNo })) === 'paid')
    throw new AppError(orderMoved);
  if (row.state === 'pendingConfirm')
    await requestRefund(work, { businessType: BUSINESS, businessNo: order.payNo, requestNo: row.shopOrderNo, amountFen: toFen(row.amount) });
}

/** A part that was not paid costs something else, or is not paid any more: what is left of the whole is to be paid under another number. Its money was released. */
export async function payAnew(work: Pick<PaymentWork, 'db' | 'now'>, { orderNo, payWay }: Pick<ShopOrderRow, 'orderNo' | 'payWay'>): Promise<void> {
  const open = (await lockParts(work.db, orderNo)).filter(({ state }) => state === 'pendingPayment');
  if (payWay === 'credit' || open.length === 0) return;
  const order = await updateTradeAmount(work.db, orderNo, changedPayNo(orderNo, await countRevisions(work.db, orderNo)));
  if (order && order.amount > 0) await openPayments(work, paidFor([order]));
}

/** Each part goes on to its dealer. Closing an order cancels its payment first, so money for one that is closed never comes here. */
export const ordersHearPaid =
  (needs: StepNeeds): OnSucceeded =>
  async (work, { businessType, businessNo }) => {
    if (businessType !== BUSINESS) return;
    const order = await findByPayNo(work.db, businessNo);
    if (order === undefined) throw new Error(`paid is ${businessNo}, which is no order`);
    for (const part of await lockParts(work.db, order.orderNo))
      if (orderStates.may(part.state, 'pay', 'payment')) await takeStep(work, needs, part, { act: 'pay', who: 'payment', actorNo: '' });
  };

/** What is paid for under a number that an order has, or had before its amount was another. */
export async function findPaidOrder(db: Db, { businessType, businessNo }: { businessType: string; businessNo: string }): Promise<PaidFor | undefined> {
  if (businessType !== BUSINESS) return undefined;
  const [order] = await listTradeOrders(db, [orderNoOf(businessNo)]);
  if (order === undefined) return undefined;
  const [part, ...others] = await listParts(db, [order.orderNo]);
  if (part === undefined || others.length > 0) return { businessNo: order.payNo, recordNo: '' };
  return { businessNo: order.payNo, recordNo: part.shopOrderNo, closeReason: part.closeReason };
}

/** Who is to send it is closed or frozen: that is told, and nothing taken, until it is open again; of several the ones that are named. */
export async function findOrderHindrance(db: Db, { businessType, businessNo }: { businessType: string; businessNo: string }): Promise<string> {
  if (businessType !== BUSINESS) return '';
  const parts = await listUnpaidParts(db, orderNoOf(businessNo));
  const abnormal = parts.filter(({ isAbnormal }) => isAbnormal);
  if (abnormal.length === 0) return '';
  return abnormal.length === parts.length ? dealerAbnormal.msg : orderCopy.partsAbnormal(abnormal.map(({ shopName }) => shopName));
}

/** Between an order's number and that of a part of it that goes back by itself. */
const OF = ':';

/** The request after a sale that money went back for; undefined: all of an order that closed, or no order's money. */
export const requestOf = ({ businessType, requestNo }: { businessType: string; requestNo: string }): string | undefined =>
  businessType === BUSINESS ? requestNo.split(OF)[1] : undefined;

/** The order that money went back for; undefined: it was no order's. */
export const findRefundedOrder = async (db: Db, { businessType, requestNo }: { businessType: string; requestNo: string }): Promise<ShopOrderRow | undefined> =>
  businessType === BUSINESS ? findShopOrderByNo(db, requestNo.split(OF)[0] ?? '') : undefined;

/** Whatever is paid is held before the order is, by everybody in the same order. */
export async function lockMoneyOf(work: Pick<PaymentWork, 'db'>, row: ShopOrderRow): Promise<void> {
  if (row.payWay === 'credit') return void (await lockCredit(work.db, row));
  const [order] = await listTradeOrders(work.db, [row.orderNo]);
  if (order) await lockPayment(work.db, { businessType: BUSINESS, businessNo: order.payNo });
}

/** A part of what was paid, or nothing of it, goes back, for one request of an order whose money is held. Gives the order as it is then. */
export async function refundPart(
  work: PaymentWork,
  { onGivenBack }: StepNeeds,
  row: ShopOrderRow,
  { request, amountFen }: { request: string; amountFen: Fen },
): Promise<ShopOrderRow> {
  const requestNo = `${row.shopOrderNo}${OF}${request}`;
  if (amountFen === 0) {
    // no payment tells of it
    for (const hear of onGivenBack) await hear(work, { businessType: BUSINESS, requestNo });
    return row;
  }
  if (row.payWay === 'credit') return giveBackCredit(work, onGivenBack, row, { act: 'refund', requestNo, amountFen });
  const [order] = await listTradeOrders(work.db, [row.orderNo]);
  if (order === undefined) throw new Error(`order ${row.shopOrderNo} is part of none`);
  await requestRefund(work, { businessType: BUSINESS, businessNo: order.payNo, requestNo, amountFen });
  return row;
}

export const ordersHearRefunded: OnRefunded = async (work, { businessType, requestNo, amountFen }) => {
  if (businessType !== BUSINESS) return;
  const [shopOrderNo = ''] = requestNo.split(OF);
  const amount = toYuan(amountFen);
  await updateRefunded(work.db, shopOrderNo, amount);
  await insertEvent(work.db, { shopOrderNo, act: 'refund', who: 'payment', actorNo: '', text: formatYuan(amount).text, gmtCreate: new Date(work.now) });
  const row = await findShopOrderByNo(work.db, shopOrderNo);
  if (row) await tellRefunded(work, row, { amount, requestNo });
};

/** Money that came for what was not to be paid any more has gone back: the timeline says it, and the buyer is told; the order's own sums are as they were. */
export const ordersHearReturned: OnReturned = async (work, { businessType, businessNo, paymentNo, amountFen, isDuplicate }) => {
  if (businessType !== BUSINESS) return;
  const amount = toYuan(amountFen);
  const text = `${formatYuan(amount).text}（未计入本订单的付款）`;
  const orderNo = orderNoOf(businessNo);
  const parts = await lockParts(work.db, orderNo);
  const isOver = parts.every(({ state }) => state === 'closed');
  // of an order that goes on, what came under a former number came before its amount was another
  const [order] = await listTradeOrders(work.db, [orderNo]);
  const early = order?.payNo === businessNo ? '店铺异常时支付的' : '金额变更前支付的';
  const what = isDuplicate ? '重复支付的' : isOver ? '逾期支付的' : early;
  for (const row of parts) {
    const { shopOrderNo } = row;
    await insertEvent(work.db, { shopOrderNo, act: 'refund', who: 'payment', actorNo: '', text, gmtCreate: new Date(work.now) });
    await tellRefunded(work, row, { amount, requestNo: paymentNo, what });
  }
};
