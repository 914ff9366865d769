import { SERVICE_KINDS } from '@portal/contract/service-order';
import type { Telling } from '../../platform/http/context.ts';
import { listToldOf } from '../customer/index.ts';
import { sendMessage } from '../message/index.ts';
import { findShopOrderByNo, listBuyerNames, type ShopOrderRow } from '../order/index.ts';
import type { ServiceOrderRow } from './store.ts';

const WORDS = {
  submit: { title: '客户为订单提交了服务单', text: '提交了服务单', after: '由平台客服受理，进度在订单详情查看。' },
  send: { title: '客户请您派人上门', text: '提交了服务单，由贵司派人上门', after: '请在订单详情安排上门日期和人员。' },
  accept: { title: '平台受理了服务单', text: '提交的服务单已由平台客服受理', after: '派人上门前请与客户确认，以免重复上门。' },
  cancel: { title: '客户取消了服务单', text: '提交的服务单已由客户取消', after: '不用再上门。' },
  decline: { title: '平台退回了服务单', text: '提交的服务单已由平台客服退回', after: '不用再上门，请与客户确认。' },
  finish: { title: '平台完成了服务单', text: '提交的服务单已由平台客服标记完成', after: '还没有上门的，请与客户确认。' },
} as const;

/** The dealer's people who see the buyer's orders are told that a service is asked for one of them (SERVICE-11), that they send people for it, and what desk or asker did to it since (SERVICE-13). */
export async function tellDealer(
  ctx: Telling,
  { shopOrderNo, shopNo, ...buyer }: ShopOrderRow,
  { serviceType, serviceOrderId }: Pick<ServiceOrderRow, 'serviceType' | 'serviceOrderId'>,
  act: keyof typeof WORDS,
): Promise<void> {
  const { title: kind } = SERVICE_KINDS[serviceType];
  const { title, text, after } = WORDS[act];
  const buyerName = (await listBuyerNames(ctx.db, [shopOrderNo])).get(shopOrderNo) ?? '';
  for (const accountNo of await listToldOf(ctx.db, shopNo, buyer))
    await sendMessage(ctx, {
      accountNo,
      merchantNo: shopNo,
      type: 'order',
      title: `${title}：${kind}`,
      text: `客户 ${buyerName} 为订单 ${shopOrderNo} ${text}（${kind}），${after}`,
      link: `/merchantCenter/orders/detail?no=${shopOrderNo}`,
      eventKey: act === 'submit' ? `service-order of shop ${serviceOrderId}` : `service-order of shop ${act} ${serviceOrderId}`,
    });
}

/** A dealer that is to send people reads that it need not any more, before they go for nothing, and that the desk has taken it, too (SERVICE-13). */
export async function tellComing(ctx: Telling, row: ServiceOrderRow, act: 'accept' | 'cancel' | 'decline' | 'finish'): Promise<void> {
  const order = !row.isSiteShown || row.shopOrderNo === null ? undefined : await findShopOrderByNo(ctx.db, row.shopOrderNo);
  if (order) await tellDealer(ctx, order, row, act);
}
