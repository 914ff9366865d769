import { expect, test } from 'vitest';
import { signInHref } from './sign-in-href.ts';

test('the page comes back whole, with what its own query holds', () => {
  const page = '/product?keyword=PoE&name=半球 4MP&redirect=%2Fhome#export';
  const { pathname, searchParams } = new URL(signInHref(page), 'https://portal.example');
  expect(pathname).toBe('/login');
  expect([...searchParams]).toEqual([['redirect', page]]);
});
