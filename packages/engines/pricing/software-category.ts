import { SkuType } from '../goods/index.ts';

/**
 * Categories of software of which a list has one product each, by the names they bear in the catalogue. All other software
 * (platforms, licences, cloud services) stands in a list like any product. Source: PRICE-6.
 */
export const SOFTWARE_CATEGORIES = ['设备管理', '团队管理', '账号管理'] as const;
export type SoftwareCategory = (typeof SOFTWARE_CATEGORIES)[number];

/** The category by which a software product stands once in a list; null for all that may stand beside others of its kind. `productCategory`: "first > second". */
export function softwareCategoryOf({ skuType, productCategory }: { skuType: SkuType; productCategory: string }): SoftwareCategory | null {
  if (skuType !== SkuType.Software) return null;
  const second = productCategory.split(' > ').at(-1);
  return SOFTWARE_CATEGORIES.find((name) => name === second) ?? null;
}
