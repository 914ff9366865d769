/** What may go wrong with service orders. */
import { defineError } from '../core/define-error.ts';
import { OPEN_SERVICE_ORDERS_MAX } from './limits.ts';

/** The state is another by now. */
export const serviceOrderMoved = defineError({ name: 'serviceOrderMoved', code: 1581, status: 409, msg: '服务单状态已变化，请查看最新内容后再操作' });
/** The same service was asked for the same order, or the same design order, and is not done yet; `id`: its number. */
export const serviceAskedFor = defineError({
  name: 'serviceAskedFor',
  code: 1583,
  status: 409,
  msg: '已为它申请过这项服务，服务单还没有完成；可在“服务订单”中查看或取消',
  data: { id: 'string' },
});
/** The asker did not say that the dealer of the order sends people. */
export const serviceNotForDealer = defineError({
  name: 'serviceNotForDealer',
  code: 1584,
  status: 409,
  msg: '客户没有请经销商派人，由平台客服安排；需要派人的，请客户重新提交服务单并勾选',
});
export const tooManyServiceOrders = defineError({
  name: 'tooManyServiceOrders',
  code: 1582,
  status: 409,
  msg: `您有 ${OPEN_SERVICE_ORDERS_MAX} 个服务单还没有完成，请先取消不再需要的`,
});
