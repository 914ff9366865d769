/** Front door of what is looked at. */
export { useProductLook } from './use-product-look.ts';
