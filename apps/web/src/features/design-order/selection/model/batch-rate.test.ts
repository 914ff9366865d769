import { expect, it } from 'vitest';
import { batchRateFault } from './batch-rate.ts';

it.each(['0', '88', '88.5', '88.888', '９５．５％', '300', '300.00', ' 95% '])('%s is a rate for all chosen lines', (text) =>
  expect(batchRateFault(text, 300)).toBeNull(),
);
it.each([
  ['', '请输入折扣率'],
  ['  ', '请输入折扣率'],
  ['-5', '只能填写数字和小数点'],
  ['1e3', '只能填写数字和小数点'],
  ['八折', '只能填写数字和小数点'],
  ['9,5', '只能填写数字和小数点'],
  ['.', '只能填写数字和小数点'],
  ['300.01', '折扣率不能大于300.00'],
  ['3000', '折扣率不能大于300.00'],
  ['1234567890', '折扣率不能大于300.00'],
])('%j is refused whole: %s', (text, fault) => expect(batchRateFault(text, 300)).toBe(fault));
it('goes up to the cap of an order there', () =>
  expect([batchRateFault('999.99', 999.99), batchRateFault('1000', 999.99)]).toEqual([null, '折扣率不能大于999.99']));
