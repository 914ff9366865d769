import { expect, it } from 'vitest';
import { lineModelOf } from './line-model.ts';
import { SkuType } from './sku-type.ts';

it('a product of one’s own that is called by its name has no model number; any other keeps its own', () => {
  const line = (skuType: SkuType, productModel: string) => lineModelOf({ skuType, productName: '立杆', productModel });
  expect([line(SkuType.SelfDefined, '立杆'), line(SkuType.SelfDefined, 'LG-4'), line(SkuType.Normal, '立杆')]).toEqual(['', 'LG-4', '立杆']);
});
