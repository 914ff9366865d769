/** Calls of the check. Each answers or throws `CallError`. */
import { designOrderIdOf, getListCheck, saveListCheck, type ListCheck, type ListPlace } from '@portal/contract/design-order';
import { queryOptions } from '@tanstack/react-query';
import { pageCall as call } from '../../../lib/calls/call.ts';

export const loadListCheck = (place: ListPlace) => call(getListCheck, { query: place.kind === 'order' ? { designOrderId: place.id } : {} });
/** For pages that read how a list is checked and change nothing of it. */
export const listCheckQuery = (place: ListPlace) => queryOptions({ queryKey: ['listCheck', place], queryFn: () => loadListCheck(place) });
/** `seen`: as it was when this page had it from the server last. */
export const storeListCheck = (place: ListPlace, check: ListCheck, seen: ListCheck) =>
  call(saveListCheck, { body: { designOrderId: designOrderIdOf(place), check, seen } });
