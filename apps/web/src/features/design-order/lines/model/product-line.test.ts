import type { Sku } from '@portal/contract/catalog';
import { expect, it } from 'vitest';
import { lineOfProduct } from './product-line.ts';
import { aSku } from '../../../../lib/words/sku-builder.ts';

const spu = {
  spuNo: 'P',
  spuName: '枪机',
  skuType: 0 as const,
  brandName: '海康威视',
  unit: '台',
  firstCatagoryName: '视频监控',
  secondCatagoryName: '枪机',
  hasAccessory: false,
};
const sku = (attributes: Sku['attributes']): Sku => aSku('S', { skuName: '枪机', skuModel: 'DS-1', mainPic: '/pictures/bullet-short.svg', attributes });

it('a model that names its role is checked at once, in the handbook’s codes', () => {
  const line = lineOfProduct(spu, sku({ role: 'ipCamera', resolution: '4MP', power: 'PoE', bracket: '壁装', material: '铝合金' }));
  expect(line).toMatchObject({ role: 'ipCamera', roleAttributes: { resolution: '4MP', power: 'poe', bracket: 'wall', brand: '海康威视' } });
  expect(line.roleAttributes).not.toHaveProperty('material');
});

it('a line shows the model it is of', () => {
  expect(lineOfProduct(spu, sku({})).productImage).toBe('/pictures/bullet-short.svg');
});

it('a model that does not waits for the server', () => {
  expect(lineOfProduct(spu, sku({ resolution: '4MP' }))).toMatchObject({ role: null, roleAttributes: {} });
  expect(lineOfProduct(spu, sku({ role: 'toaster' }))).toMatchObject({ role: null, roleAttributes: {} });
});
