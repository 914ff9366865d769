import * as contract from '@portal/contract/behavior';
import { formatDate } from '@portal/units';
import { operation } from '../../platform/http/operation.ts';
import type { BehaviorNeeds } from './needs.ts';
import { raiseCount } from './store.ts';

/** One look more at a thing, today; of the one who looked nothing is read. */
export const trackBehavior = operation(contract.trackBehavior, async function trackBehavior({ db, now }, { body }, { isSeen }: BehaviorNeeds) {
  const { eventId, contentId } = body;
  if (await isSeen(db, eventId, contentId)) await raiseCount(db, { day: formatDate(now), eventId, contentId });
  return null;
});
