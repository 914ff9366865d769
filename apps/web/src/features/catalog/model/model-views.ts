import type { PictureView, Sku, SpuDetail } from '@portal/contract/catalog';

/** Further views of a model's picture; none where its family is not among those drawn from several sides. */
export const modelViews = ({ views }: Pick<SpuDetail, 'views'>, { skuNo }: Pick<Sku, 'skuNo'>): readonly PictureView[] => views[skuNo] ?? [];
