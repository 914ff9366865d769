/** Front door of goods: what kinds of product there are, whether one is on sale, how many a line may hold, which are compared with which, and who sees which of its prices. */
export { AttachmentType } from './attachment-type.ts';
export { blockedOf, COMPARE_MAX, COMPARE_MIN, differingValues, isComparableWith, ticksAmong, withTick } from './comparison.ts';
export type { Comparable } from './comparison.ts';
export { lineModelOf } from './line-model.ts';
export { keptKeyword } from './kept-keyword.ts';
export { commonPriceLabel, priceLabels, priceViewOf } from './price-view.ts';
export type { PriceView } from './price-view.ts';
export {
  isPrivateNo,
  mayChangePrivate,
  PRIVATE_BRAND_MAX,
  PRIVATE_DESC_MAX,
  PRIVATE_NAME_MAX,
  PRIVATE_PRICE_LENGTH_MAX,
  PRIVATE_PRICE_MAX,
  privateNameKey,
  privateNoOf,
  privatePriceProblem,
  PrivateSource,
  readPrivatePrice,
} from './private-product.ts';
export type { PrivatePriceProblem } from './private-product.ts';
export { FREE_SOFTWARE_QUANTITY_MAX, isFreeSoftware, QUANTITY_MAX, quantityMaxOf } from './quantity-max.ts';
export type { PriceFacts } from './quantity-max.ts';
export { CABLE_CATEGORIES, isInstalled, needsSiteWorks, remindersOf, SITE_WORK_NAMES } from './site-works.ts';
export type { SiteLine } from './site-works.ts';
export { SkuStatus, SkuType } from './sku-type.ts';
export { isBeyondLevel, OUT_OF_STOCK, STOCK_FEW_MAX, StockLevel, stockLevelOf } from './stock-level.ts';
export { isSoldByDealers, NOT_BY_DEALERS } from './sold-by-dealers.ts';
export { saleStateOf } from './sale-state.ts';
