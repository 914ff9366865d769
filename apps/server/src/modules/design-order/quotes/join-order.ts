import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/design-order';
import { softwareCategoryOf, softwareRefusalOf } from '@portal/engines/pricing';
import { operation } from '../../../platform/http/operation.ts';
import type { LineToStore } from '../lines/line.ts';
import { takeLines } from '../selection/take-lines.ts';
import { joinLines } from './join-lines.ts';
import { piecesOf, tell, type PiecesByModel, type QuotesNeeds } from './lines-taken.ts';
import { lockQuotedOrder, storeQuotedOrder } from './quoted-order.ts';

/**
 * Joins lines of the list to an order, all or nothing, and takes them out of the list. Software that the order has once and for all is left
 * out and named; a list of nothing else is refused.
 */
export const joinOrder = operation(contract.joinOrder, async function joinOrder(ctx, { body }, { onLinesTaken }: QuotesNeeds) {
  const order = await lockQuotedOrder(ctx, body.id);
  const { taken, left } = await takeLines(ctx, body, order.lines);
  const leftOut = taken.filter((line) => isThereOnce(order.lines, line));
  const [first] = leftOut;
  if (first !== undefined && leftOut.length === taken.length) {
    const { kind } = softwareRefusalOf(order.lines, first) ?? { kind: 'softwareCategoryTaken' };
    throw new AppError(contract.softwareErrors[kind], { data: { skuNo: first.skuNo } });
  }
  const joining = taken.filter((line) => !leftOut.includes(line)).map((line) => ({ ...line, id: ctx.newId() }));
  const lines = joinLines(order.lines, joining);
  await storeQuotedOrder(ctx, order, lines);
  const before = piecesOf(order.lines);
  await tell(onLinesTaken, ctx, { designOrderId: order.id, taken: arrivedOf(before, piecesOf(lines)), left: piecesOf(left), before });
  return { id: order.id, leftOut: leftOut.map((line) => line.productName), requoted: requotedOf(order.lines, joining) };
});

/**
 * Free software, and the services that came with software and stand in every list that has some: those the order has already are no
 * hindrance to the rest.
 */
function isThereOnce(lines: readonly LineToStore[], line: LineToStore): boolean {
  if (softwareRefusalOf(lines, line) !== null) return true;
  const category = softwareCategoryOf(line);
  return category !== null && lines.some((other) => softwareCategoryOf(other) === category);
}

/** Joining lines whose model the order has at another discounted price, which it keeps. */
function requotedOf(present: readonly LineToStore[], joining: readonly LineToStore[]): contract.JoinedOrder['requoted'] {
  const quotedByNo = new Map(present.map((line) => [line.skuNo, line]));
  return joining.flatMap(({ skuNo, productModel, ratePrice }) => {
    const quoted = quotedByNo.get(skuNo);
    return quoted === undefined || quoted.ratePrice === ratePrice ? [] : [{ skuNo, productModel, wasPrice: ratePrice, ratePrice: quoted.ratePrice }];
  });
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
