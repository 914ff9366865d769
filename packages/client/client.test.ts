import { describe, expect, it } from 'vitest';
import { CallError, createCall, findCallError, pathOf } from './index.ts';

describe('a failed call', () => {
  it('is known by its name, also from another copy of the client', () => {
    class CallErrorOfTheServer extends Error {
      override readonly name = 'CallError';
      readonly status = 404;
      readonly msg = '产品已下架或不存在';
    }
    const own = new CallError({ code: 503, status: 503, msg: '稍后' });
    expect(findCallError(own)).toBe(own);
    expect(findCallError(new CallErrorOfTheServer())).toMatchObject({ status: 404, msg: '产品已下架或不存在' });
    expect(findCallError(new TypeError('x'))).toBeNull();
    expect(findCallError(null)).toBeNull();
  });

  it('carries what the server said', async () => {
    const call = createCall(async () => ({ status: 409, json: { code: 1301, msg: '产品 HV-1 已下架', data: { skuNo: 'K1' }, requestId: 'r1' } }));
    const failure = await call({ method: 'POST', path: '/x' } as never).then(
      () => null,
      (error: unknown) => findCallError(error),
    );
    expect(failure).toMatchObject({ code: 1301, status: 409, msg: '产品 HV-1 已下架', data: { skuNo: 'K1' }, requestId: 'r1', isNetworkError: false });
  });

  it('is one too where no envelope came back', async () => {
    const call = createCall(async () => ({ status: 502, json: null }));
    await expect(call({ method: 'GET', path: '/x' } as never)).rejects.toMatchObject({ code: 502, msg: '服务开小差了，请稍后重试' });
  });
});

describe('the address of a call', () => {
  it('fills parameters in and leaves empty values out', () => {
    expect(pathOf({ path: '/goods/:id' }, { params: { id: 'A/B 1' }, query: { page: 2, keyword: '', sort: null, status: undefined, type: '半球' } })).toBe(
      '/goods/A%2FB%201?page=2&type=%E5%8D%8A%E7%90%83',
    );
    expect(pathOf({ path: '/goods' })).toBe('/goods');
  });
});
