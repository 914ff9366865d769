export {
  abandonSeckillActivity,
  abandonShopSeckill,
  findSeckillGoods,
  findShopSeckillGoods,
  getSeckillActivity,
  getShopSeckill,
  listSeckillActivities,
  listShopSeckills,
  makeSeckillActivity,
  makeShopSeckill,
} from './activity-endpoints.ts';
export { seckillCopy, seckillStateNames } from './copy.ts';
export { buySeckill, getSeckill, listSeckills, calculateSeckill } from './endpoints.ts';
export {
  seckillAbandoned,
  seckillAmountChanged,
  seckillBusy,
  seckillFewLeft,
  seckillFinished,
  seckillMoved,
  seckillNotStarted,
  seckillOverLimit,
  seckillPriceUneven,
  seckillSoldOut,
  seckillStockShort,
  seckillUnpaid,
} from './errors.ts';
export { SECKILL_PAY_WITHIN_MS, SECKILL_SHOWN_AFTER_MS } from './limits.ts';
export type {
  SeckillActivity,
  SeckillBoard,
  SeckillDetail,
  SeckillGoods,
  SeckillItem,
  SeckillList,
  SeckillPart,
  SeckillPlan,
  SeckillSession,
} from './shapes.ts';
