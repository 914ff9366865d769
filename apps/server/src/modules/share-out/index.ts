/** Front door of sharing out: what of paid orders is the dealers', and when it is theirs. */
export { sharesHearOrders, sharesHearRefunded } from './hear-orders.ts';
export type { ShareTerms } from './keep-share.ts';
export { shareOutRoom } from './room.ts';
export { shareOutAll } from './share-out.ts';
