import { defineRoom } from '../../platform/room.ts';
import type { OrderNeeds, OrderRoom } from './needs.ts';
import { cancelOrder, confirmReceipt, countOrders, getOrder, listOrders, listPurchases } from './buyer-orders.ts';
import { changeShopOrderPrice, confirmShopOrder, countShopOrders, getShopOrder, listShopOrders, rejectShopOrder } from './dealer-orders.ts';
import { calculateFreight, getFreightTemplate, saveFreightTemplate } from './freight/freight-template.ts';
import { expectDelivery } from './freight/expect-delivery.ts';
import { createSheetPool } from '../../platform/sheet/sheet-pool.ts';
import { exportOrders, exportShopOrders } from './export-orders.ts';
import { endOverdueOrders } from './overdue-orders.ts';
import { shopStatusCheck, skuMatchShop } from './match-shops.ts';
import { confirmParcel, trackParcel, trackShopParcel } from './parcels.ts';
import { changeParcel } from './parcel-number.ts';
import { getShopOrderStock } from './order-stock.ts';
import { placeOrder } from './place-order.ts';
import { preSettlement } from './pre-settlement.ts';
import { shipShopOrder } from './ship-shop-order.ts';

export const orderRoom = defineRoom({
  name: 'order',
  open: (needs: OrderNeeds): OrderRoom => ({ ...needs, sheets: createSheetPool() }),
  operations: [
    preSettlement,
    placeOrder,
    listOrders,
    listPurchases,
    countOrders,
    getOrder,
    cancelOrder,
    confirmReceipt,
    listShopOrders,
    countShopOrders,
    getShopOrder,
    getShopOrderStock,
    confirmShopOrder,
    rejectShopOrder,
    changeShopOrderPrice,
    shipShopOrder,
    changeParcel,
    confirmParcel,
    trackParcel,
    trackShopParcel,
    getFreightTemplate,
    saveFreightTemplate,
    calculateFreight,
    expectDelivery,
    skuMatchShop,
    shopStatusCheck,
    exportOrders,
    exportShopOrders,
  ],
  jobs: [{ name: 'end-overdue-orders', cron: '* * * * *', run: endOverdueOrders }],
});
