import { expect, it } from 'vitest';
import { saleStateOf } from './sale-state.ts';

it.each([
  [99, 'coming'],
  [100, 'running'],
  [199, 'running'],
  [200, 'over'],
])('a sale from 100 to 200 is at %s %s (GOODS-35)', (now, state) => expect(saleStateOf(now, { from: 100, to: 200 })).toBe(state));
