/** Front door of banners: written and shown as they will be. */
export { pictureAddress } from './picture-address.ts';
export { PromotionDialog } from './promotion-dialog.tsx';
