import { defineError } from '../../core/define-error.ts';

/** Goods and fees together are more than an order can hold. */
export const feesTooLarge = defineError({ name: 'feesTooLarge', code: 1518, status: 400, msg: '产品与费用合计超出上限，请减少费用' });
