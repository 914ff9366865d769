import { orderActNames, type DeliveryWay } from '@portal/contract/order';
import type { OrderAct, OrderActor, OrderState } from '@portal/engines/states';
import { formatYuan, type Yuan } from '@portal/units';
import type { Telling } from '../../platform/http/context.ts';
import type { LeftCoupon } from '../coupon/index.ts';
import { listToldOf } from '../customer/index.ts';
import { sendMessage } from '../message/index.ts';
import { listBuyerNames, listPlatformSeckillOrders, type ShopOrderRow } from './store.ts';

interface Told {
  act: OrderAct;
  who: OrderActor;
  from: OrderState;
  text: string;
  way?: DeliveryWay | undefined;
  /** What became of those of an order that closes; left out: it does not. */
  coupons?: readonly LeftCoupon[];
}

/** Whoever did not do it themselves is told of it: the buyer, or the dealer's people who see the buyer's orders (ORDER-9, ENTERPRISE-16). Of what was never paid a dealer hears nothing. */
export async function tellStep(ctx: Telling, row: ShopOrderRow, step: Told): Promise<void> {
  const toBuyer = wordsForBuyer(row, step);
  if (toBuyer) await send(ctx, row, row.accountNo, row.merchantNo, { ...toBuyer, link: `/memberStore/purchaseOrders/detail?no=${row.shopOrderNo}` });
  const words = wordsForDealer(row, step, await isPlatformSeckill(ctx, row));
  if (!words) return;
  const buyerName = (await listBuyerNames(ctx.db, [row.shopOrderNo])).get(row.shopOrderNo) ?? '';
  const toDealer = { ...words, text: `客户 ${buyerName}：${words.text}` };
  for (const accountNo of await listToldOf(ctx.db, row.shopNo, row))
    await send(ctx, row, accountNo, row.shopNo, { ...toDealer, link: `/merchantCenter/orders/detail?no=${row.shopOrderNo}` });
}

/** The provider set its prices: its dealer is told so with it (SECKILL-15). */
const isPlatformSeckill = async ({ db }: Telling, { orderType, shopOrderNo }: ShopOrderRow): Promise<boolean> =>
  orderType === 'seckill' && (await listPlatformSeckillOrders(db, [shopOrderNo])).has(shopOrderNo);

interface Words {
  title: string;
  text: string;
}

/** What becomes of the money of an order that closes after it was paid. */
const moneyWords = ({ payWay }: Pick<ShopOrderRow, 'payWay'>): string => (payWay === 'credit' ? '占用的信用额度已释放' : '款项将退回');

/** What became of coupons, a sentence a state; of more than two of one how many they are (COUPON-7). */
const COUPON_WORDS: Readonly<Partial<Record<LeftCoupon['state'], string>>> = { unused: '已退回', expired: '已过期，不再退回', void: '已作废，不再退回' };
const couponWords = (coupons: readonly LeftCoupon[]): string =>
  [...Map.groupBy(coupons, ({ state }) => state)]
    .map(([state, those]) => {
      const what = those.length > 2 ? `${those.length} 张优惠券` : `优惠券${those.map(({ name }) => `“${name}”`).join('、')}`;
      return COUPON_WORDS[state] === undefined ? '' : `${what}${COUPON_WORDS[state]}。`;
    })
    .join('');

function wordsForBuyer({ shopOrderNo, amount, payWay }: ShopOrderRow, { act, who, from, text, way, coupons = [] }: Told): Words | null {
  const order = `订单 ${shopOrderNo}`;
  const back = couponWords(coupons);
  if (act === 'changePrice') return { title: '经销商修改了订单价格', text: `${order} 应付金额现为 ${formatYuan(amount).text}，请在付款前确认。` };
  if (act === 'confirm') return { title: '经销商已接单', text: `${order} 已接单，正在备货。` };
  if (act === 'reject') return { title: `经销商未接单，${moneyWords({ payWay })}`, text: `${order} 未接单，原因：${text}。${back}` };
  if (act === 'shipPart' || act === 'shipAll')
    return {
      title:
        way === 'pickUp' ? (act === 'shipAll' ? '订单已备好，请自提' : '订单部分产品已备好，请自提') : act === 'shipAll' ? '订单已全部发货' : '订单已部分发货',
      text: `${order}：${text}。`,
    };
  if (act === 'changeParcel') return { title: '经销商更正了运单号', text: `${order} ${text}。` };
  if (act === 'callOff') return { title: '活动已终止，订单已关闭', text: `${order} 未付款，${text}。${back}` };
  if (act === 'expire')
    return {
      title: '订单已自动关闭',
      text: `${order} ${from === 'pendingPayment' ? '超时未付款' : `经销商超时未接单，${moneyWords({ payWay })}`}。${back}`,
    };
  return act === 'receive' && who === 'clock' ? { title: '订单已自动确认收货', text: `${order} ${text || '发货后长时间未操作'}，已自动确认收货。` } : null;
}

function wordsForDealer({ shopOrderNo, amount, payWay }: ShopOrderRow, { act, who, from, text }: Told, isPlatformSale: boolean): Words | null {
  const order = `订单 ${shopOrderNo}`;
  if (act === 'pay')
    return { title: '有新订单待接单', text: `${order}${isPlatformSale ? '（平台秒杀）' : ''} 已付款 ${formatYuan(amount).text}，请尽快接单。` };
  if (act === 'payByCredit') return { title: '有新订单待接单', text: `${order} 以账期下单，金额 ${formatYuan(amount).text}，请尽快接单。` };
  if (act === 'cancel' && from === 'pendingConfirm') return { title: '买家取消了订单', text: `${order} 已取消，原因：${text}。` };
  if (act === 'expire' && from === 'pendingConfirm')
    return { title: '订单超时未接单已关闭', text: `${order} 已关闭，${payWay === 'credit' ? moneyWords({ payWay }) : '款项将退回买家'}。` };
  return act === 'receive' && who === 'buyer' ? { title: '买家已确认收货', text: `${order} 已完成。` } : null;
}

/** The buyer, that what was paid has gone back: the title says which money it was, or that only a debt is less. */
export async function tellRefunded(
  ctx: Telling,
  row: ShopOrderRow,
  {
    amount,
    requestNo,
    what = '',
    title = `${what || '退款'}已退回`,
    text: how = '已按原支付方式退回',
  }: { amount: Yuan; requestNo: string; what?: string; title?: string; text?: string },
): Promise<void> {
  const text = `订单 ${row.shopOrderNo} ${what || '的'} ${formatYuan(amount).text} ${how}。`;
  await sendMessage(ctx, {
    accountNo: row.accountNo,
    merchantNo: row.merchantNo === '' ? null : row.merchantNo,
    type: 'order',
    title: title.replace('的已', '的款项已'),
    text,
    link: `/memberStore/purchaseOrders/detail?no=${row.shopOrderNo}`,
    eventKey: `order refunded ${requestNo}`,
  });
}

/** Buyer and dealer, that less is to be handed back by the dealer than the order said; `movementId`: the repayment that was none. */
export async function tellForgone(ctx: Telling, row: ShopOrderRow, { text, movementId }: { text: string; movementId: number }): Promise<void> {
  const { shopOrderNo } = row;
  const words = { title: orderActNames.forgo, text: `订单 ${shopOrderNo}：${text}。` };
  const event = `forgone ${movementId}`;
  await send(ctx, row, row.accountNo, row.merchantNo, { ...words, link: `/memberStore/purchaseOrders/detail?no=${shopOrderNo}`, event });
  const buyerName = (await listBuyerNames(ctx.db, [shopOrderNo])).get(shopOrderNo) ?? '';
  const toDealer = { ...words, text: `客户 ${buyerName}：${words.text}` };
  for (const accountNo of await listToldOf(ctx.db, row.shopNo, row))
    await send(ctx, row, accountNo, row.shopNo, { ...toDealer, link: `/merchantCenter/orders/detail?no=${shopOrderNo}`, event });
}

/** `event`: what happened; left out: the step after which the order stands as it does. */
const send = (
  ctx: Telling,
  { shopOrderNo, revision }: ShopOrderRow,
  accountNo: string,
  merchantNo: string,
  { event = String(revision), ...words }: Words & { link: string; event?: string },
): Promise<void> =>
  sendMessage(ctx, {
    accountNo,
    merchantNo: merchantNo === '' ? null : merchantNo,
    type: 'order',
    ...words,
    eventKey: `order ${shopOrderNo} ${event}`,
  });
