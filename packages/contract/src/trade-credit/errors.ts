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
/** A person without an enterprise. */
export const creditForEnterprises = defineError({ name: 'creditForEnterprises', code: 1960, status: 409, msg: '只能为企业客户开通账期' });
