import type { ListPlace } from '@portal/contract/design-order';
import { ownerOf, type Changing, type Pricing } from '../../../platform/http/context.ts';
import { getOwnOrder, lockOwnOrder } from '../lines/own-order.ts';
import { listOrderLines } from './store.ts';
import { priceSelection } from '../selection/priced-selection.ts';
import { lockSelection } from '../selection/store.ts';

/**
 * How many pieces of each model there are, by skuNo, as the list or the order shows them. Throws `notFound` for an order
 * that is not the caller's. For looking only: whoever reckons new quantities with these figures asks `lockQuantities`.
 */
export async function readQuantities(ctx: Pricing, place: ListPlace): Promise<Map<string, number>> {
  const lines = place.kind === 'selection' ? (await priceSelection(ctx)).lines : await listOrderLines(ctx.db, (await getOwnOrder(ctx, place.id)).id);
  return new Map(lines.map((line) => [line.skuNo, line.quantity]));
}

/**
 * The same, with every other change of the list or the order waiting until the transaction ends: what `changeQuantities`
 * then sets undoes nothing that came between.
 */
export async function lockQuantities(ctx: Changing, place: ListPlace): Promise<Map<string, number>> {
  if (place.kind === 'selection') await lockSelection(ctx.db, ownerOf(ctx.caller));
  else await lockOwnOrder(ctx, place.id);
  return readQuantities(ctx, place);
}
