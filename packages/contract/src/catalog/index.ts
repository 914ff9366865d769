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
export { catalogCopy, goodsImportCopy } from './copy.ts';
export { goodsImportBusy, goodsImportMoved, goodsImportRefused, goodsInvalid } from './errors.ts';
export { getGoodsImportProgress, getGoodsImportTemplate, importGoods, listGoodsImports, undoGoodsImport } from './import-endpoints.ts';
export { GoodsImport, GoodsImportTrace, GoodsImportUndo } from './import-shapes.ts';
export {
  ATTRIBUTE_CODES_MAX,
  ATTRIBUTES_LENGTH_MAX,
  BRAND_NAME_MAX,
  CATEGORIES_ASKED_MAX,
  GOODS_IMPORT_PRICES_LOOK,
  GOODS_IMPORT_TOLD_MAX,
  GOODS_IMPORTS_SHOWN,
  GOODS_LABELS,
  GOODS_ZIP_BYTES_MAX,
  type GoodsLabel,
  STOCK_ASKED_MAX,
} from './limits.ts';
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
