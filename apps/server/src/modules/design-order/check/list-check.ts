/** How a list or an order of the caller's is checked. */
import { AppError } from '@portal/contract/core';
import { listChanged, orderChanged, type ListCheck, type ListPlace } from '@portal/contract/design-order';
import { isDeepStrictEqual } from 'node:util';
import { ownerOf, type Asking, type Changing } from '../../../platform/http/context.ts';
import { targetOf } from '../lines/list-place.ts';
import { getOwnOrder } from '../lines/own-order.ts';
import { insertCheckCopy, findCheck, lockCheck, putCheck } from './store.ts';
import { unsetCheck } from './unset-check.ts';

/** The check of the list or of an own order, the handbook's defaults before the first save. Throws `notFound`. */
export async function loadListCheck(ctx: Asking, place: ListPlace): Promise<ListCheck> {
  const target = await ownTarget(ctx, place);
  return (await findCheck(ctx.db, ownerOf(ctx.caller), target)) ?? unsetCheck;
}

/**
 * Changes a part of it within the transaction of `ctx`: `change` gets the check as it stands, and no save comes between.
 * Throws `notFound`.
 */
export async function changeListCheck(ctx: Omit<Changing, 'newId'>, place: ListPlace, change: (check: ListCheck) => ListCheck): Promise<ListCheck> {
  const target = await ownTarget(ctx, place);
  const owner = ownerOf(ctx.caller);
  const current = await lockCheck(ctx.db, owner, target, unsetCheck, ctx.now);
  const changed = change(current);
  await putCheck(ctx.db, owner, target, changed, ctx.now);
  return changed;
}

/**
 * Stores what was edited, whole; what is mandatory and what was warned of stays as recommendations left it. Gives the check as it stands then. Throws
 * `notFound`, and `listChanged` or `orderChanged` where it is no longer as `seen` and another than `edited`: the same save twice is one.
 */
export async function putEditedCheck(ctx: Omit<Changing, 'newId'>, place: ListPlace, edited: ListCheck, seen?: ListCheck): Promise<ListCheck> {
  return changeListCheck(ctx, place, (stored) => {
    if (seen !== undefined && !isSetAlike(stored, seen) && !isSetAlike(stored, edited)) throw new AppError(place.kind === 'order' ? orderChanged : listChanged);
    return { ...edited, mandatory: stored.mandatory, notes: stored.notes };
  });
}

/** In all that people set. */
const isSetAlike = (one: ListCheck, other: ListCheck): boolean =>
  isDeepStrictEqual({ ...one, mandatory: [], notes: [] }, { ...other, mandatory: [], notes: [] });

/** An order just made of the list, or of another own order, is checked as that is; one made of what nobody set up keeps to the defaults. */
export const copyListCheck = (ctx: Omit<Changing, 'newId'>, from: ListPlace, designOrderId: string): Promise<void> =>
  insertCheckCopy(ctx.db, ownerOf(ctx.caller), targetOf(from), targetOf({ kind: 'order', id: designOrderId }), ctx.now);

async function ownTarget(ctx: Asking, place: ListPlace): Promise<string> {
  if (place.kind === 'order') await getOwnOrder(ctx, place.id);
  return targetOf(place);
}
