/** Front door of user-defined products on the pages: listed, written, imported, picked. */
export { ExportButton } from './components/export-button.tsx';
export { ImportDialog } from './components/import-dialog.tsx';
export { OwnForm, OwnFormLink } from './components/own-form.tsx';
export { OwnProductLink } from './components/own-product-link.tsx';
export { OwnRowsDialog } from './components/own-rows-dialog.tsx';
export { PrivateFilters } from './components/private-filters.tsx';
export { PrivateProducts } from './components/private-products.tsx';
export { ProductDetail } from './components/product-detail.tsx';
export { ProductForm } from './components/product-form.tsx';
export { useDeletion } from './components/use-deletion.tsx';
export type { OwnRow } from './model/own-rows.ts';
export { categoryTreeOf } from './model/category-tree.ts';
export { KEPT_ELSEWHERE, pickedProduct } from './model/picked-product.ts';
export {
  exportHref,
  formHref,
  FORM_PATH,
  isNarrowed,
  privateBrand,
  privateCallQuery,
  privateCategory,
  privateProductsAddress,
  type PrivateProductsQuery,
} from './model/private-products-query.ts';
