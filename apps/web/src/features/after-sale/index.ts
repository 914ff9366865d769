/** Front door of requests after a sale: asking for one, the lists of buyer and dealer, one with what can be done about it. */
export { AfterSaleDetail } from './components/after-sale-detail.tsx';
export { AfterSaleList } from './components/after-sale-list.tsx';
export { ApplyButton } from './components/apply-button.tsx';
export { BuyerActions } from './components/buyer-actions.tsx';
export { OpenClaims } from './components/open-claims.tsx';
export { DealerActions } from './components/dealer-actions.tsx';
export {
  AFTER_SALE_TABS,
  afterSaleHref,
  afterSaleNoIn,
  afterSalesAddress,
  afterSalesAsked,
  shopAfterSalesAddress,
  type AfterSalesAddress,
  type AfterSalesQuery,
} from './model/after-sale-address.ts';
