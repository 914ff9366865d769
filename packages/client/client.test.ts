import { tooManyRequests, unavailable, type Endpoint } from '@portal/contract/core';
import { addSelection, listChanged, placedAtPoint, removeSelection, selectionEmpty } from '@portal/contract/design-order';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserTransport, browserTransportWith, CallError, callErrorOf, createCall, findCallError, pathOf, refusedBy } from './index.ts';

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

  it('says what a service in front says as message', async () => {
    const call = createCall(async () => ({ status: 400, json: { code: 77, message: '网关限流', data: null } }));
    await expect(call({ method: 'GET', path: '/x' } as never)).rejects.toMatchObject({ code: 77, msg: '网关限流' });
  });

  it('is one too where no envelope came back', async () => {
    const call = createCall(async () => ({ status: 502, json: null }));
    await expect(call({ method: 'GET', path: '/x' } as never)).rejects.toMatchObject({ code: 502, msg: '服务开小差了，请稍后重试' });
  });
});

describe('a failed call asked for an error', () => {
  const saving = { outcomes: [listChanged, placedAtPoint] } as const;
  type Saving = Endpoint & typeof saving;

  it('gives its sentence and its data, and null where it failed otherwise', () => {
    const refused = refusedBy<Saving>(callErrorOf(placedAtPoint, { msg: '请先移除', data: { skuNos: ['K1'] } }));
    expect(refused(placedAtPoint)).toEqual({ msg: '请先移除', data: { skuNos: ['K1'] } });
    expect(refused(placedAtPoint)?.data?.skuNos).toEqual(['K1']);
    expect(refused(listChanged)).toBeNull();
    expect(refusedBy<Saving>(new TypeError('x'))(listChanged)).toBeNull();
    expect(refusedBy<Saving>(callErrorOf(tooManyRequests))(tooManyRequests)).toEqual({ msg: tooManyRequests.msg, data: null });
  });

  it('gives no data that is not what the error declares', () => {
    expect(refusedBy<Saving>(callErrorOf(placedAtPoint, { data: { skuNos: 'K1' } }))(placedAtPoint)?.data).toBeNull();
  });

  it('takes no error that the endpoint does not declare', () => {
    // @ts-expect-error an outcome of another endpoint
    expect(refusedBy<Saving>(callErrorOf(selectionEmpty))(selectionEmpty)).not.toBeNull();
  });
});

describe('a creating call', () => {
  it('always names itself: without a key it does not compile', async () => {
    const sent: unknown[] = [];
    const call = createCall(async ({ headers }) => ({ status: 200, json: (sent.push(headers['idempotency-key']), { code: 0, data: null }) }));
    const body = { productList: [{ skuNo: 'K1', quantity: 1 }] };
    await call(addSelection, { body, idempotencyKey: 'one' });
    // @ts-expect-error no key
    await call(addSelection, { body });
    // @ts-expect-error a call that creates nothing has none
    await call(removeSelection, { body: { deleteAll: true }, idempotencyKey: 'one' });
    expect(sent[0]).toBe('one');
  });
});

describe('what a failure says', () => {
  const answered = (status: number, headers: Record<string, string> = {}, body = '') => {
    vi.stubGlobal('fetch', async () => new Response(body, { status, headers }));
    return createCall(browserTransport)({ method: 'GET', path: '/x' } as never).then(
      () => null,
      (error: unknown) => findCallError(error),
    );
  };
  afterEach(() => void vi.unstubAllGlobals());

  it('the words of the catalogue where a busy or resting server sent none', async () => {
    expect(await answered(429)).toMatchObject({ status: 429, msg: tooManyRequests.msg });
    expect(await answered(503)).toMatchObject({ status: 503, msg: unavailable.msg });
    expect(await answered(503, {}, '{"code":503,"msg":"系统维护中"}')).toMatchObject({ msg: '系统维护中' });
  });

  it('that the session is over, which an answer may say by its code alone (WIRE-2)', async () => {
    expect(await answered(200, {}, '{"code":401,"msg":"请重新登录"}')).toMatchObject({ status: 401, code: 401, msg: '请重新登录' });
    expect(await answered(200, {}, '{"code":4010,"msg":"x"}')).toMatchObject({ status: 200 });
  });

  it('how long to wait, where the server said it in seconds', async () => {
    expect((await answered(503, { 'retry-after': '5' }))?.retryAfterMs).toBe(5000);
    expect((await answered(503, { 'retry-after': 'soon' }))?.retryAfterMs).toBeUndefined();
    expect((await answered(503))?.retryAfterMs).toBeUndefined();
  });

  it('the network only where the browser has none', async () => {
    const failed = (onLine: boolean) => {
      vi.stubGlobal('navigator', { onLine });
      vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
      return createCall(browserTransport)({ method: 'GET', path: '/x' } as never);
    };
    await expect(failed(true)).rejects.toMatchObject({ isNetworkError: true, msg: '暂时连接不上服务器，请稍后重试' });
    await expect(failed(false)).rejects.toMatchObject({ isNetworkError: true, msg: '网络异常，请检查网络后重试' });
  });
});

it('a file goes as the form it is, under its own content type', async () => {
  let sent: RequestInit = {};
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    sent = init;
    return new Response('{"code":0,"data":1}');
  });
  const form = new FormData();
  await createCall(browserTransportWith({ timeoutMs: 40_000 }))({ method: 'POST', path: '/x', upload: true } as never, { body: form } as never);
  vi.unstubAllGlobals();
  expect(sent.body).toBe(form);
  expect(sent.headers).toEqual({ accept: 'application/json' });
});

describe('the address of a call', () => {
  it('fills parameters in and leaves empty values out', () => {
    expect(pathOf({ path: '/goods/:id' }, { params: { id: 'A/B 1' }, query: { page: 2, keyword: '', sort: null, status: undefined, type: '半球' } })).toBe(
      '/goods/A%2FB%201?page=2&type=%E5%8D%8A%E7%90%83',
    );
    expect(pathOf({ path: '/goods' })).toBe('/goods');
  });
});
