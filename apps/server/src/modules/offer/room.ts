import { defineRoom } from '../../platform/room.ts';
import { createSheetPool } from '../../platform/sheet/sheet-pool.ts';
import { removeOffer, saveOffer } from './change-offers.ts';
import { exportOffers } from './export-offers.ts';
import { importOffers } from './import-offers.ts';
import { countOffers, listOfferCustomers, listOffers } from './list-offers.ts';
import type { OfferNeeds, OfferRoom } from './needs.ts';

export const offerRoom = defineRoom({
  name: 'offer',
  open: (needs: OfferNeeds): OfferRoom => ({
    ...needs,
    sheets: createSheetPool(),
  }),
  operations: [listOffers, countOffers, listOfferCustomers, saveOffer, removeOffer, exportOffers, importOffers],
});
