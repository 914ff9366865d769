import { KEPT_DAYS } from '@portal/contract/behavior';
import { defineRoom } from '../../platform/room.ts';
import { daysBefore } from './days.ts';
import { listBehavior } from './list-behavior.ts';
import type { BehaviorNeeds } from './needs.ts';
import { deleteBefore } from './store.ts';
import { trackBehavior } from './track-behavior.ts';

export const behaviorRoom = defineRoom({
  name: 'behavior',
  open: (needs: BehaviorNeeds) => needs,
  operations: [trackBehavior, listBehavior],
  jobs: [{ name: 'forget-behavior', cron: '23 4 * * *', run: ({ database, now }) => deleteBefore(database.db, daysBefore(now, KEPT_DAYS)) }],
});
