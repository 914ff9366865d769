/** What may be wrong with goods. */
import { defineError } from '../core/define-error.ts';

/** `skuNos`: the models that are off sale or unknown. */
export const goodsInvalid = defineError({ name: 'goodsInvalid', code: 1301, status: 409, msg: '产品已下架或不存在', data: { skuNos: 'string[]' } });
