/** Front door of the cart: what is to be bought at the dealer ordered from. */
export { assertClaims, type ClaimedPieces } from './assert-claims.ts';
export { assertBound, findWanted, linesAt, shopOrderedFrom, type WantedLine } from './buyable-lines.ts';
export { cartFollowsOwner } from './follow-owner.ts';
export { joinProject, unboundOf } from './join-cart.ts';
export { cartRecords } from './personal-records.ts';
export { cartRoom } from './room.ts';
export { goodsReadings, shopGoodsOf, type KnownShopGoods } from './shown-cart.ts';
export { deleteCartOf, deletion, insertLines, lockCart } from './store.ts';
