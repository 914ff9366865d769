import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepWish, takeKeptWish } from './kept-wish.ts';

const shelf = new Map<string, string>();
beforeEach(() => {
  shelf.clear();
  const sessionStorage = {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
    removeItem: (key: string) => void shelf.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage });
});
afterEach(() => vi.unstubAllGlobals());

const wish = [{ skuNo: 'K1', quantity: 8 }];

test('what a guest wanted is there on the way back from signing in, once', () => {
  keepWish(wish, 'HV-1', 1_000);
  expect(takeKeptWish(61_000)).toMatchObject({ wish, name: 'HV-1' });
  expect(takeKeptWish(62_000)).toBeNull();
});

test('after half an hour it is forgotten', () => {
  keepWish(wish, 'HV-1', 1_000);
  expect(takeKeptWish(1_000 + 30 * 60_000)).toBeNull();
  expect(shelf.size).toBe(0);
});

test('a value that is not ours counts as nothing', () => {
  shelf.set('wishBeforeSignIn', '{"wish":[{"skuNo":"K1","quantity":-3}],"name":"x","atMs":1000}');
  expect(takeKeptWish(2_000)).toBeNull();
  shelf.set('wishBeforeSignIn', '[oops');
  expect(takeKeptWish(2_000)).toBeNull();
});
