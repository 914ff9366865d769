import type { AccessoryItem } from '@portal/contract/catalog';
import { quantityMaxOf, SkuType } from '@portal/engines/goods';
import { isDeactivated } from './family.ts';

export interface AccessoryQuantity {
  item: AccessoryItem;
  /** One for each piece of the product, up to the model's own maximum. */
  quantity: number;
}

/** What it needs to work first, then what fits with it, as many as pieces of the product. */
export function accessoryQuantities(accessories: readonly AccessoryItem[], pieces: number): AccessoryQuantity[] {
  const needed = accessories.filter(({ need }) => need === 'needed');
  return [...needed, ...accessories.filter(({ need }) => need !== 'needed')].map((item) => {
    // an accessory does not say that it is software; what costs nothing is
    const limit = quantityMaxOf({ skuType: item.sku.price === 0 ? SkuType.Software : SkuType.Normal, price: item.sku.price, maxNum: item.sku.maxNum });
    return { item, quantity: Math.min(pieces, limit) };
  });
}

/** Models and pieces of all 必配 that are still sold. */
export const neededProducts = (accessories: readonly AccessoryQuantity[]): { skuNo: string; quantity: number }[] =>
  accessories.filter(({ item }) => item.need === 'needed' && !isDeactivated(item.sku)).map(({ item, quantity }) => ({ skuNo: item.sku.skuNo, quantity }));
