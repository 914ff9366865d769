/** An order refused because the list here is no longer the stored one: emptied in another window, or its products gone off sale. */
import { findCallError } from '@portal/client';
import { errorCatalogue } from '@portal/contract/core';
import { designOrderCopy } from '@portal/contract/design-order';

/** Whether a save was refused because another window or device has saved the list since this page read it. */
export const isListChanged = (failure: unknown): boolean => findCallError(failure)?.code === errorCatalogue.listChanged.code;

/** Reads the list again after such a refusal and gives what to tell the user; null after any other failure. Never rejects. */
export async function readAgainAfter(failure: unknown, store: { refresh(): Promise<void> }): Promise<string | null> {
  const refused = findCallError(failure);
  const isEmpty = refused?.code === errorCatalogue.selectionEmpty.code;
  if (refused === null || (!isEmpty && refused.code !== errorCatalogue.goodsInvalid.code)) return null;
  try {
    await store.refresh();
  } catch {
    return null;
  }
  return isEmpty ? designOrderCopy.changedElsewhere : `${designOrderCopy.changedElsewhere}，${refused.msg}`;
}
