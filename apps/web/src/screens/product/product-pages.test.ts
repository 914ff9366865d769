import { describe, expect, it } from 'vitest';
import { rememberView, viewOf } from './list-view.ts';

describe('cards or rows', () => {
  it.each([
    [null, null, 'grid'],
    [null, 'portal_session=x; productView=table', 'table'],
    [null, 'otherproductView=table', 'grid'],
    [null, 'productView=tiles', 'grid'],
    ['grid', 'productView=table', 'grid'],
    ['table', null, 'table'],
    ['tiles', 'productView=table', 'table'],
  ])('address %j and cookie %j show %s', (said, cookies, view) => expect(viewOf(said, cookies)).toBe(view));

  it('remembers what the address names and nothing else', () => {
    expect(rememberView('table')).toEqual({ 'set-cookie': 'productView=table; Path=/product; Max-Age=31536000; SameSite=Lax' });
    expect(rememberView(null)).toEqual({});
    expect(rememberView('x; Domain=evil')).toEqual({});
  });
});
