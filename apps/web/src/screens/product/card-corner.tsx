import type { SpuCard } from '@portal/contract/catalog';
import { ModelToCartButton } from '../../features/cart/index.ts';
import { CompareButton } from '../../features/compare/index.ts';
import { FavoriteButton } from '../../features/favorite/index.ts';

export type CornerOf = Pick<SpuCard, 'spuNo' | 'skuNo' | 'spuName' | 'skuModel' | 'skuSaleType'>;

/** What can be done with a product besides adding it: cart, comparison, favourites. */
export const CardCorner = ({ card, card: { spuNo, skuNo, spuName, skuModel } }: { card: CornerOf }) => (
  <>
    <ModelToCartButton model={card} />
    <CompareButton spuNo={spuNo} skuNo={skuNo} name={skuModel} />
    <FavoriteButton spuNo={spuNo} name={spuName} />
  </>
);
