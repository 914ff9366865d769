/** Front door of watched prices: what customers are told when models they have at hand cost them something else. */
export { ownPriceChanges } from './own-price-changes.ts';
export { priceWatchRecords } from './personal-records.ts';
export { priceWatchRoom } from './room.ts';
export { deleteToldOf } from './store.ts';
