export {
  getPickingCounts,
  getSpuDetail,
  listAccessories,
  listAttributeFilters,
  listCategories,
  listCommonSpu,
  listHotWords,
  listPickingSpu,
  listSpu,
  listSuggestions,
} from './endpoints.ts';
export { catalogCopy } from './copy.ts';
export { goodsInvalid } from './errors.ts';
export { ATTRIBUTE_CODES_MAX, ATTRIBUTES_LENGTH_MAX } from './limits.ts';
export {
  AccessoryItem,
  Attachment,
  AttributeFilter,
  AttributeRow,
  AttributeValue,
  CategoryNode,
  HotWord,
  PickingCounts,
  PickingTab,
  Sku,
  PictureView,
  Spu,
  SpuCard,
  SpuDetail,
  SpuMatch,
  SpuNarrowing,
  SpuQuery,
  Suggestion,
} from './shapes.ts';
export { RoleAttribute, RoleAttributes, RoleLine } from './role-line.ts';
