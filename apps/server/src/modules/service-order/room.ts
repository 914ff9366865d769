import { defineRoom } from '../../platform/room.ts';
import { getDeskServiceOrder, listDeskServiceOrders, readDeskServicePicture, readServiceContact, stepServiceOrder } from './console/desk-service-orders.ts';
import { listInstalledLines } from './installed-lines.ts';
import type { ServiceOrderNeeds } from './needs.ts';
import {
  addServiceOrder,
  addServicePictures,
  cancelServiceOrder,
  getServiceOrder,
  listFaultTypes,
  listServiceOrders,
  listServicePoints,
} from './own-service-orders.ts';
import { countShopServices, listShopServices } from './shop-services.ts';
import { arrangeShopOrderService, completeShopOrderService, listShopOrderServices } from './shop-order-services.ts';

export const serviceOrderRoom = defineRoom({
  name: 'service-order',
  open: (needs: ServiceOrderNeeds) => needs,
  operations: [
    addServiceOrder,
    listFaultTypes,
    listInstalledLines,
    listServicePoints,
    listServiceOrders,
    listShopOrderServices,
    listShopServices,
    countShopServices,
    arrangeShopOrderService,
    completeShopOrderService,
    getServiceOrder,
    cancelServiceOrder,
    addServicePictures,
    listDeskServiceOrders,
    getDeskServiceOrder,
    readServiceContact,
    readDeskServicePicture,
    stepServiceOrder,
  ],
});
