import { createWorkerPool } from '../../platform/render/worker-pool.ts';
import { defineRoom } from '../../platform/room.ts';
import { removeOffer, saveOffer } from './change-offers.ts';
import { exportOffers } from './export-offers.ts';
import { importOffers } from './import-offers.ts';
import { listOfferCustomers, listOffers } from './list-offers.ts';
import type { OfferNeeds, OfferRoom } from './needs.ts';

export const offerRoom = defineRoom({
  name: 'offer',
  open: (needs: OfferNeeds): OfferRoom => ({
    ...needs,
    sheets: createWorkerPool(new URL('./sheet-worker.ts', import.meta.url), { processes: 1, waitingPerKey: 10, waiting: 100 }),
  }),
  operations: [listOffers, listOfferCustomers, saveOffer, removeOffer, exportOffers, importOffers],
});
