export {
  abandonSeckillActivity,
  abandonShopSeckill,
  findSeckillGoods,
  findShopSeckillGoods,
  getSeckillActivity,
  getShopSeckill,
  listPlatformSeckills,
  listSeckillActivities,
  listShopSeckills,
  makeSeckillActivity,
  makeShopSeckill,
  searchSeckillGoods,
  searchShopSeckillGoods,
} from './activity-endpoints.ts';
export { seckillCopy, seckillStateNames } from './copy.ts';
export { buySeckill, getSeckill, listSeckillPrices, listSeckills, calculateSeckill } from './endpoints.ts';
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
export {
  PLATFORM_SECKILLS_SHOWN,
  SECKILL_GOODS_FOUND,
  SECKILL_ITEMS_MAX,
  SECKILL_PAY_WITHIN_MS,
  SECKILL_SESSIONS_MAX,
  SECKILL_PRICES_ASKED_MAX,
  SECKILL_SHOWN_AFTER_MS,
  SECKILL_TOLD_BEFORE_MS,
} from './limits.ts';
export { readKeptPlan } from './kept-plan.ts';
export { EMPTY_PLAN, isPriceLow, lowItemsOf, modelsOf, planFaultsOf, planOf, sessionDoubt, withGoods, type PlanForm } from './plan-form.ts';
export type {
  PlatformSeckill,
  SeckillActivity,
  SeckillBoard,
  SeckillDetail,
  SeckillGoods,
  SeckillGoodsFound,
  SeckillItem,
  SeckillList,
  SeckillPart,
  SeckillPlan,
  SeckillPrice,
  SeckillPrices,
  SeckillSession,
} from './shapes.ts';
