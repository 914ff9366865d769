import { afterEach, describe, expect, it, vi } from 'vitest';
import { hotWordHref } from './hot-word-href.ts';
import { keepSearch } from './search-info.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('the search (SHELL-10)', () => {
  it.each([
    [null, '/product?keyword=%E9%81%93%E9%97%B8'],
    ['/product?portalCatagoryId=11', '/product?portalCatagoryId=11'],
    ['https://elsewhere.example/product', '/product?keyword=%E9%81%93%E9%97%B8'],
    ['/no-such-page', '/product?keyword=%E9%81%93%E9%97%B8'],
  ])('a hot word that names %s leads to %s', (linkUrl, href) => expect(hotWordHref({ word: '道闸', linkUrl })).toBe(href));

  it('is kept for the tab', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('window', { sessionStorage: { setItem: (key: string, value: string) => void kept.set(key, value) } });
    keepSearch('道闸');
    expect(kept.get('searchInfo')).toBe('{"keywords":"道闸","type":-1}');
  });
});
