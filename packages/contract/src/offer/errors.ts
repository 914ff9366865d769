/** What may go wrong with a dealer's offers. */
import { defineError } from '../core/define-error.ts';

/** Price, pieces or days are by now others than this edit began with, and others than it wants; nothing is stored. Without data: it is offered no longer. */
export const offerMoved = defineError({
  name: 'offerMoved',
  code: 1423,
  status: 409,
  msg: '该报价刚被同事撤下，您的修改尚未保存',
  data: { price: 'number', stockTotal: 'number', leadDays: 'number', gmtModified: 'string' },
});
export const offersRefused = defineError({ name: 'offersRefused', code: 1420, status: 400, msg: null });
