import { describe, expect, it } from 'vitest';
import { nextPageOf } from './next-page.ts';

const next = (redirect: string) => nextPageOf(new Request(`http://portal/register?redirect=${encodeURIComponent(redirect)}`));

describe('the page to lead on to', () => {
  it.each([
    ['/product', '/product'],
    ['/product?keyword=半球', '/product?keyword=%E5%8D%8A%E7%90%83'],
    ['/home?a=\r\nx', '/home?a=x'],
    ['/home?a=\u0000b', '/home?a=%00b'],
  ])('%j leads to %j', (redirect, page) => expect(next(redirect)).toBe(page));

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/nowhere', ''])('%j leads nowhere', (redirect) =>
    expect(next(redirect)).toBeNull(),
  );

  it('none is named', () => expect(nextPageOf(new Request('http://portal/register'))).toBeNull());
});
