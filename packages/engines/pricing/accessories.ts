import { SkuType } from '../goods/index.ts';
import type { ListLine } from './list-line.ts';

/** Accessories are offered for the provider's own products that have some. Source: PRICE-9. */
export const canTakeAccessories = (line: Pick<ListLine, 'skuType'>, hasAccessory: boolean): boolean => line.skuType === SkuType.Normal && hasAccessory;
