import * as contract from '@portal/contract/design-order';
import { softwareCategoryOf } from '@portal/engines/pricing';
import { operation } from '../../../platform/http/operation.ts';
import type { LineToStore } from '../lines/line.ts';
import { takeLines } from '../selection/take-lines.ts';
import { joinLines } from './join-lines.ts';
import { piecesOf, tell, type PiecesByModel, type QuotesNeeds } from './lines-taken.ts';
import { lockQuotedOrder, storeQuotedOrder } from './quoted-order.ts';

/** Joins lines of the list to an order, all or nothing, and takes them out of the list. */
export const joinOrder = operation(contract.joinOrder, async function joinOrder(ctx, { body }, { onLinesTaken }: QuotesNeeds) {
  const order = await lockQuotedOrder(ctx, body.id);
  const { taken, left } = await takeLines(ctx, body, order.lines);
  const joining = taken.filter((line) => !hasServiceOf(order.lines, line)).map((line) => ({ ...line, id: ctx.newId() }));
  const lines = joinLines(order.lines, joining);
  await storeQuotedOrder(ctx, order, lines);
  const before = piecesOf(order.lines);
  await tell(onLinesTaken, ctx, { designOrderId: order.id, taken: arrivedOf(before, piecesOf(lines)), left: piecesOf(left), before });
  return order.id;
});

/** The services that came with software stand in every list that has some: those the order has already are no hindrance to the rest. */
function hasServiceOf(lines: readonly LineToStore[], line: LineToStore): boolean {
  const category = softwareCategoryOf(line);
  return category !== null && lines.some((other) => softwareCategoryOf(other) === category);
}

/** Pieces an order gained, by model. */
function arrivedOf(before: PiecesByModel, after: PiecesByModel): PiecesByModel {
  return new Map(
    [...after].flatMap(([skuNo, quantity]) => {
      const arrived = quantity - (before.get(skuNo) ?? 0);
      return arrived > 0 ? [[skuNo, arrived] as const] : [];
    }),
  );
}
