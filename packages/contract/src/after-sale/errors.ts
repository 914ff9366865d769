/** What may go wrong with requests after an order was paid. */
import { defineError } from '../core/define-error.ts';

/** The state is another by now. */
export const afterSaleMoved = defineError({ name: 'afterSaleMoved', code: 2034, status: 409, msg: '售后单状态已变化，请查看最新内容后再操作' });
/** More pieces than may be asked for; `left`: as many as may. */
export const piecesTaken = defineError({
  name: 'piecesTaken',
  code: 2035,
  status: 409,
  msg: '部分产品可申请售后的数量不足，请调整后重新提交',
  data: { lines: [{ id: 'string', productModel: 'string', left: 'number' }] },
});
/** Not paid, closed, or received too long ago. */
export const afterSaleClosed = defineError({ name: 'afterSaleClosed', code: 2036, status: 409, msg: '该订单当前不能申请售后，或已超过售后申请期限' });
