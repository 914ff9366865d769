/** An order refused because the list here is no longer the stored one: emptied in another window, or its products gone off sale. */
import { refusedBy } from '@portal/client';
import { goodsInvalid } from '@portal/contract/catalog';
import { designOrderCopy, selectionEmpty, type generateOrder, type joinOrder } from '@portal/contract/design-order';

/** Reads the list again after such a refusal and gives what to tell the user; null after any other failure. Never rejects. */
export async function readAgainAfter(failure: unknown, store: { refresh(): Promise<void> }): Promise<string | null> {
  const refused = refusedBy<typeof generateOrder | typeof joinOrder>(failure);
  const isEmpty = refused(selectionEmpty) !== null;
  const offSale = refused(goodsInvalid);
  if (!isEmpty && offSale === null) return null;
  try {
    await store.refresh();
  } catch {
    return null;
  }
  return offSale === null ? designOrderCopy.changedElsewhere : `${designOrderCopy.changedElsewhere}，${offSale.msg}`;
}
