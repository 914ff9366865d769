/** Calls of the check. Each answers or throws `CallError`. */
import { designOrderIdOf, getListCheck, saveListCheck, type ListCheck, type ListPlace } from '@portal/contract/design-order';
import { pageCall as call } from '../../../lib/call.ts';

export const loadListCheck = (place: ListPlace) => call(getListCheck, { query: place.kind === 'order' ? { designOrderId: place.id } : {} });
export const storeListCheck = (place: ListPlace, check: ListCheck) => call(saveListCheck, { body: { designOrderId: designOrderIdOf(place), check } });
