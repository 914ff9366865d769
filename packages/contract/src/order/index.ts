export {
  invoiceCopy,
  invoiceTypeNames,
  matchReasonWords,
  orderActNames,
  orderCopy,
  orderStateNames,
  trackingFailureWords,
  trackingStateNames,
} from './copy.ts';
export { changeShopOrderPrice, confirmShopOrder, countShopOrders, getShopOrder, listShopOrders, rejectShopOrder, shipShopOrder } from './dealer-endpoints.ts';
export { carrierFields, refuseMissing } from './delivery-fields.ts';
export { type Delivery, DELIVERY_WAYS, deliveryOf, type DeliveryField, type DeliveryWay, deliveryWayNames, deliveryWords, missingOf } from './delivery.ts';
export { cancelOrder, confirmReceipt, countOrders, getOrder, listOrders, listPurchases, placeOrder, preSettlement } from './endpoints.ts';
export { changeParcel, confirmParcel, trackParcel, trackShopParcel } from './parcel-endpoints.ts';
export { claimOpen, notBuyable, notDelivered, orderMoved, settlementChanged, shippedTooMany, stockShort, trackingNoUsed, unpaidTooMany } from './errors.ts';
export { flashBearers, flashNames } from './flash.ts';
export { exportOrders, exportShopOrders } from './export-endpoints.ts';
export type { Invoice } from './invoice.ts';
export { calculateFreight, expectDelivery, type FreightTemplate, getFreightTemplate, saveFreightTemplate, type ShopDelivery } from './freight-endpoints.ts';
export {
  CARRIER_MAX,
  CONFIRM_WITHIN_MS,
  FREIGHT_MAX,
  INVOICE_TITLE_MAX,
  ORDER_EXPORT_MAX,
  ORDER_LINES_MAX,
  ORDER_NOTE_MAX,
  PAY_WITHIN_MS,
  RECEIVE_WITHIN_MS,
  TRACK_AGAIN_MS,
  TRACKING_NO_MAX,
  UNPAID_HELD_MAX_MS,
  UNPAID_HELD_WITHIN_MS,
  UNPAID_MODEL_CLOSES,
  UNPAID_MODEL_HELD_MS,
  UNPAID_ORDERS_MAX,
} from './limits.ts';
export { type MatchedShop, shopStatusCheck, skuMatchShop } from './shop-endpoints.ts';
export { getShopOrderStock } from './stock-endpoints.ts';
export { type ListedOrder, Order, OrderLine, OrderSummary, type OrderCounts, type ParcelTracking, type Settlement } from './shapes.ts';
