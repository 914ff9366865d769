import { describe, expect, it } from 'vitest';
import { isForAnyGuest, isRemembered } from './remembered-pages.server.ts';
import { pageAt } from './route-table.ts';

const ask = (href: string, { cookie = '', userAgent = 'Mozilla/5.0 Chrome/140' } = {}): boolean => {
  const { pathname, search } = new URL(href, 'https://portal.example');
  return isRemembered({ pathname, search, cookie, userAgent });
};

describe('a page that is kept for guests', () => {
  it.each([
    '/',
    '/home',
    '/product',
    '/product?keyword=%E5%8D%8A%E7%90%83',
    '/product?portalCatagoryId=102&sort=price&order=asc&page=3&size=50',
    '/product/detail?id=SPU-1',
    '/solution',
    '/solution?oneIndustryId=2&page=3',
    '/solution/detail?contentId=S1&from=5',
    '/cases/detail?contentId=C1',
    '/information/detail?contentId=A1&type=article',
    '/product/detail?id=SPU-1&sku=SKU-2',
    '/tool',
    '/tool/calculator/aVideoCapacity',
    '/tool/intelligenceOrder?scenario=scenarioLed',
  ])('is %s, and open to everyone', (href) => {
    expect(ask(href)).toBe(true);
    expect(pageAt(href)?.access).toBe('everyone');
  });

  it.each([
    ['a word the page does not know', '/home?utm_source=x'],
    ['a word beside those of the list', '/product?x=1'],
    ['words in another order', '/product?page=2&keyword=a'],
    ['what goes without saying', '/product?page=1'],
    ['a view that is chosen, and remembered in a cookie', '/product?view=table'],
    ['a model that is not sold any more', '/product/detail?id=SPU-1&gone=1'],
    ['an id that is none', '/product/detail?id=a%20b'],
    ['an article by more words than its links have', '/information/detail?contentId=A1&type=article&x=1'],
    ['a solution without a number', '/solution/detail'],
    ['an industry twice', '/solution?oneIndustryId=2&oneIndustryId=3'],
    ['an order that a recommendation is for', '/tool/intelligenceOrder?scenario=scenarioLed&id=D-1'],
    ['a page of one’s own', '/tool/designOrder'],
    ['an agreement, which has versions of its own', '/aboutUs/protocol?protocolCode=x'],
    ['another spelling', '/Home'],
    ['no page', '/constructor'],
  ])('is not one with %s', (_name, href) => expect(ask(href)).toBe(false));

  it('is made anew for whoever chose rows, and for a browser that is led elsewhere', () => {
    expect(ask('/product', { cookie: 'listView=table' })).toBe(false);
    expect(ask('/product', { cookie: 'listView=grid' })).toBe(true);
    expect(ask('/home', { cookie: 'listView=table' })).toBe(true);
    expect(ask('/home', { cookie: 'listView=table; askedStore=%2FmemberStore%2Fcoupon' })).toBe(false);
    expect(ask('/home', { userAgent: 'Mozilla/5.0 (compatible; MSIE 10.0; Trident/6.0)' })).toBe(false);
  });
});

it.each([
  ['/product', true],
  ['/product/detail', true],
  ['/product.data', false],
  ['/quote/token', false],
  ['/tool/designOrder', false],
  ['/constructor', false],
])('%s shows every guest the same, whatever its words: %s', (pathname, isSame) => expect(isForAnyGuest(pathname)).toBe(isSame));
