import * as contract from '@portal/contract/design-order';
import { NO_CUSTOMER, type DesignOrder } from '@portal/contract/design-order';
import { calculateFees, totalsWithFees } from '@portal/engines/pricing';
import type { Pricing } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { getContact } from '../../account/index.ts';
import { listLineFacts } from '../lines/line-facts.ts';
import { withBound, type PlacedNeeds } from '../lines/placed.ts';
import { summaryOf } from './order-head.ts';
import { quotedLine } from './order-lines.ts';
import { getOwnOrder } from '../lines/own-order.ts';
import { listOrderLines } from './store.ts';

export const getDesignOrder = operation(contract.getDesignOrder, function getDesignOrder(ctx, { params }, room: PlacedNeeds) {
  return shownDesignOrder(ctx, room, params.id);
});

export const getDesignOrderRevision = operation(contract.getDesignOrderRevision, async function getDesignOrderRevision(ctx, { params }) {
  const { revision } = await getOwnOrder(ctx, params.id);
  return { revision };
});

/** An own order as its owner sees it. Throws `notFound`. */
export async function shownDesignOrder(ctx: Pricing, room: PlacedNeeds, id: string): Promise<DesignOrder> {
  const order = await loadDesignOrder(ctx, id);
  return { ...order, lines: await withBound(ctx, room, { kind: 'order', id: order.id }, order.lines) };
}

/** An own order with its lines as quoted and its fees; totals are added up from both. Throws `notFound`. */
export async function loadDesignOrder(ctx: Pricing, id: string): Promise<DesignOrder> {
  const order = await getOwnOrder(ctx, id);
  const rows = await listOrderLines(ctx.db, order.id);
  const factsByNo = await listLineFacts(
    ctx,
    rows.map((row) => row.skuNo),
  );
  const lines = rows.map((row, index) => quotedLine(row, factsByNo, index + 1));
  const { companyName, contactName } = await getContact(ctx.db, ctx.caller.accountNo);
  return {
    ...summaryOf(order),
    sceneId: order.sceneId,
    ...(order.customer ?? NO_CUSTOMER),
    companyName,
    contactName,
    lines,
    fees: calculateFees(order.fees, lines),
    totals: totalsWithFees(lines, order.fees),
  };
}
