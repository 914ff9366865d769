/** Front door of what stands on the first page: as visitors see it, on the portal and where its staff looks before. */
export { PromotionBanners } from './promotion-banners.tsx';
export { PromotionCarousel } from './promotion-carousel.tsx';
