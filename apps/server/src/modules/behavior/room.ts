import { KEPT_DAYS } from '@portal/contract/behavior';
import { defineRoom } from '../../platform/room.ts';
import { daysBefore } from './days.ts';
import { listBehavior } from './list-behavior.ts';
import { listMissedKeywords } from './missed/list-missed-keywords.ts';
import { deleteMissedBefore } from './missed/store.ts';
import type { BehaviorNeeds } from './needs.ts';
import { deleteBefore } from './store.ts';
import { trackBehavior } from './track-behavior.ts';

export const behaviorRoom = defineRoom({
  name: 'behavior',
  open: (needs: BehaviorNeeds) => needs,
  operations: [trackBehavior, listBehavior, listMissedKeywords],
  jobs: [
    {
      name: 'forget-behavior',
      cron: '23 4 * * *',
      async run({ database, now }) {
        const day = daysBefore(now, KEPT_DAYS);
        await deleteBefore(database.db, day);
        await deleteMissedBefore(database.db, day);
      },
    },
  ],
});
