import { formatYuan } from '@portal/units';
import type { Telling } from '../../../platform/http/context.ts';
import { sendMessage } from '../../message/index.ts';
import type { SharedRow } from './store.ts';

/** Tells whoever has the order by now what the customer said, in the transaction that writes it down. */
export async function tellAnswer(ctx: Telling, share: SharedRow): Promise<void> {
  const { id, order, quotationNumber, answer, answerName, answerPhone, answerReason, amount, changesAsked } = share;
  const who = answerPhone === '' ? answerName : `${answerName}（${answerPhone}）`;
  const isAccepted = answer === 'accepted';
  await sendMessage(ctx, {
    accountNo: order.accountNo,
    merchantNo: order.merchantNo === '' ? null : order.merchantNo,
    type: 'quotation',
    title: isAccepted ? `客户已接受报价 ${quotationNumber}` : `客户要求修改报价 ${quotationNumber}`,
    text: isAccepted ? `${who}已接受「${order.name}」的报价，总价 ${formatYuan(amount).text}。` : `${who}要求修改「${order.name}」的报价：${answerReason}`,
    link: `/tool/designOrder/detail?id=${share.designOrderId}`,
    eventKey: isAccepted ? `quoteAccepted ${id}` : `quoteChange ${id} ${changesAsked}`,
  });
}
