import { defineRoom } from '../../platform/room.ts';
import { createSheetPool } from '../../platform/sheet/sheet-pool.ts';
import type { ShareOutNeeds, ShareOutRoom } from './needs.ts';
import { exportShopShares, listShopShares, sumShopShares } from './read-shares.ts';
import { shareOut } from './share-out.ts';

export const shareOutRoom = defineRoom({
  name: 'share-out',
  open: (needs: ShareOutNeeds): ShareOutRoom => ({ ...needs, sheets: createSheetPool() }),
  operations: [listShopShares, sumShopShares, exportShopShares],
  jobs: [{ name: 'share-out', cron: '*/5 * * * *', run: shareOut }],
});
