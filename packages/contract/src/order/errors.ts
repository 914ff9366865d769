/** What may go wrong with orders. */
import { defineError } from '../core/define-error.ts';

/**
 * What was seen when the order was handed in is not what it comes to now; nothing is stored. `changes`: what was shown and what is now, line by line
 * (`kind`: price, quantity, added, gone), then coupons, freight, amount, whose `skuNo` is ''; `was` and `now` are yuan, or pieces of quantity,
 * added and gone. `lines`: as they are now.
 */
export const settlementChanged = defineError({
  name: 'settlementChanged',
  code: 1951,
  status: 409,
  msg: '订单金额已变化，请确认后重新提交',
  data: {
    changes: [{ kind: 'string', skuNo: 'string', skuModel: 'string', was: 'number|null', now: 'number|null' }],
    lines: [{ skuNo: 'string', skuModel: 'string', price: 'number|null', quantity: 'number', amount: 'number' }],
    couponAmount: 'number',
    freight: 'number',
    amount: 'number',
  },
});
/** The dealer has fewer; `left`: as many as there are. */
export const stockShort = defineError({
  name: 'stockShort',
  code: 1952,
  status: 409,
  msg: '部分产品库存不足，请调整数量后再提交',
  data: { lines: [{ skuNo: 'string', skuModel: 'string', quantity: 'number', left: 'number' }] },
});
/** Lines that cannot be bought today; `reason`: their status in the cart. */
export const notBuyable = defineError({
  name: 'notBuyable',
  code: 1953,
  status: 409,
  msg: '部分产品暂时不能购买，请移除后再提交',
  data: { lines: [{ skuNo: 'string', skuModel: 'string', reason: 'string' }] },
});
/** The state is another by now. */
export const orderMoved = defineError({ name: 'orderMoved', code: 1954, status: 409, msg: '订单状态已变化，请查看最新内容后再操作' });
/** The dealer does not deliver there. */
export const notDelivered = defineError({ name: 'notDelivered', code: 1955, status: 409, msg: '该收货地址不在经销商的配送范围内，请更换地址或联系经销商' });
/** More pieces of a line are sent than are left to be sent. */
export const shippedTooMany = defineError({ name: 'shippedTooMany', code: 1956, status: 409, msg: '发货数量超过未发数量' });
/** The number stands on a parcel of another order of the dealer; sent with `useAnyway` it is taken. `shopOrderNo`: which, '' of customers that are not the caller's. */
export const trackingNoUsed = defineError({
  name: 'trackingNoUsed',
  code: 1964,
  status: 409,
  msg: null,
  data: { shopOrderNo: 'string' },
});
/** Money is asked back meanwhile: the dealer says that it has seen these requests (`claimsSeen`), or answers them first. */
export const claimOpen = defineError({
  name: 'claimOpen',
  code: 1965,
  status: 409,
  msg: null,
  data: { claims: [{ afterSaleNo: 'string' }] },
});
/** Too much of the dealer's stock is, or was, held by orders of this buyer that are not paid (ORDER-41). */
export const unpaidTooMany = defineError({ name: 'unpaidTooMany', code: 1963, status: 409, msg: null });
