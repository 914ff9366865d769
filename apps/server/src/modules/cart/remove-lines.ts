import { ownerOf, type Changing } from '../../platform/http/context.ts';
import { deleteRemovedBefore, updateRemoved } from './store.ts';

/** How long a line that was taken out can be put back. */
const KEPT_MS = 24 * 3_600_000;

/** Out of the cart, to be put back for a day (CART-7); what was taken out before that goes for good. Under `lockCart`. */
export async function removeLines({ db, caller, now }: Changing, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const owner = ownerOf(caller);
  await deleteRemovedBefore(db, owner, new Date(now - KEPT_MS));
  await updateRemoved(db, owner, ids, new Date(now));
}
