/** What may go wrong with payments. */
import { defineError } from '../core/define-error.ts';

/** Nobody may pay through it here. */
export const channelNotOpen = defineError({ name: 'channelNotOpen', code: 1921, status: 409, msg: '该支付方式暂未开通，请换一种支付方式' });
/** The business is over: cancelled, or its time ran out. */
export const payableClosed = defineError({ name: 'payableClosed', code: 1922, status: 409, msg: '订单已关闭，无法支付' });
/** It goes on under another number, which the data names: its amount is another. */
export const payableChanged = defineError({
  name: 'payableChanged',
  code: 1927,
  status: 409,
  msg: '订单金额已修改，请按新的金额付款',
  data: { businessNo: 'string' },
});
/** The channel does not answer, or refuses. */
export const channelAway = defineError({ name: 'channelAway', code: 1923, status: 503, msg: '支付渠道暂时没有响应，请稍后重试或换一种支付方式' });
/** Of higher rooms: more is to go back than is left of what was paid. */
export const refundTooMuch = defineError({ name: 'refundTooMuch', code: 1924, status: 409, msg: '退款金额超过可退金额' });
/** Of higher rooms: nothing was paid that could go back. */
export const nothingPaid = defineError({ name: 'nothingPaid', code: 1925, status: 409, msg: '该订单没有已支付的款项' });
/** On the console: somebody else has been there before, or there is nothing to send. */
export const alarmResolved = defineError({ name: 'alarmResolved', code: 1926, status: 409, msg: '该异常已处理或不能这样处理，请刷新后查看' });
