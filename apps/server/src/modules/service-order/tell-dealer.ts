import { SERVICE_KINDS, type ServiceType } from '@portal/contract/service-order';
import type { Telling } from '../../platform/http/context.ts';
import { listToldOf } from '../customer/index.ts';
import { sendMessage } from '../message/index.ts';
import { listBuyerNames, type ShopOrderRow } from '../order/index.ts';

/** The dealer's people who see the buyer's orders are told that a service is asked for one of them (SERVICE-11). */
export async function tellDealer(
  ctx: Telling,
  { shopOrderNo, shopNo, ...buyer }: ShopOrderRow,
  serviceType: ServiceType,
  serviceOrderId: string,
): Promise<void> {
  const { title } = SERVICE_KINDS[serviceType];
  const buyerName = (await listBuyerNames(ctx.db, [shopOrderNo])).get(shopOrderNo) ?? '';
  for (const accountNo of await listToldOf(ctx.db, shopNo, buyer))
    await sendMessage(ctx, {
      accountNo,
      merchantNo: shopNo,
      type: 'order',
      title: `客户为订单提交了服务单：${title}`,
      text: `客户 ${buyerName} 为订单 ${shopOrderNo} 提交了服务单（${title}），由平台客服受理，进度在订单详情查看。`,
      link: `/merchantCenter/orders/detail?no=${shopOrderNo}`,
      eventKey: `service-order of shop ${serviceOrderId}`,
    });
}
