/** Front door of flash sales: activities, what is won in them, and the gate in front of a rush. */
export { findGoodsFor } from './goods-for-buyers.ts';
export { findSeckillShopNo } from './find-seckill-shop-no.ts';
export { seckillsFollowOwner } from './follow-owner.ts';
export { openSeckillGate } from './gate.ts';
export { seckillsHearOrders, seckillsHearWithdrawn } from './hear-orders.ts';
export { seckillRecords } from './personal-records.ts';
export { seckillRoom } from './room.ts';
export { makeActivity } from './make-activity.ts';
export { insertPurchases, listFlashSkuNos, listSeckillPictures, updateAbandoned, updateFree } from './store.ts';
