import { expect, it } from 'vitest';
import { createWishes } from './wishes.ts';

it('a press after a lost answer is the same wish, a press after an answer a new one', () => {
  let count = 0;
  const wishes = createWishes(() => `key ${(count += 1)}`);
  const two = [{ skuNo: 'K1', quantity: 2 }];
  expect(wishes.keyOf(two)).toBe('key 1');
  expect(wishes.keyOf([...two])).toBe('key 1');
  expect(wishes.keyOf([{ skuNo: 'K1', quantity: 3 }])).toBe('key 2');
  expect(wishes.keyOf([{ skuNo: 'K2', quantity: 2 }])).toBe('key 3');
  wishes.answered(two);
  expect(wishes.keyOf(two)).toBe('key 4');
  expect(wishes.keyOf([{ skuNo: 'K2', quantity: 2 }])).toBe('key 3');
  expect(wishes.keyOf([...two, { skuNo: 'K2', quantity: 2 }])).toBe('key 5');
});
