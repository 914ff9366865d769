import { AppError, notFound } from '@portal/contract/core';
import { ownerOf, type Asking } from '../../../platform/http/context.ts';
import { findOrder, lockOrder, type OrderRow } from './store.ts';

/** The caller's own order. Someone else's, a removed and an unknown one all end in the same `notFound`. */
export async function getOwnOrder(ctx: Asking, id: string): Promise<OrderRow> {
  return found(await findOrder(ctx.db, ownerOf(ctx.caller), id));
}

/** The same for a change: no other change of it comes between. */
export async function lockOwnOrder(ctx: Asking, id: string): Promise<OrderRow> {
  return found(await lockOrder(ctx.db, ownerOf(ctx.caller), id));
}

function found(order: OrderRow | undefined): OrderRow {
  if (!order) throw new AppError(notFound);
  return order;
}
