import { CallError } from '@portal/client';
import { describe, expect, it } from 'vitest';
import { apiFailure } from './api-failure.ts';
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

describe('a failed call of a loader', () => {
  it('is known by its name, also from another copy of the client', () => {
    class CallErrorOfTheServer extends Error {
      override readonly name = 'CallError';
      readonly status = 404;
      readonly msg = '产品已下架或不存在';
    }
    expect(apiFailure(new CallError({ code: 503, status: 503, msg: '稍后' }))).toEqual({ status: 503, msg: '稍后' });
    expect(apiFailure(new CallErrorOfTheServer())).toEqual({ status: 404, msg: '产品已下架或不存在' });
    expect(apiFailure(new TypeError('x'))).toBeNull();
    expect(apiFailure(null)).toBeNull();
  });
});
