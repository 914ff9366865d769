import type { SpuCard } from '@portal/contract/catalog';
import { AddToCartButton } from '../../features/cart/index.ts';
import { CompareButton } from '../../features/compare/index.ts';
import { FavoriteButton } from '../../features/favorite/index.ts';

export type CornerOf = Pick<SpuCard, 'spuNo' | 'skuNo' | 'spuName' | 'skuModel'>;

/** What can be done with a product besides adding it: cart, comparison, favourites. */
export const CardCorner = ({ card: { spuNo, skuNo, spuName, skuModel } }: { card: CornerOf }) => (
  <>
    <AddToCartButton pieces={[{ skuNo, quantity: 1 }]} name={skuModel} />
    <CompareButton spuNo={spuNo} skuNo={skuNo} name={skuModel} />
    <FavoriteButton spuNo={spuNo} name={spuName} />
  </>
);
