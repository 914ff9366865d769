import type { MatchedLine, ProductChoice } from '@portal/contract/product-choice';
import { QUANTITY_MAX } from '@portal/engines/goods';
import { describe, expect, it } from 'vitest';
import { choiceTotals, chooseProducts, productListOf } from './chosen-products.ts';

const aChoice = (skuNo: string, price: number | null): ProductChoice => ({
  skuNo,
  spuNo: 'P1',
  productName: '硬盘',
  productModel: skuNo,
  productImage: '',
  brandName: '',
  skuDesc: '',
  price,
  stockTotal: 10,
  stockSource: 'platform',
  warrantyMonths: null,
  attributes: {},
});
const aMatch = (quantity: number, chosen: ProductChoice | null, alternatives: ProductChoice[] = []): MatchedLine => ({
  role: 'hdd',
  quantity,
  attributes: { sizeTB: 4 },
  roleName: '硬盘',
  wanted: '4 TB',
  chosen,
  alternatives,
  unmatched: chosen === null ? '没有 4 TB 的硬盘' : null,
});

describe('products of a result', () => {
  it('go into the list with the matched model and the quantity of the result', () => {
    const products = chooseProducts([aMatch(3, aChoice('A', 499.9))], {});
    expect(productListOf(products)).toEqual([{ skuNo: 'A', quantity: 3 }]);
    expect(products[0]?.amount).toBe(1499.7);
    expect(choiceTotals(products).amount).toBe(1499.7);
  });

  it('another model and another quantity are the user’s, the model list keeps its order', () => {
    const [product] = chooseProducts([aMatch(3, aChoice('A', 10), [aChoice('B', 20)])], { 0: { skuNo: 'B', quantity: 5 } });
    expect(product?.chosen?.skuNo).toBe('B');
    expect(product?.choices.map(({ skuNo }) => skuNo)).toEqual(['A', 'B']);
    expect(product?.amount).toBe(100);
  });

  it('a line left out and a line without a model are not added', () => {
    const products = chooseProducts([aMatch(3, aChoice('A', 10)), aMatch(2, null)], { 0: { quantity: null } });
    expect(productListOf(products)).toEqual([]);
    expect(choiceTotals(products).amount).toBe(0);
  });

  it('a model that serves two lines stands once with both quantities', () => {
    const products = chooseProducts([aMatch(3, aChoice('A', 10)), aMatch(2, aChoice('A', 10))], {});
    expect(productListOf(products)).toEqual([{ skuNo: 'A', quantity: 5 }]);
  });

  it('more than one line may hold is cut to its highest and said', () => {
    const [cut, whole] = chooseProducts([aMatch(QUANTITY_MAX + 1, aChoice('A', 1)), aMatch(QUANTITY_MAX, aChoice('B', 1))], {});
    expect([cut?.quantity, cut?.isCut]).toEqual([QUANTITY_MAX, true]);
    expect([whole?.quantity, whole?.isCut]).toEqual([QUANTITY_MAX, false]);
  });

  it('a model without a price adds nothing to the total and still goes into the list', () => {
    const products = chooseProducts([aMatch(2, aChoice('A', null)), aMatch(1, aChoice('B', 5))], {});
    expect(choiceTotals(products).amount).toBe(5);
    expect(productListOf(products)).toHaveLength(2);
  });

  it('what is sold in packs is taken by the pack: eleven of ten for 103 modules, and as many pieces of the other', () => {
    const [single, pack] = [1, 10].map((pieces) => ({ ...aChoice(`KM-${pieces}`, pieces === 1 ? 15 : 138), attributes: { pieces } }));
    const line = { ...aMatch(103, pack ?? null, single ? [single] : []), role: 'keystoneModule', attributes: { category: 'cat6' } };
    expect(chooseProducts([line], {})[0]).toMatchObject({ quantity: 11, amount: 1518 });
    expect(chooseProducts([line], { 0: { skuNo: 'KM-1' } })[0]).toMatchObject({ quantity: 103, amount: 1545 });
    expect(chooseProducts([line], { 0: { quantity: 12 } })[0]).toMatchObject({ quantity: 12, amount: 1656 });
  });

  it('a model that was not offered is not taken', () =>
    expect(chooseProducts([aMatch(1, aChoice('A', 10), [aChoice('B', 8)])], { 0: { skuNo: 'FOREIGN' } })[0]?.chosen?.skuNo).toBe('A'));
});
