import { LOOK_KEPT_DAYS } from '@portal/contract/staff';
import { defineRoom } from '../../../platform/room.ts';
import { listCustomerLooks, listDealerLooks } from './list-looks.ts';
import { deleteLooksBefore } from './store.ts';

/** By itself, since the console serves it without the rest of an enterprise's people. */
export const customerLookRoom = defineRoom({
  name: 'customer-look',
  open: () => ({}),
  operations: [listCustomerLooks, listDealerLooks],
  jobs: [
    {
      name: 'forget-customer-looks',
      cron: '31 4 * * *',
      run: ({ database, now }) => deleteLooksBefore(database.db, new Date(now - LOOK_KEPT_DAYS * 24 * 3_600_000)),
    },
  ],
});
