/** An order refused because the list here is no longer the stored one: emptied in another window, or its products gone off sale. */
import { refusedBy } from '@portal/client';
import { goodsInvalid } from '@portal/contract/catalog';
import {
  designOrderCopy,
  listChanged,
  orderChanged,
  selectionEmpty,
  type generateOrder,
  type joinOrder,
  type saveSelection,
  type updateDesignProduct,
} from '@portal/contract/design-order';

/** Whether a save was refused because another window or device has saved the list, or the order, since this page read it. */
export const isListChanged = (failure: unknown): boolean =>
  refusedBy<typeof saveSelection>(failure)(listChanged) !== null || refusedBy<typeof updateDesignProduct>(failure)(orderChanged) !== null;

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
