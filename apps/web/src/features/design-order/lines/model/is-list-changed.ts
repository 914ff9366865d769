import { refusedBy } from '@portal/client';
import { listChanged, orderChanged, type saveListCheck } from '@portal/contract/design-order';

/** Whether a save was refused because another window or device has saved the list, or the order, since this page read it. */
export function isListChanged(failure: unknown): boolean {
  const refused = refusedBy<typeof saveListCheck>(failure);
  return refused(listChanged) !== null || refused(orderChanged) !== null;
}
