/** What may go wrong with credits. */
import { defineError } from '../core/define-error.ts';

/** `balance`: as many as there are. */
export const creditsShort = defineError({
  name: 'creditsShort',
  code: 2061,
  status: 409,
  msg: '积分不足，请减少数量或选择其他商品',
  data: { balance: 'number' },
});
/** `left`: as many pieces as there are. */
export const goodsSoldOut = defineError({
  name: 'goodsSoldOut',
  code: 2062,
  status: 409,
  msg: '商品库存不足，请减少数量或选择其他商品',
  data: { left: 'number' },
});
/** One identity has had as many as it may. */
export const exchangedEnough = defineError({ name: 'exchangedEnough', code: 2063, status: 409, msg: '已达到该商品的兑换上限' });
/** It costs something else by now than was seen. */
export const creditsPriceChanged = defineError({ name: 'creditsPriceChanged', code: 2064, status: 409, msg: '所需积分已变化，请确认后重新提交' });
export const exchangeMoved = defineError({ name: 'exchangeMoved', code: 2065, status: 409, msg: '兑换单状态已变化，请查看最新内容后再操作' });
/** Another buyer's parcel bears this number. `exchangeNo`: that one. */
export const exchangeNumberUsed = defineError({
  name: 'exchangeNumberUsed',
  code: 2071,
  status: 409,
  msg: '这个运单号已用于另一位兑换人的兑换单，请核对；确认无误可仍然使用',
  data: { exchangeNo: 'string' },
});
export const adjustmentDecided = defineError({ name: 'adjustmentDecided', code: 2066, status: 409, msg: '该调整已经处理，请刷新后查看' });
/** Whoever proposes it does not decide about it. */
export const ownAdjustment = defineError({ name: 'ownAdjustment', code: 2067, status: 409, msg: '自己提出的调整须由另一位同事复核' });
/** More pieces are taken from its stock than are there. `left`: as many as are. */
export const creditsStockShort = defineError({
  name: 'creditsStockShort',
  code: 2069,
  status: 409,
  msg: '减少的库存超过现有库存，请核对后重新填写',
  data: { left: 'number' },
});
/** It was written anew by somebody else since it was read. */
export const creditsGoodsMoved = defineError({ name: 'creditsGoodsMoved', code: 2070, status: 409, msg: '积分商品内容已变化，请核对最新内容后重新修改' });
/** More is taken than there is. */
export const adjustedBelowZero = defineError({ name: 'adjustedBelowZero', code: 2068, status: 409, msg: '扣减后积分会低于 0，请核对后重新提出' });
