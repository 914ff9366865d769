import { AppError } from '@portal/contract/core';
import type { joinOrder as endpoint } from '@portal/contract/design-order';
import { addProduct } from '@portal/engines/pricing';
import type { Operation } from '../../../platform/http/serve.ts';
import { findSkusForLines, raiseSumNo } from '../../catalog/index.ts';
import { assertFits, type Line } from '../line.ts';
import { ownerOf } from '../owner.ts';
import { takeLines } from '../selection/take-lines.ts';
import { familiesOf, figuresOf, quotedLine, rowOf } from './order-lines.ts';
import { lockOwnOrder } from './policy.ts';
import { loadOrderLines, putOrderLines, updateOrder } from './store.ts';

/**
 * Joins lines of the list to an order, all or nothing, and takes them out of the list. A model the order has already keeps
 * the quoted price and rate and gains the quantity up to its highest; where it stands at the highest, nothing is joined.
 */
export const joinOrder: Operation<typeof endpoint> = async (ctx, { body }) => {
  const order = await lockOwnOrder(ctx, body.id);
  const { lines: joining } = await takeLines(ctx, body.lineIds);
  const rows = await loadOrderLines(ctx.db, order.id);
  const goods = await findSkusForLines(
    ctx.db,
    rows.map((row) => row.skuNo),
  );
  const standing = rows.map((row, index) => quotedLine(row, goods, index + 1));

  let lines = standing;
  for (const joined of joining) {
    const outcome = addProduct<Line>(lines, { ...joined, id: ctx.newId() });
    if (outcome.kind !== 'added' && outcome.kind !== 'raised') {
      throw new AppError(outcome.kind, { msg: `${joined.productModel}：${outcome.text}`, data: { skuNo: joined.skuNo } });
    }
    ({ lines } = outcome);
  }
  assertFits(lines, standing.length);

  await putOrderLines(
    ctx.db,
    lines.map((line) => rowOf(line, order.id, line.id)),
  );
  await updateOrder(ctx.db, ownerOf(ctx.caller), order.id, figuresOf(lines), ctx.now);
  const known = new Set(familiesOf(standing));
  await raiseSumNo(
    ctx.db,
    familiesOf(lines).filter((spuNo) => !known.has(spuNo)),
  );
  return order.id;
};
