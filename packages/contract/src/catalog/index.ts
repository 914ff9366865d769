export {
  getSelectionCounts,
  getSpuDetail,
  listAccessories,
  listAttributeFilters,
  listCategories,
  listCommonSpu,
  listHotWords,
  listSelectionSpu,
  listSpu,
  listSuggestions,
} from './endpoints.ts';
export { ATTRIBUTE_CODES_MAX, ATTRIBUTES_LENGTH_MAX } from './limits.ts';
export {
  AccessoryItem,
  Attachment,
  AttributeFilter,
  AttributeRow,
  AttributeValue,
  CategoryNode,
  SelectionCounts,
  SelectionTab,
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
