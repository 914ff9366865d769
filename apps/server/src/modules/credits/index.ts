/** Front door of credits: earned by orders, given for goods, adjusted by two operators. */
export { insertAdjustment } from './adjustment-store.ts';
export { listNamesOfAdjustments } from './console/adjustments.ts';
export { creditsHearOrders, creditsHearRefunded } from './earn.ts';
export { insertExchange } from './exchange-store.ts';
export { creditsFollowOwner, creditsStayWithEnterprise } from './follow-owner.ts';
export { insertGoods } from './goods-store.ts';
export { creditsRecords } from './personal-records.ts';
export { postMovement } from './post-movement.ts';
export { creditsRoom } from './room.ts';
