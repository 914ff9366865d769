import * as contract from '@portal/contract/design-order';
import { marginOf, sumMargins } from '@portal/engines/pricing';
import { operation } from '../../../platform/http/operation.ts';
import { getOwnOrder } from '../lines/own-order.ts';
import { listOrderLines } from './store.ts';

/** Who may is the endpoint's right, the one by which prices are purchase prices; of no other order than one's own. */
export const getOrderMargin = operation(contract.getOrderMargin, async function getOrderMargin(ctx, { params }) {
  const order = await getOwnOrder(ctx, params.id);
  const lines = await listOrderLines(ctx.db, order.id);
  return { ...sumMargins(lines), lines: lines.map((line) => ({ skuNo: line.skuNo, ...marginOf(line) })) };
});
