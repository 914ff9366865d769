export {
  DeskServiceLine,
  getDeskServiceOrder,
  listDeskServiceOrders,
  readDeskServicePicture,
  readServiceContact,
  stepServiceOrder,
} from './console-endpoints.ts';
export {
  earlyWords,
  notSentWords,
  noteWords,
  saidWords,
  serviceOrderActNames,
  serviceOrderCopy,
  serviceOrderStateNames,
  serviceStepName,
  SHOP_SERVICE_STATES,
  shopServiceStateNames,
  type ShopServiceState,
} from './copy.ts';
export {
  addServiceOrder,
  addServicePictures,
  arrangeShopOrderService,
  cancelServiceOrder,
  completeShopOrderService,
  getServiceOrder,
  listFaultTypes,
  listInstalledLines,
  listServiceOrders,
  listServicePoints,
  listShopOrderServices,
} from './endpoints.ts';
export { serviceAskedFor, serviceNotForDealer, serviceOrderMoved, tooManyServiceOrders } from './errors.ts';
export {
  OPEN_SERVICE_ORDERS_MAX,
  SERIAL_NUMBER,
  SERVICE_LINES_MAX,
  SERVICE_LINES_SHOWN,
  SERVICE_MODEL_MAX,
  SERVICE_NOTE_MAX,
  SERVICE_PHONE,
  SERVICE_PICTURES_MAX,
  SERVICE_PROJECT_MAX,
  SERVICE_QUANTITY_MAX,
  SERVICE_REMARK_MAX,
  VISIT_WITHIN_DAYS,
} from './limits.ts';
export { deskServicePictureUrl } from './picture-url.ts';
export { DeskServiceOrder, ServiceOrder, ServiceOrderForm, ServiceOrderStep, ServiceOrderSummary, ShopOrderService, type ServiceLine } from './shapes.ts';
export { FAULT_TYPES, faultName, isServiceType, SERVICE_KINDS, SERVICE_TYPES, type ServiceKind, type ServiceType } from './types.ts';
export { countShopServices, listShopServices, type ListedShopService } from './shop-endpoints.ts';
