/** What may go wrong with flash sales. */
import { defineError } from '../core/define-error.ts';

export const seckillNotStarted = defineError({ name: 'seckillNotStarted', code: 2041, status: 409, msg: '本场秒杀还没有开始，请稍后再来' });
export const seckillFinished = defineError({ name: 'seckillFinished', code: 2042, status: 409, msg: '本场秒杀已结束' });
export const seckillAbandoned = defineError({ name: 'seckillAbandoned', code: 2043, status: 409, msg: '本场秒杀已终止' });
/** Pieces that are not paid for come back, and may be had then. */
export const seckillSoldOut = defineError({ name: 'seckillSoldOut', code: 2044, status: 409, msg: '已抢光。未付款的名额会陆续释放，可稍后再来看看' });
/** Fewer are left than were asked for. */
export const seckillFewLeft = defineError({ name: 'seckillFewLeft', code: 2045, status: 409, msg: '剩余名额不足，请减少数量', data: { left: 'number' } });
/** Counted for the enterprise, whoever of it buys, and for the account, whatever it acts as. */
export const seckillOverLimit = defineError({
  name: 'seckillOverLimit',
  code: 2046,
  status: 409,
  msg: '超过每家限购数量',
  data: { limitQuantity: 'number', boughtQuantity: 'number' },
});
export const seckillBusy = defineError({ name: 'seckillBusy', code: 2047, status: 429, msg: '抢购的人太多，请稍后再试' });
/** One is paid, or given up, before the next. */
export const seckillUnpaid = defineError({
  name: 'seckillUnpaid',
  code: 2053,
  status: 409,
  msg: '您有一笔待付款的秒杀订单，请先付款或取消',
  data: { shopOrderNo: 'string' },
});
/** Nothing is stored; this is what it comes to now. */
export const seckillAmountChanged = defineError({
  name: 'seckillAmountChanged',
  code: 2049,
  status: 409,
  msg: '应付金额已变化，请确认后重新提交',
  data: { freight: 'number', amount: 'number' },
});
/** The dealer has fewer than the activity is to sell. */
export const seckillStockShort = defineError({
  name: 'seckillStockShort',
  code: 2050,
  status: 409,
  msg: '部分型号的现有库存少于活动名额',
  data: { lines: [{ skuNo: 'string', left: 'number' }] },
});
/** The price of a set that no prices of its pieces come to. */
export const seckillPriceUneven = defineError({
  name: 'seckillPriceUneven',
  code: 2051,
  status: 409,
  msg: '套装价无法整分到每一件，请改用建议的价格',
  data: { code: 'string', price: 'number' },
});
/** Over, or called off already. */
export const seckillMoved = defineError({ name: 'seckillMoved', code: 2052, status: 409, msg: '活动状态已变化，请查看最新内容后再操作' });
