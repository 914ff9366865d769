/** Front door of dealers: whom one orders from. */
export {
  boundShopNo,
  dealerRows,
  deleteBindingsOfAccount,
  insertDealerBindings,
  insertDealers,
  listBindingsOfAccount,
  type DealerBindingRow,
  type DealerRow,
} from './store.ts';
export type { DealerChanged } from './needs.ts';
export { bindingRows, boundReading, countBoundTo, listBound, listDealersOf } from './binding-store.ts';
export { dealerRoom } from './room.ts';
export { dealersFollowOwner, hasDealer } from './follow-owner.ts';
export { withPhoneMasked } from './shops.ts';
