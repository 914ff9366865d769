/** Front door of dealers: whom one orders from. */
export { boundShopNo, dealerRows, insertDealerBindings, insertDealers, type DealerBindingRow, type DealerRow } from './store.ts';
export { dealerRoom } from './room.ts';
