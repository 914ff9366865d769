import type { joinOrder as endpoint } from '@portal/contract/design-order';
import type { Operation } from '../../../platform/http/serve.ts';
import { takeLines } from '../selection/take-lines.ts';
import { joinLines } from './join-lines.ts';
import { lockQuotedOrder, storeQuotedOrder } from './quoted-order.ts';

/** Joins lines of the list to an order, all or nothing, and takes them out of the list. */
export const joinOrder: Operation<typeof endpoint> = async (ctx, { body }) => {
  const order = await lockQuotedOrder(ctx, body.id);
  const { lines: taken } = await takeLines(ctx, body.lineIds);
  const joining = taken.map((line) => ({ ...line, id: ctx.newId() }));
  await storeQuotedOrder(ctx, order, joinLines(order.lines, joining));
  return order.id;
};
