import { expect, it } from 'vitest';
import { aChoice } from './check-builder.ts';
import { brandsFor, listedBrandFirst } from './listed-brand.ts';

const cheap = aChoice('CHEAP', { brandName: '乙', price: 1000 });
const ours = (price: number | null, stockTotal = 10) => aChoice('OURS', { brandName: '甲', price, stockTotal });
const of = (models: Parameters<typeof listedBrandFirst>[0], quantity = 1) =>
  listedBrandFirst(models, { quantity, brands: new Set(['甲']), priceOf: ({ price }) => price });
const firstOf = (models: Parameters<typeof listedBrandFirst>[0], quantity = 1) => of(models, quantity)[0]?.skuNo;

it.each([
  ['200 yuan more', ours(1200), 1, 'OURS'],
  ['a cent beyond that', ours(1200.01), 1, 'CHEAP'],
  ['a twentieth of what ten cost', ours(1050), 10, 'OURS'],
  ['more than that', ours(1051), 10, 'CHEAP'],
  ['the same price', ours(1000), 100, 'OURS'],
  ['not in stock', ours(1000, 0), 1, 'CHEAP'],
  ['no price', ours(null), 1, 'CHEAP'],
])('of the brand listed, %s', (_case, model, quantity, first) => expect(firstOf([cheap, model], quantity)).toBe(first));

it('nobody is asked where there is no other, and the others stay in their order', () => {
  const third = aChoice('THIRD', { brandName: '丙', price: 1100 });
  expect(of([cheap, third, ours(1100)]).map(({ skuNo }) => skuNo)).toEqual(['OURS', 'CHEAP', 'THIRD']);
  expect(of([cheap, third]).map(({ skuNo }) => skuNo)).toEqual(['CHEAP', 'THIRD']);
  expect(of([])).toEqual([]);
});

it('brands of the role, of a role that is new of the whole list', () => {
  const lines = [
    { role: 'ipCamera', quantity: 1, attributes: { brand: '甲' } },
    { role: 'nvr', quantity: 1, attributes: { brand: '乙' } },
  ];
  expect([...brandsFor('nvr', { lines })]).toEqual(['乙']);
  const wall = ['ledSpareModule', 'ledCabinet'].map((role, at) => ({ role, quantity: 1, attributes: { brand: `${at}` } }));
  expect([...brandsFor('ledSpareModule', { lines: wall })]).toEqual(['1']);
  expect([...brandsFor('poeSwitch', { lines })]).toEqual(['甲', '乙']);
});
