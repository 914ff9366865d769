import { SHARE_WRONG_TRIES_MAX } from '@portal/engines/states';
import { formatYuan } from '@portal/units';
import type { Telling } from '../../../platform/http/context.ts';
import { sendMessage } from '../../message/index.ts';
import type { SharedRow } from './store.ts';

/** Tells whoever has the order by now that nobody opens it over this link any more: its page makes another in one press. */
export async function tellShut(ctx: Telling, { id, order, quotationNumber, designOrderId }: SharedRow): Promise<void> {
  await sendMessage(ctx, {
    accountNo: order.accountNo,
    merchantNo: order.merchantNo === '' ? null : order.merchantNo,
    type: 'quotation',
    title: `报价链接已自动停用 ${quotationNumber}`,
    text: `「${order.name}」的报价链接累计输错 ${SHARE_WRONG_TRIES_MAX} 次访问密码，已停用：打开过的客户在原来的网络上仍可凭密码打开，其他人不能再打开。请在配单页生成新链接发给客户。`,
    link: `/tool/designOrder/detail?id=${designOrderId}`,
    eventKey: `quoteShut ${id}`,
  });
}

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
