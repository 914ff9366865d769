/** Calls of the check. Each answers or throws `CallError`. */
import { designOrderIdOf, getListCheck, saveListCheck, type ListCheck, type ListPlace } from '@portal/contract/design-order';
import { pageCall as call } from '../../../lib/call.ts';

export const loadListCheck = (place: ListPlace) => call(getListCheck, { query: place.kind === 'order' ? { designOrderId: place.id } : {} });
/** `seen`: as it was when this page had it from the server last. */
export const storeListCheck = (place: ListPlace, check: ListCheck, seen: ListCheck) =>
  call(saveListCheck, { body: { designOrderId: designOrderIdOf(place), check, seen } });
