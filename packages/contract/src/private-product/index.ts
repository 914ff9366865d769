export { privateProductCopy } from './copy.ts';
export {
  addPrivateProduct,
  checkPrivateProduct,
  deletePrivateProducts,
  editPrivateProduct,
  exportPrivateProducts,
  exportWrongRows,
  getPrivateProduct,
  getPrivateTemplate,
  importPrivateProducts,
  listDistributionOrders,
  listPrivateBrands,
  listPrivateCategories,
  listPrivateProducts,
  privatePictureUrl,
  readPrivatePicture,
  restorePrivateProducts,
} from './endpoints.ts';
export { importRefused, keptByInventory, samePrivateProduct, tooManyPrivateProducts } from './errors.ts';
export {
  PRIVATE_FAULTS_MAX,
  PRIVATE_IMPORT_BYTES_MAX,
  PRIVATE_IMPORT_ROWS_MAX,
  PRIVATE_MODEL_MAX,
  PRIVATE_PICTURES_MAX,
  PRIVATE_PRODUCTS_MAX,
  PRIVATE_UNIT_MAX,
} from './limits.ts';
export {
  ImportFault,
  type PrivateAttribute,
  type PrivateBrand,
  type PrivateCategory,
  type PrivateImport,
  PrivateProduct,
  PrivateProductFields,
  type PrivateProductNarrowing,
  PrivateProductQuery,
} from './shapes.ts';
