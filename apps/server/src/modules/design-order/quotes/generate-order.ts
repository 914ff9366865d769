import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/design-order';
import { operation } from '../../../platform/http/operation.ts';
import { copyListCheck } from '../check/list-check.ts';
import { takeLines } from '../selection/take-lines.ts';
import { piecesOf, tell, type QuotesNeeds } from './lines-taken.ts';
import { makeDesignOrder } from './make-design-order.ts';
import { customerSaid } from './order-customer.ts';

/**
 * Makes an order of lines of the list in one transaction: they leave the list, their families count one use, and the order
 * is checked from now on as the list was. A customer is named by whoever has groups of them (DESIGN-9).
 */
export const generateOrder = operation(contract.generateOrder, async function generateOrder(ctx, { body }, { onLinesTaken }: QuotesNeeds) {
  if (body.orderType === contract.ORDER_TYPE_SURVEY && !ctx.caller.surveyPermission) throw new AppError(contract.surveyNotPermitted);
  const customer = await customerSaid(ctx, null, body);
  const { taken, left } = await takeLines(ctx, body);
  const id = await makeDesignOrder(ctx, { ...body, customer }, taken);
  await copyListCheck(ctx, { kind: 'selection' }, id);
  await tell(onLinesTaken, ctx, { designOrderId: id, taken: piecesOf(taken), left: piecesOf(left), before: new Map() });
  return id;
});
