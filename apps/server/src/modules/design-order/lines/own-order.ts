import { AppError, notFound } from '@portal/contract/core';
import { orderChanged, sceneElsewhere, type OrderSeen } from '@portal/contract/design-order';
import { designOrderStates, type DesignOrderAct, type DesignOrderState } from '@portal/engines/states';
import type { Db } from '../../../platform/db/database.ts';
import { ownerOf, type Asking, type Context, type Owner, type SignedInCaller } from '../../../platform/http/context.ts';
import { findOrder, lockOrder, updateRemoved, type OrderRow } from './store.ts';

/** The caller's own order. Someone else's, a removed and an unknown one all end in the same `notFound`. */
export async function getOwnOrder(ctx: Asking, id: string): Promise<OrderRow> {
  return allowed(await findOrder(ctx.db, ownerOf(ctx.caller), id), 'view').order;
}

/** The same for a room below, which asks whose it is: undefined where it is not this owner's. */
export async function findOwnDesignOrder(db: Db, owner: Owner, id: string): Promise<{ id: string; name: string } | undefined> {
  const order = await findOrder(db, owner, id);
  return order?.gmtRemoved === null ? { id, name: order.name } : undefined;
}

/** The same for a change: no other change of it comes between. */
export async function lockOwnOrder(ctx: Asking, id: string): Promise<OrderRow> {
  return allowed(await lockOrder(ctx.db, ownerOf(ctx.caller), id), 'change').order;
}

/** Throws `orderChanged` when another editor has changed the order since the revision this change began with (DESIGN-10). */
export function assertSeen({ revision, revisedBy }: OrderRow, seen: OrderSeen): void {
  const isSeen = seen.revision === undefined || seen.revision === revision || (revisedBy !== '' && revisedBy === seen.editor);
  if (!isSeen) throw new AppError(orderChanged);
}

/** The first of these ids that is an own order's; the last one where none is, for the refusal to be said of. */
export async function findOwnOrderAmong(ctx: Asking, ids: readonly string[]): Promise<string> {
  for (const id of ids.slice(0, -1)) {
    const order = await findOrder(ctx.db, ownerOf(ctx.caller), id);
    if (order && order.gmtRemoved === null) return id;
  }
  return ids.at(-1) ?? '';
}

/** Throws `sceneElsewhere` where a scene is named and the own order is of another. One of no scene is of every scene, for no line of it stands in one yet. */
export async function assertScene(ctx: Asking, id: string, sceneId: string | null): Promise<void> {
  if (sceneId === null) return;
  const order = await getOwnOrder(ctx, id);
  if (order.sceneId !== null && order.sceneId !== sceneId) throw new AppError(sceneElsewhere);
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
