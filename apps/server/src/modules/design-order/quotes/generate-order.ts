import * as contract from '@portal/contract/design-order';
import { mayCall } from '@portal/engines/access';
import { operation } from '../../../platform/http/operation.ts';
import { copyListCheck } from '../check/list-check.ts';
import { takeLines } from '../selection/take-lines.ts';
import { piecesOf, tell, type QuotesNeeds } from './lines-taken.ts';
import { makeDesignOrder } from './make-design-order.ts';
import { customerSaid } from './order-customer.ts';

/**
 * Makes an order of lines of the list in one transaction: they leave the list, their families count one use, and the order
 * is checked from now on as the list was. A customer is kept of whoever has groups of them (DESIGN-9).
 */
export const generateOrder = operation(contract.generateOrder, async function generateOrder(ctx, { body }, { onLinesTaken }: QuotesNeeds) {
  const { taken, left } = await takeLines(ctx, body);
  const customer = mayCall('ordersForCustomers', ctx.caller.userType) ? customerSaid(null, body) : null;
  const id = await makeDesignOrder(ctx, { ...body, customer }, taken);
  await copyListCheck(ctx, id);
  await tell(onLinesTaken, ctx, { designOrderId: id, taken: piecesOf(taken), left: piecesOf(left), before: new Map() });
  return id;
});
