import type { SpuDetail } from '@portal/contract/catalog';
import type { Crumb } from '@portal/ui';
import { LIST_PATH } from '../../features/catalog/index.ts';

/** Where a family stands among all that is sold (SHELL-4). */
export const productCrumbs = (spu: SpuDetail): Crumb[] => [
  { label: '全部产品', href: LIST_PATH },
  { label: spu.firstCatagoryName, href: `${LIST_PATH}?portalCatagoryId=${spu.firstCategoryId}` },
  { label: spu.secondCatagoryName, href: `${LIST_PATH}?portalCatagoryId=${spu.secondCategoryId}` },
  { label: spu.spuName },
];
