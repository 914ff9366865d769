/** Front door of orders: what is bought of a dealer, from settling to receiving. */
export {
  findCompletedAt,
  findPaidAt,
  giveBack,
  holdUnsent,
  lockSold,
  lockSoldByNo,
  moveStock,
  noteRequest,
  refundOf,
  type ClaimedLinePieces,
  type StockMoved,
} from './after-sale.ts';
export { callOffOrder } from './call-off-order.ts';
export { purchasesFollowOwner, purchasesStayWithEnterprise } from './follow-owner.ts';
export { countFreezeImpact } from './freeze-impact-store.ts';
export { freightReading, putFreightTemplate } from './freight/store.ts';
export { orderNumberOf } from './order-number.ts';
export { findOrderHindrance, findPaidOrder, findRefundedOrder, ordersHearPaid, ordersHearRefunded, ordersHearReturned, requestOf } from './order-money.ts';
export { noteForgone } from './order-credit.ts';
export { listOpenOrders } from './open-order-store.ts';
export { findParcelSentAt } from './parcel-store.ts';
export { orderRecords } from './personal-records.ts';
export { orderRoom } from './room.ts';
export {
  findShopOrder,
  findShopOrderByNo,
  insertEvent,
  insertParcel,
  listBoughtSkuNos,
  listBuyerNames,
  listLinesOf,
  listOrderedPictures,
  listOwnOrderNos,
  listPlatformSeckillOrders,
  orderBuyers,
  paidOrders,
  refundedOrders,
  soldOrders,
  takeOrderNumbers,
  type OrderLineRow,
  type ShopOrderRow,
} from './store.ts';
export { listShopOrderPage } from './order-list-store.ts';
export type { OnGivenBack, OnOrderMoved, OnWithdrawn, StepNeeds } from './needs.ts';
export { listHeldPieces } from './held-pieces.ts';
export { feeOf, freightWords } from './settle.ts';
export { insertOrders } from './write-store.ts';
export type { OrderDraft } from './order-rows.ts';
export { writeOrders, type PlacedOrder } from './write-order.ts';
