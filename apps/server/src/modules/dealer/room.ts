import { defineRoom } from '../../platform/room.ts';
import { bindParentMerchantList } from './bind-parent-merchant-list.ts';
import { countBoundCustomers } from './count-bound-customers.ts';
import { defaultFirstDealer } from './default-first-dealer.ts';
import { bindDetail } from './bind-detail.ts';
import { getBindDetail } from './get-bind-detail.ts';
import { getParentMerchantList } from './get-parent-merchant-list.ts';
import { merchantGroupAuth } from './merchant-group-auth.ts';
import type { DealerNeeds } from './needs.ts';
import { getShopList, promotionShop } from './shop-lists.ts';
import { toggleShop } from './toggle-shop.ts';

export const dealerRoom = defineRoom({
  name: 'dealer',
  open: (needs: DealerNeeds) => needs,
  operations: [
    getParentMerchantList,
    bindDetail,
    getBindDetail,
    countBoundCustomers,
    getShopList,
    promotionShop,
    merchantGroupAuth,
    bindParentMerchantList,
    toggleShop,
    defaultFirstDealer,
  ],
});
