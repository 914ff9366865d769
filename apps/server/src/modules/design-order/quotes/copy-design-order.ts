import * as contract from '@portal/contract/design-order';
import { operation } from '../../../platform/http/operation.ts';
import { copyListCheck } from '../check/list-check.ts';
import { listLineFacts } from '../lines/line-facts.ts';
import { getOwnOrder } from '../lines/own-order.ts';
import { makeDesignOrder } from './make-design-order.ts';
import { quotedLine } from './order-lines.ts';
import { listOrderLines } from './store.ts';

/** A second order like an own one: lines as they were quoted, on sale or not, its fees, and how it is checked; a quotation of its own is not there yet. */
export const copyDesignOrder = operation(contract.copyDesignOrder, async function copyDesignOrder(ctx, { body }) {
  const { id, name, remark, sceneId, orderType, customer, fees } = await getOwnOrder(ctx, body.id);
  const rows = await listOrderLines(ctx.db, id);
  const factsByNo = await listLineFacts(
    ctx,
    rows.map((row) => row.skuNo),
  );
  const lines = rows.map((row, index) => quotedLine(row, factsByNo, index + 1));
  const copyId = await makeDesignOrder(ctx, { name: contract.copyName(name), remark, sceneId, orderType, customer, fees }, lines);
  await copyListCheck(ctx, { kind: 'order', id }, copyId);
  return copyId;
});
