import { expect, it } from 'vitest';
import { createBounded } from './bounded.ts';

const texts = (weightMax: number) => createBounded<string>(weightMax, ({ length }) => length);
const held = (bounded: ReturnType<typeof texts>, keys: string) => [...keys].filter((key) => bounded.find(key) !== undefined).join('');

it('what was used longest ago leaves first, as much as makes room', () => {
  // each weighs 10, and its key 2
  const bounded = texts(36);
  for (const key of 'abc') bounded.put(key, key.repeat(10));
  expect(held(bounded, 'abc')).toBe('abc');
  bounded.find('a');
  bounded.put('d', 'd'.repeat(10));
  expect(held(bounded, 'abcd')).toBe('acd');
  bounded.put('e', 'e'.repeat(30));
  expect(held(bounded, 'abcde')).toBe('e');
});

it('a value in place of another weighs instead of it', () => {
  const bounded = texts(36);
  for (const key of 'aabcc') bounded.put(key, key.repeat(10));
  expect(held(bounded, 'abc')).toBe('abc');
});

it('what is heavier than all may be stays until something else comes', () => {
  const bounded = texts(36);
  bounded.put('a', 'a'.repeat(100));
  expect(held(bounded, 'a')).toBe('a');
  bounded.put('b', 'b');
  expect(held(bounded, 'ab')).toBe('b');
});

it('makes what is not there, once', () => {
  const bounded = texts(36);
  let made = 0;
  const make = () => `made ${++made}`;
  expect([bounded.get('a', make), bounded.get('a', make)]).toEqual(['made 1', 'made 1']);
});
