/** Front door of goods: what kinds of product there are, whether one is on sale, how many a line may hold, and who sees which of its prices. */
export { priceLabels, priceViewOf, viewerPrice } from './price-view.ts';
export type { PriceView } from './price-view.ts';
export { FREE_SOFTWARE_QUANTITY_MAX, isFreeSoftware, QUANTITY_MAX, quantityMaxOf } from './quantity-max.ts';
export type { PriceFacts } from './quantity-max.ts';
export { SkuStatus, SkuType } from './sku-type.ts';
