/** How a list or an order of the caller's is checked. `designOrderId` null: the selected-product list. */
import type { ListCheck } from '@portal/contract/design-order';
import { checkDefaults } from '@portal/engines/compatibility';
import { ownerOf, type Asking, type Changing } from '../../../platform/http/context.ts';
import { getOwnOrder } from '../quotes/policy.ts';
import { copyCheck, findCheck, lockCheck, putCheck } from './store.ts';

/** Where nothing was saved yet: the check's own defaults. */
const UNSET: ListCheck = { ...checkDefaults, ignored: [], kept: [] };

const LIST = '';

/** The check of the list or of an own order, the handbook's defaults before the first save. Throws `notFound`. */
export async function loadListCheck(ctx: Asking, designOrderId: string | null): Promise<ListCheck> {
  const target = await targetOf(ctx, designOrderId);
  return (await findCheck(ctx.db, ownerOf(ctx.caller), target)) ?? UNSET;
}

/** Stores it whole. Throws `notFound`. */
export async function putListCheck(ctx: Omit<Changing, 'newId'>, designOrderId: string | null, check: ListCheck): Promise<void> {
  const target = await targetOf(ctx, designOrderId);
  await putCheck(ctx.db, ownerOf(ctx.caller), target, check, ctx.now);
}

/**
 * Changes a part of it within the transaction of `ctx`: `change` gets the check as it stands, and no save comes between.
 * Throws `notFound`.
 */
export async function changeListCheck(ctx: Omit<Changing, 'newId'>, designOrderId: string | null, change: (check: ListCheck) => ListCheck): Promise<void> {
  const target = await targetOf(ctx, designOrderId);
  const owner = ownerOf(ctx.caller);
  const current = await lockCheck(ctx.db, owner, target, UNSET, ctx.now);
  await putCheck(ctx.db, owner, target, change(current), ctx.now);
}

/** An order just made of the list is checked as the list is; one made of a list nobody set up keeps to the defaults. */
export const copyListCheck = (ctx: Omit<Changing, 'newId'>, designOrderId: string): Promise<void> =>
  copyCheck(ctx.db, ownerOf(ctx.caller), LIST, designOrderId, ctx.now);

const targetOf = async (ctx: Asking, designOrderId: string | null): Promise<string> =>
  designOrderId === null ? LIST : (await getOwnOrder(ctx, designOrderId)).id;
