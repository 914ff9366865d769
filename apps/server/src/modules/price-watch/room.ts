import type { Signals } from '../../platform/live/signals.ts';
import { defineRoom } from '../../platform/room.ts';
import { listToldPrices } from './own-price-changes.ts';
import { tellPriceChanges } from './tell-price-changes.ts';

export const priceWatchRoom = defineRoom({
  name: 'price-watch',
  open: (needs: { signals: Pick<Signals, 'publish'> }) => needs,
  operations: [listToldPrices],
  jobs: [{ name: 'tell-price-changes', cron: '10 8 * * *', run: tellPriceChanges }],
});
