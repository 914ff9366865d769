import { SkuType } from '@portal/engines/goods';
import { privateDetailHref } from '../../../private-product/index.ts';

/** Where a product is looked at: the goods on their page, one's own in the page of its list. */
export const productHref = ({ spuNo, skuType }: { spuNo: string; skuType: SkuType }, skuNo?: string): string =>
  skuType === SkuType.SelfDefined
    ? privateDetailHref(spuNo)
    : `/product/detail?id=${encodeURIComponent(spuNo)}${skuNo === undefined ? '' : `&sku=${encodeURIComponent(skuNo)}`}`;
