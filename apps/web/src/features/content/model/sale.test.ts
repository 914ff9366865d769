import { expect, it } from 'vitest';
import { saleDays, saleLeft } from './sale.ts';

const sale = { gmtFrom: '2026-11-20T16:00:00.000Z', gmtTo: '2026-11-30T16:00:00.000Z' };

it('a sale says its days by Beijing time, the last one it is on (GOODS-35)', () => expect(saleDays(sale)).toBe('2026-11-21 至 2026-11-30'));

it.each([
  ['coming', '2026-11-18T16:00:00.000Z', '2 天后开始'],
  ['running', '2026-11-28T15:00:00.000Z', '还剩 3 天'],
  ['running', '2026-11-30T15:00:00.000Z', '最后一天'],
  ['over', '2026-12-30T15:00:00.000Z', ''],
] as const)('a sale that is %s at %s says: %s', (state, now, words) => expect(saleLeft({ ...sale, state }, Date.parse(now))).toBe(words));
