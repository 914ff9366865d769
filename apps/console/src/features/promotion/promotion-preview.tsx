import { PromotionPlacement, type Promotion } from '@portal/contract/content';
import { PromotionBanners, PromotionCarousel } from '@portal/promotions/banner';
import { pictureAddress } from './picture-address.ts';
import { PreviewFrame } from './preview-frame.tsx';
import './promotion.css';

/** What the first page gives the carousel and the row below it, on a desk of 1440 pixels and on a phone of 390. */
const SCREENS = [
  { width: 1440, carousel: { width: 856, height: 340 }, row: 140 },
  { width: 390, carousel: { width: 358, height: 320 }, row: 140 },
] as const;

/** One of them where visitors will see it, by the portal's own parts. */
export function PromotionPreview({ promotion }: { promotion: Promotion }) {
  const shown = { ...promotion, picture: pictureAddress(promotion.picture) };
  const isSlide = promotion.placement === PromotionPlacement.Carousel;
  return SCREENS.map(({ width, carousel, row }) => (
    <PreviewFrame key={width} width={width} height={isSlide ? carousel.height : row} title={`${width} 像素宽时的样子`}>
      <div style={{ width: isSlide ? carousel.width : Math.min(width - 32, carousel.width), height: isSlide ? carousel.height : undefined, display: 'grid' }}>
        {isSlide ? <PromotionCarousel slides={[shown]} /> : <PromotionBanners banners={[shown, ...besides(shown)]} />}
      </div>
    </PreviewFrame>
  ));
}

/** The two that stand beside it. */
const besides = (shown: Promotion): Promotion[] => ['a', 'b'].map((id) => ({ ...shown, id, title: '其他位置', picture: '/favicon.svg' }));
