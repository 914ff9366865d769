import { defineError } from '../../core/define-error.ts';

/** A customer would read what the house pays, and nobody has said that it is meant so (PRICE-38). */
export const quotedAtCost = defineError({
  name: 'quotedAtCost',
  code: 1530,
  status: 409,
  msg: '报价中有产品按您的成本报出，请先加价，或勾选「按成本报价」后继续',
});
