/** Front door of the cart: what is to be bought at the dealer ordered from. */
export type { ClaimedPieces } from './assert-claims.ts';
export { getShopOrderedFrom, listBuyable, type BuyableLines } from './buyable-lines.ts';
export { cartFollowsOwner } from './follow-owner.ts';
export { joinCart, unboundOf } from './join-cart.ts';
export { cartRecords } from './personal-records.ts';
export { cartRoom } from './room.ts';
export { deleteCartOf, deleteLines, insertLines, lockCart } from './store.ts';
