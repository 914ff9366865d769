import type { DesignOrder, getDesignOrder as endpoint } from '@portal/contract/design-order';
import { totalsOf } from '@portal/engines/pricing';
import type { Db } from '../../../platform/db/database.ts';
import type { Context, SignedInCaller } from '../../../platform/http/context.ts';
import type { Operation } from '../../../platform/http/serve.ts';
import { findSkusForLines } from '../../catalog/index.ts';
import { ownerOf, type Owner } from '../owner.ts';
import { summaryOf } from './order-head.ts';
import { quotedLine } from './order-lines.ts';
import { getOwnOrder } from './policy.ts';
import { loadOrderLines } from './store.ts';

/** Who quotes, as it stands on the quotation: company (empty without an enterprise), contact and phone. The account room knows. */
export type FindParty = (db: Db, owner: Owner) => Promise<{ companyName: string; contactName: string; contactPhone: string }>;

export const getDesignOrder =
  (findParty: FindParty): Operation<typeof endpoint> =>
  (ctx, { params }) =>
    loadDesignOrder(ctx, findParty, params.id);

/** An own order with its lines as quoted; totals are added up from the lines. Throws `notFound`. */
export async function loadDesignOrder(ctx: Pick<Context<SignedInCaller>, 'db' | 'caller'>, findParty: FindParty, id: string): Promise<DesignOrder> {
  const order = await getOwnOrder(ctx, id);
  const rows = await loadOrderLines(ctx.db, order.id);
  const goods = await findSkusForLines(
    ctx.db,
    rows.map((row) => row.skuNo),
  );
  const lines = rows.map((row, index) => quotedLine(row, goods, index + 1));
  const { companyName, contactName } = await findParty(ctx.db, ownerOf(ctx.caller));
  return { ...summaryOf(order), sceneId: order.sceneId, companyName, contactName, lines, totals: totalsOf(lines) };
}
