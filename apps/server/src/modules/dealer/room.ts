import { defineRoom } from '../../platform/room.ts';
import { bindParentMerchantList } from './bind-parent-merchant-list.ts';
import { defaultFirstDealer } from './default-first-dealer.ts';
import { getBindDetail } from './get-bind-detail.ts';
import { getParentMerchantList } from './get-parent-merchant-list.ts';
import type { DealerNeeds } from './needs.ts';
import { toggleShop } from './toggle-shop.ts';

export const dealerRoom = defineRoom({
  name: 'dealer',
  open: (needs: DealerNeeds) => needs,
  operations: [getParentMerchantList, getBindDetail, bindParentMerchantList, toggleShop, defaultFirstDealer],
});
