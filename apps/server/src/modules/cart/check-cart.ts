import * as contract from '@portal/contract/cart';
import { AppError } from '@portal/contract/core';
import { cartTotalsOf, isAsCalculated } from '@portal/engines/pricing';
import { operation } from '../../platform/http/operation.ts';
import { changedPrices } from './changed-prices.ts';
import { unboundOf } from './join-cart.ts';
import { loadCart } from './shown-cart.ts';

/** Of the dealer ordered from alone: ids of other lines, someone else's among them, are passed over. */
export const checkCart = operation(contract.checkCart, async function checkCart(ctx, { body: { ids, amount } }) {
  const cart = await loadCart(ctx);
  if (cart.shop === null) throw new AppError(contract.noDealerBound, { msg: unboundOf(ctx.caller) });
  const lines = cart.lines.flatMap((line) => ((ids === undefined ? line.selected : ids.includes(line.id)) ? [{ ...line, selected: true }] : []));
  const totals = cartTotalsOf(lines);
  if (!isAsCalculated(amount, totals.amount)) throw changedPrices(lines);
  return { isReady: lines.length > 0 && lines.every(({ status }) => status === 'normal'), lines, totals };
});
