import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepRequest, takeKeptRequest } from './kept-request.ts';

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

const request = [{ skuNo: 'K1', quantity: 8 }];

test('what a guest wanted is there on the way back from signing in, once', () => {
  keepRequest(request, 'HV-1', 1_000, null);
  expect(takeKeptRequest(61_000, 'A1/M1')).toMatchObject({ request, name: 'HV-1' });
  expect(takeKeptRequest(62_000, 'A1/M1')).toBeNull();
});

test('after half an hour it is forgotten', () => {
  keepRequest(request, 'HV-1', 1_000, null);
  expect(takeKeptRequest(1_000 + 30 * 60_000, 'A1/M1')).toBeNull();
  expect(shelf.size).toBe(0);
});

test('a value that is not ours counts as nothing', () => {
  shelf.set('wishBeforeSignIn', '{"wish":[{"skuNo":"K1","quantity":-3}],"name":"x","atMs":1000}');
  expect(takeKeptRequest(2_000, 'A1/M1')).toBeNull();
  shelf.set('wishBeforeSignIn', '[oops');
  expect(takeKeptRequest(2_000, 'A1/M1')).toBeNull();
});

test('what was pressed on the page of an identity whose session had ended is added by that identity alone', () => {
  keepRequest(request, 'HV-1', 1_000, 'A1/M1');
  expect(takeKeptRequest(2_000, 'A1/M2')).toBeNull();
  expect(takeKeptRequest(2_000, 'A2/M1')).toBeNull();
  expect(takeKeptRequest(2_000, 'A1/M1')).toMatchObject({ request });
  expect(takeKeptRequest(2_000, 'A1/M1')).toBeNull();
  keepRequest(request, 'HV-1', 1_000, 'A1/M1');
  expect(takeKeptRequest(1_000 + 30 * 60_000, 'A1/M2')).toBeNull();
  expect(shelf.size).toBe(0);
});
