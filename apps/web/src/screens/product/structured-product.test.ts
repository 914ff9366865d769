import type { Sku, SpuDetail } from '@portal/contract/catalog';
import { describe, expect, it } from 'vitest';
import { structuredProduct } from './structured-product.server.ts';

const spu = {
  spuName: '</script> 半球',
  spuDesc: '一台',
  brandName: '',
  firstCatagoryName: '视频监控',
  secondCatagoryName: '半球摄像机',
} as SpuDetail;
const model = { skuNo: 'K1', skuModel: 'M-1', skuDesc: '', mainPic: '', stockTotal: 3 };
const productOf = (priced: Pick<Sku, 'price' | 'priceSource'>, stockTotal = 3) =>
  structuredProduct({
    origin: 'https://x.cn',
    spu,
    sku: { ...model, ...priced, stockTotal } as Sku,
    address: '/product/detail?id=P1',
    crumbs: [{ label: '全部产品', href: '/product' }, { label: '半球' }],
  })['@graph'][0];

describe('a product for search engines', () => {
  it('offers at the reference price, in yuan with two decimals', () => {
    expect(productOf({ price: 1234.5, priceSource: 'refer' })?.['offers']).toEqual({
      '@type': 'Offer',
      url: 'https://x.cn/product/detail?id=P1',
      priceCurrency: 'CNY',
      price: '1234.50',
      availability: 'https://schema.org/InStock',
    });
    expect(productOf({ price: 9, priceSource: 'refer' }, 0)?.['offers']).toMatchObject({ availability: 'https://schema.org/BackOrder' });
  });

  it.each(['contract', 'group', 'tier', 'offer', 'none'] as const)('offers nothing at a price that comes from %s', (priceSource) => {
    expect(productOf({ price: 77.01, priceSource })).not.toHaveProperty('offers');
    expect(JSON.stringify(productOf({ price: 77.01, priceSource }))).not.toContain('77');
  });

  it('offers nothing where there is no price, and says nothing it does not know', () => {
    const product = productOf({ price: null, priceSource: 'refer' });
    for (const unknown of ['offers', 'brand', 'image']) expect(product).not.toHaveProperty(unknown);
    expect(product).toMatchObject({ description: '一台', sku: 'K1', mpn: 'M-1' });
  });
});
