/** What may go wrong with credit. */
import { defineError } from '../core/define-error.ts';

/** The dealer gives this buyer none. */
export const noTradeCredit = defineError({ name: 'noTradeCredit', code: 1957, status: 409, msg: '该经销商没有为您开通账期，请选择在线支付' });
/** `available`: yuan that may still be bought on credit. */
export const creditShort = defineError({
  name: 'creditShort',
  code: 1958,
  status: 409,
  msg: '可用信用额度不足，请选择在线支付或联系经销商',
  data: { available: 'number' },
});
/** `owed`: yuan that are owed in all. */
export const repaidTooMuch = defineError({ name: 'repaidTooMuch', code: 1959, status: 409, msg: '还款金额超过客户当前欠款', data: { owed: 'number' } });
/** `overdue`: yuan that should have been repaid by now; `since`: the day the first of it was due. */
export const creditOverdue = defineError({
  name: 'creditOverdue',
  code: 1961,
  status: 409,
  msg: '有账期欠款已逾期，经销商已暂停账期下单，请先还款或选择在线支付',
  data: { overdue: 'number', since: 'string' },
});
/** Of the same amount and note as one of the day before it; `at`: when that one was written down. */
export const repaidAlike = defineError({
  name: 'repaidAlike',
  code: 1966,
  status: 409,
  msg: '24 小时内已登记过一笔相同的还款，请先看往来记录；确是另一笔请再次确认',
  data: { at: 'string' },
});
/** No repayment of this account that stands. */
export const repaymentGone = defineError({ name: 'repaymentGone', code: 1962, status: 409, msg: '该笔还款不存在或已冲销，请刷新后查看' });
/** A person without an enterprise. */
export const creditForEnterprises = defineError({ name: 'creditForEnterprises', code: 1960, status: 409, msg: '只能为企业客户开通账期' });
