import { AppError, notFound } from '@portal/contract/core';
import { designOrderStates, type DesignOrderAct, type DesignOrderState } from '@portal/engines/states';
import { ownerOf, type Asking, type Context, type SignedInCaller } from '../../../platform/http/context.ts';
import { findOrder, lockOrder, updateRemoved, type OrderRow } from './store.ts';

/** The caller's own order. Someone else's, a removed and an unknown one all end in the same `notFound`. */
export async function getOwnOrder(ctx: Asking, id: string): Promise<OrderRow> {
  return allowed(await findOrder(ctx.db, ownerOf(ctx.caller), id), 'view').order;
}

/** The same for a change: no other change of it comes between. */
export async function lockOwnOrder(ctx: Asking, id: string): Promise<OrderRow> {
  return allowed(await lockOrder(ctx.db, ownerOf(ctx.caller), id), 'change').order;
}

/** Brings the caller's own order into the state that the act leads to. Throws `notFound` as the others do. */
export async function moveOwnOrder(ctx: Pick<Context<SignedInCaller>, 'db' | 'caller' | 'now'>, id: string, act: 'remove' | 'restore'): Promise<void> {
  const owner = ownerOf(ctx.caller);
  const { after } = allowed(await lockOrder(ctx.db, owner, id), act);
  await updateRemoved(ctx.db, owner, id, after === 'removed' ? new Date(ctx.now) : null);
}

const stateOf = ({ gmtRemoved }: OrderRow): DesignOrderState => (gmtRemoved === null ? 'live' : 'removed');

/** An order that was found is the caller's: every statement carries the owner. */
function allowed(order: OrderRow | undefined, act: DesignOrderAct): { order: OrderRow; after: DesignOrderState } {
  const after = order ? designOrderStates.after(stateOf(order), act, 'owner') : null;
  if (!order || after === null) throw new AppError(notFound);
  return { order, after };
}
