import { describe, expect, it } from 'vitest';
import { attributeWays, brandWays } from './category-ways.ts';

const filter = (code: string, counts: readonly number[]) => ({
  id: 1,
  code,
  attrName: code,
  unit: null,
  attrValues: counts.map((spuCount, at) => ({ value: `${at}`, label: `${at} 项`, spuCount })),
});
const brand = (brandId: string, spuCount: number) => ({ brandId, brandName: brandId, spuCount });

describe('ways into a category', () => {
  it('are values that most goods have, in the order of the catalogue, and none that lead nowhere', () => {
    const [first] = attributeWays({ id: 7, spuCount: 30 }, [filter('resolution', [1, 9, 0, 8, 7, 6, 5, 4])]);
    expect(first?.values.map(({ label }) => label)).toEqual(['1 项', '3 项', '4 项', '5 项', '6 项', '7 项']);
    expect(first?.values[0]?.href).toBe('/product?portalCatagoryId=7&attributesStr=resolution%3A1');
  });

  it('are the first four attributes that a third of the goods have, each with a choice', () => {
    const some = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((code) => filter(code, code === 'b' ? [9] : code === 'c' ? [1, 1] : [3, 2]));
    expect(attributeWays({ id: 7, spuCount: 15 }, some).map(({ name }) => name)).toEqual(['a', 'd', 'e', 'f']);
  });

  it('are brands, the one with most goods first, where there are two', () => {
    expect(brandWays(7, [brand('甲', 2), brand('乙', 9)]).map(({ label }) => label)).toEqual(['乙', '甲']);
    expect(brandWays(7, [brand('甲', 2)])).toEqual([]);
  });
});
