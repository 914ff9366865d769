import * as contract from '@portal/contract/design-order';
import { isDeepStrictEqual } from 'node:util';
import { ownerOf } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { assertSeen, lockOwnOrder } from '../lines/own-order.ts';
import type { PlacedNeeds } from '../lines/placed.ts';
import { shownDesignOrder } from './get-design-order.ts';
import { assertFeesFit, figuresOf } from './order-lines.ts';
import { listOrderLines, updateOrder } from './store.ts';

/** The same fees again change nothing, not even the order's day of change, and are no conflict whoever has stored them. */
export const saveOrderFees = operation(contract.saveOrderFees, async function saveOrderFees(ctx, { body: { id, fees, ...seen } }, room: PlacedNeeds) {
  const order = await lockOwnOrder(ctx, id);
  if (!isDeepStrictEqual(order.fees, fees)) {
    assertSeen(order, seen);
    const lines = await listOrderLines(ctx.db, order.id);
    assertFeesFit(lines, fees);
    await updateOrder(ctx.db, ownerOf(ctx.caller), order.id, { ...figuresOf(lines, fees), fees }, { now: ctx.now, editor: seen.editor });
  }
  return shownDesignOrder(ctx, room, order.id);
});
