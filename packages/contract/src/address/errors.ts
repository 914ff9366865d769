/** What may go wrong with addresses. */
import { defineError } from '../core/define-error.ts';
import { ADDRESSES_MAX } from './limits.ts';

export const tooManyAddresses = defineError({
  name: 'tooManyAddresses',
  code: 1251,
  status: 409,
  msg: `最多保存 ${ADDRESSES_MAX} 个收货地址，请先删除不用的地址`,
});
