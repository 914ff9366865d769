/** Front door of goods: what kinds of product there are, whether one is on sale, and who sees which of its prices. */
export { priceLabels, priceViewOf, viewerPrice } from './price-view.ts';
export type { PriceView } from './price-view.ts';
export { SkuStatus, SkuType } from './sku-type.ts';
