export { getSpuDetail, listAccessories, listAttributeFilters, listCategories, listCommonSpu, listHotWords, listSelectionSpu, listSpu } from './endpoints.ts';
export {
  AccessoryItem,
  Attachment,
  AttributeFilter,
  AttributeRow,
  AttributeValue,
  CategoryNode,
  ProductStatusFilter,
  Sku,
  Spu,
  SpuCard,
  SpuDetail,
  SpuQuery,
} from './shapes.ts';
export { RoleAttribute, RoleAttributes, RoleLine } from './role-line.ts';
