import { CallError } from '@portal/client';
import { describe, expect, it } from 'vitest';
import { pageLoader, partOf } from './page-loader.ts';

const request = new Request('https://portal.example/product.data?keyword=ipc&_routes=x');
const refused = (status: number) => new CallError({ code: status, status, msg: `${status} 的话` });
const thrownBy = (failure: unknown): Promise<unknown> =>
  pageLoader(async () => {
    throw failure;
  })({ request }).then(
    () => 'loaded',
    (thrown: unknown) => thrown,
  );

describe('a loader', () => {
  it('gives what it loads', async () => expect(await pageLoader(async ({ request: { url } }) => url)({ request })).toBe(request.url));

  it.each([
    ['too many calls', refused(429), 429],
    ['a server that rests', refused(503), 503],
    ['a call that never arrived', new CallError({ code: 0, status: 0, msg: '0 的话', isNetworkError: true }), 503],
    ['a call that broke', refused(500), 500],
    ['a server that is away', refused(502), 503],
    ['what this visitor may not see', refused(403), 403],
  ])('fails over %s with the words and the status of it', async (_name, failure, status) => {
    expect(await thrownBy(failure)).toMatchObject({ data: { words: failure.msg }, init: { status } });
  });

  it('makes a page that is not there of what is not there', async () =>
    expect(await thrownBy(refused(404))).toMatchObject({ data: null, init: { status: 404 } }));

  it('asks to sign in again, and leads back to the page and not to its data', async () => {
    const thrown = (await thrownBy(refused(401))) as Response;
    expect(thrown.headers.get('location')).toBe('/login?redirect=%2Fproduct%3Fkeyword%3Dipc');
  });

  it('leaves its own faults and answers as they are', async () => {
    const fault = new TypeError('x is undefined');
    const elsewhere = new Response(null, { status: 302 });
    expect([await thrownBy(fault), await thrownBy(elsewhere)]).toEqual([fault, elsewhere]);
  });
});

describe('a part of a page', () => {
  it('that failed becomes words for its place', async () => {
    expect(await partOf(request, Promise.resolve(7))).toEqual({ data: 7, failure: null });
    expect(await partOf(request, Promise.reject(refused(503)))).toEqual({ data: null, failure: '503 的话' });
  });
  it('asks to sign in again where the session has ended, and hides no fault', async () => {
    await expect(partOf(request, Promise.reject(refused(401)))).rejects.toMatchObject({ status: 302 });
    await expect(partOf(request, Promise.reject(new TypeError('x')))).rejects.toThrow('x');
  });
});
