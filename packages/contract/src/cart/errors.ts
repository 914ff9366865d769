/** What may go wrong with the cart. */
import { defineError } from '../core/define-error.ts';
import { dealerCopy } from '../dealer/copy.ts';

/** Nothing of what was to be added found a place; `reason` is one of `cartCopy.left`. */
export const nothingTaken = defineError({
  name: 'nothingTaken',
  code: 1901,
  status: 409,
  msg: '所选产品都无法加入购物车',
  data: { left: [{ skuNo: 'string', skuModel: 'string', quantity: 'number', reason: 'string' }] },
});
/** The throw says it to an individual in the words for them. */
export const noDealerBound = defineError({ name: 'noDealerBound', code: 1902, status: 409, msg: dealerCopy.notBound });
/** A price or an amount that came with the call is none of today's; nothing is stored. `lines`: those named, as they cost now. */
export const cartPriceChanged = defineError({
  name: 'cartPriceChanged',
  code: 1903,
  status: 409,
  msg: '产品价格已变化，请确认后重试',
  data: { lines: [{ skuNo: 'string', price: 'number|null', quantity: 'number', amount: 'number' }], amount: 'number' },
});
export const cartQuantityTooLarge = defineError({
  name: 'cartQuantityTooLarge',
  code: 1905,
  status: 400,
  msg: null,
  data: { id: 'string', quantityMax: 'number' },
});
