export {
  getAfterSale,
  getGoodsStockTotal,
  getPickingCounts,
  getPriceReason,
  getSpuDetail,
  getSpuInfo,
  getSpuSuccessor,
  listAccessories,
  listAttributeFilters,
  listBrands,
  listCategories,
  listCommonSpu,
  listHotWords,
  listPickingSpu,
  listSearchKeywords,
  listSpu,
  listSuggestions,
} from './endpoints.ts';
export { afterSaleOf } from './after-sale.ts';
export { catalogCopy } from './copy.ts';
export { goodsInvalid } from './errors.ts';
export { ATTRIBUTE_CODES_MAX, ATTRIBUTES_LENGTH_MAX, BRAND_NAME_MAX, CATEGORIES_ASKED_MAX, GOODS_LABELS, type GoodsLabel, STOCK_ASKED_MAX } from './limits.ts';
export type { PickingSpu } from './picking-shapes.ts';
export {
  AccessoryItem,
  type AfterSale,
  Attachment,
  AttributeFilter,
  AttributeRow,
  AttributeValue,
  Brand,
  CategoryNode,
  HotWord,
  PickingCounts,
  PickingTab,
  PriceReason,
  PriceSource,
  Sku,
  SkuFacts,
  PictureView,
  Spu,
  SpuCard,
  SpuDetail,
  SpuInfo,
  Replacement,
  SpuSuccession,
  SpuMatch,
  StockSource,
  SpuNarrowing,
  SpuQuery,
  Suggestion,
} from './shapes.ts';
export { RoleAttribute, RoleAttributes, RoleLine } from './role-line.ts';
