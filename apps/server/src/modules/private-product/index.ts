/** Front door of user-defined products: written and imported by people for their own lists. */
export { privateProductsFollowOwner } from './follow-owner.ts';
export type { AddToSelection } from './needs.ts';
export { privateProductRecords } from './personal-records.ts';
export { loadPrivatePictures } from './picture-bytes.ts';
export { listPrivateFacts } from './private-facts.ts';
export { privateProductRoom } from './room.ts';
export { insertPrivate, listOwnNames, raiseUses, type PrivateRow } from './store.ts';
