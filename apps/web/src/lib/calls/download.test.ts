import { beforeEach, expect, it, vi } from 'vitest';
import { download, fetchBytes, OWN_PRODUCTS_TIMEOUT_MS, WHOLE_TIMEOUT_MS } from './download.ts';

beforeEach(() => void vi.stubGlobal('document', { documentElement: { dataset: {} } }));
const options = { fallbackName: 'x.pdf', slow: '文件 40 秒内没有生成完', leaving: new AbortController().signal };
const failing = (answer: () => Promise<unknown>) => vi.stubGlobal('fetch', answer);

it('a file that takes longer than the limit says so, and what to do', async () => {
  failing(() => Promise.reject(new DOMException('too slow', 'TimeoutError')));
  await expect(download('/x', options)).rejects.toMatchObject({ msg: expect.stringContaining('40 秒'), isNetworkError: true });
});

it('a broken connection is told, and so is what the server says', async () => {
  failing(() => Promise.reject(new TypeError('failed to fetch')));
  await expect(download('/x', options)).rejects.toMatchObject({ msg: '网络异常，文件没有导出' });
  failing(async () => new Response(JSON.stringify({ code: 404, msg: '内容不存在或已被删除' }), { status: 404 }));
  await expect(download('/x', options)).rejects.toMatchObject({ code: 404, msg: '内容不存在或已被删除' });
});

it('a dialog that was closed meanwhile hears nothing', async () => {
  const leaving = new AbortController();
  failing(() => {
    leaving.abort();
    return Promise.reject(new DOMException('aborted', 'AbortError'));
  });
  await expect(download('/x', { ...options, leaving: leaving.signal })).resolves.toBeUndefined();
});

it('an export of a list has 40 seconds, one’s own products 200, a whole file 1000 (WIRE-4)', async () => {
  const given = vi.spyOn(AbortSignal, 'timeout');
  failing(() => Promise.reject(new TypeError('failed to fetch')));
  for (const timeoutMs of [undefined, OWN_PRODUCTS_TIMEOUT_MS, WHOLE_TIMEOUT_MS])
    await download('/x', { ...options, ...(timeoutMs !== undefined && { timeoutMs }) }).catch(() => {});
  expect(given.mock.calls).toEqual([[40_000], [200_000], [1_000_000]]);
});

it('a file that comes says how much of it has', async () => {
  const parts = ['a'.repeat(30), 'b'.repeat(10)].map((text) => new TextEncoder().encode(text));
  const answer = (headers: Record<string, string>) => {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (const part of parts) controller.enqueue(part);
        controller.close();
      },
    });
    return new Response(body, { headers });
  };
  const told: (number | null)[] = [];
  const fetched = () => fetchBytes('/x', { ...options, onCome: (share) => told.push(share) });
  failing(async () => answer({ 'content-length': '40' }));
  expect((await fetched())?.blob.size).toBe(40);
  expect(told.splice(0)).toEqual([0, 0.75, 1]);
  // packed, or of unknown length
  for (const headers of [{}, { 'content-length': '20', 'content-encoding': 'br' }] as Record<string, string>[]) {
    failing(async () => answer(headers));
    await fetched();
    expect(new Set(told.splice(0))).toEqual(new Set([null]));
  }
});
