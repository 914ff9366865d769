/** Front door of orders: handing one in, the lists of buyer and dealer, one order with what can be done about it. */
export { AskedButton } from './components/asked-button.tsx';
export { BuyerSteps } from './components/buyer-steps.tsx';
export { planCostOf, planToBegin, supplyPlans, unsupplied } from './model/supply-plans.ts';
export { CheckoutView } from './components/checkout-view.tsx';
export { DealerNextStep, DealerSteps } from './components/dealer-steps.tsx';
export { DeliveryTable } from './components/delivery-table.tsx';
export { FreightForm } from './components/freight-form.tsx';
export { CarrierInput } from './components/carrier-input.tsx';
export { FieldPair, OrderForm } from './components/order-form.tsx';
export { OrderDetail } from './components/order-detail.tsx';
export { OrderFilters } from './components/order-filters.tsx';
export { OrderStateTag } from './components/order-state-tag.tsx';
export { OrderPicture } from './components/order-picture.tsx';
export { OrderProduct } from './components/order-product.tsx';
export { ReasonedButton } from './components/reasoned-button.tsx';
export { useOrderStep } from './components/use-order-step.ts';
export { OrderList, type OrderListProps } from './components/order-list.tsx';
export { PieceLines } from './components/piece-lines.tsx';
export { withPieces } from './model/parcel.ts';
export { ShopGoodsTable } from './components/shop-goods-table.tsx';
export { Timeline } from './components/timeline.tsx';
export { PrintButtons } from './components/print-button.tsx';
export { dealerPapersOf } from './model/dealer-papers.ts';
export { expectAddress, type ExpectQuery } from './model/expect-address.ts';
export {
  orderHref,
  orderNoIn,
  ordersAddress,
  ordersAsked,
  ordersExportHref,
  countsAsked,
  isNarrowed,
  ORDER_TABS,
  shopOrdersAddress,
  type OrdersAddress,
  type OrdersQuery,
} from './model/order-address.ts';
