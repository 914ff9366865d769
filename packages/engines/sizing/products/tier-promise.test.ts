/** A model of the standard or the high tier guaranteed for less than two years says why. Source: SIZE-11. */
import { expect, it } from 'vitest';
import { ALTERNATIVES_MAX } from './match-line.ts';
import { briefWarrantyText } from './tier-promise.ts';

const model = (warrantyMonths: number | null, stockTotal = 50, price: number | null = 100) => ({
  skuNo: 'A',
  price,
  stockTotal,
  warrantyMonths,
  attributes: {},
});
const brief = (...alternatives: ReturnType<typeof model>[]) => briefWarrantyText('standard', { quantity: 15, chosen: model(12), alternatives });

it.each([
  ['not in stock', [model(24, 0), model(36, 0)], '质保满两年的型号无库存，暂用这一款'],
  ['too few in stock', [model(24, 0), model(36, 14)], '质保满两年的型号库存只有 14，不够，暂用这一款'],
  ['no price', [model(24, 50, null)], '质保满两年的型号暂无价格，暂用这一款'],
  ['to be had', [model(24, 0), model(24, 15)], '质保满两年的型号更贵或大一档，可以更换'],
  ['of a time nobody says: the usual one', [model(null, 15)], '质保满两年的型号更贵或大一档，可以更换'],
  ['none', [model(12)], '合适的型号里没有质保满两年的'],
  ['none of those shown', Array.from({ length: ALTERNATIVES_MAX }, () => model(12)), '排在前面的型号里没有质保满两年的'],
])('two years are %s', (_name, alternatives, text) => expect(brief(...alternatives)).toBe(text));

it('nothing is said of two years, of no model, nor of tiers that promise none', () => {
  const asked = { quantity: 1, alternatives: [model(36, 0)] };
  expect(briefWarrantyText('standard', { ...asked, chosen: model(24) })).toBeNull();
  expect(briefWarrantyText('standard', { ...asked, chosen: model(null) })).toBeNull();
  expect(briefWarrantyText('standard', { ...asked, chosen: null })).toBeNull();
  expect(briefWarrantyText('economy', { ...asked, chosen: model(12) })).toBeNull();
});

it('the high tier says it too: batteries of a year are not taken for better ones', () => {
  const high = (...alternatives: ReturnType<typeof model>[]) => briefWarrantyText('high', { quantity: 15, chosen: model(12), alternatives });
  expect(high(model(12))).toBe('合适的型号里没有质保满两年的');
  expect(high(model(24, 15))).toBe('质保满两年的型号余量小或大一档，可以更换');
  expect(briefWarrantyText('high', { quantity: 15, chosen: model(36), alternatives: [] })).toBeNull();
});
