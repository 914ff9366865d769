import { describe, expect, it } from 'vitest';
import { rememberView, viewOf } from './list-view.ts';

describe('cards or rows', () => {
  it.each([
    [null, null, 'grid'],
    [null, 'portal_session=x; listView=table', 'table'],
    [null, 'otherlistView=table', 'grid'],
    [null, 'listView=tiles', 'grid'],
    ['grid', 'listView=table', 'grid'],
    ['table', null, 'table'],
    ['tiles', 'listView=table', 'table'],
  ])('address %j and cookie %j show %s', (said, cookies, view) => expect(viewOf(said, cookies)).toBe(view));

  it('is remembered for what the page’s own links fetch too', () => {
    const path = new Headers(rememberView('table')).get('set-cookie')?.match(/Path=([^;]*)/)?.[1] ?? '';
    // RFC 6265 §5.1.4: a longer path belongs to the cookie’s only after a slash
    expect('/product.data'.startsWith(path.endsWith('/') ? path : `${path}/`)).toBe(true);
  });

  it('remembers what the address names and nothing else', () => {
    expect(rememberView('table')).toEqual({ 'set-cookie': 'listView=table; Path=/; Max-Age=31536000; SameSite=Lax' });
    expect(rememberView(null)).toEqual({});
    expect(rememberView('x; Domain=evil')).toEqual({});
  });
});
