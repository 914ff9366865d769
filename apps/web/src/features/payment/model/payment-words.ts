/** What became of a payment, in a sentence of its own each: failed, expired, paid twice, paid too late (PAYMENT-10). */
import type { Payable } from '@portal/contract/payment';
import { formatYuan } from '@portal/units';

/** In the place of a code there is none to pay by. */
export function noCodeWords(payment: Payable['payment']): string {
  if (payment === null) return '请获取二维码';
  return payment.state === 'FAILED' ? '支付失败，未扣款，请重试' : '二维码已失效，请重新获取';
}

/** The button that fetches one. */
export function freshCodeLabel(payment: Payable['payment']): string {
  if (payment === null) return '获取二维码';
  return payment.state === 'FAILED' ? '重新支付' : '重新获取二维码';
}

/** What was paid and is not kept; null: nothing that is known of. */
export function returnedWords({ returned, state }: Pick<Payable, 'returned' | 'state'>): string | null {
  if (returned === null) return null;
  const amount = formatYuan(returned.amount).text;
  const what = returned.why === 'DUPLICATE' ? `您重复支付的 ${amount} ` : `您的付款 ${amount} 在${state === 'CLOSED' ? '订单关闭后才' : '店铺异常时'}到账，`;
  return `${what}${returned.isDone ? '已按原支付方式退回' : '正在按原支付方式退回'}。`;
}

/** The time to pay is over, and the order not closed yet: that is done by the clock, after whatever is on its way. */
export const isOverdue = ({ state, gmtExpire, now }: Pick<Payable, 'state' | 'gmtExpire' | 'now'>): boolean =>
  state === 'OPEN' && Date.parse(gmtExpire) <= Date.parse(now);

/** Of what is closed: why, as its order says, and where money goes that was paid all the same. */
export function closedWords(payable: Pick<Payable, 'returned' | 'state' | 'closeReason'>): string {
  const why = payable.closeReason === '' ? '' : `关闭原因：${payable.closeReason.replace(/[。.]$/u, '')}。`;
  return why + (returnedWords(payable) ?? '如果您已经付款，款项会按原支付方式退回。');
}
