import { defineError } from '../../core/define-error.ts';

/** A customer would read what the house pays, and nobody has said that it is meant so (PRICE-38). */
export const quotedAtCost = defineError({
  name: 'quotedAtCost',
  code: 1530,
  status: 409,
  msg: null,
});
