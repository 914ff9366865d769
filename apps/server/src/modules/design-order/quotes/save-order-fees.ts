import * as contract from '@portal/contract/design-order';
import { AppError } from '@portal/contract/core';
import { TOTAL_MAX, totalsWithFees } from '@portal/engines/pricing';
import { isDeepStrictEqual } from 'node:util';
import { ownerOf } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { lockOwnOrder } from '../lines/own-order.ts';
import { loadDesignOrder } from './get-design-order.ts';
import { figuresOf } from './order-lines.ts';
import { listOrderLines, updateOrder } from './store.ts';

/** The last save wins, whole; the same fees again change nothing, not even the order's day of change. */
export const saveOrderFees = operation(contract.saveOrderFees, async function saveOrderFees(ctx, { body: { id, fees } }) {
  const order = await lockOwnOrder(ctx, id);
  if (!isDeepStrictEqual(order.fees, fees)) {
    const lines = await listOrderLines(ctx.db, order.id);
    const { originalAmount, amount } = totalsWithFees(lines, fees);
    if (Math.max(originalAmount, amount) > TOTAL_MAX) throw new AppError(contract.feesTooLarge);
    await updateOrder(ctx.db, ownerOf(ctx.caller), order.id, { ...figuresOf(lines, fees), fees }, { now: ctx.now });
  }
  return loadDesignOrder(ctx, order.id);
});
