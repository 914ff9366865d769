import { toast } from '@portal/ui';
import { afterEach, expect, it, vi } from 'vitest';
import { refreshUnreadMail } from './api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a count that fails is said in the server’s words, once until it succeeds (MESSAGE-5)', async () => {
  const said = vi.spyOn(toast, 'error').mockReturnValue(0 as never);
  let answer: { status: number; code: number; data: unknown } | null = null;
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('fetch', async () => {
    if (answer === null) throw new TypeError('offline');
    return new Response(JSON.stringify({ code: answer.code, msg: '消息服务繁忙', data: answer.data }), { status: answer.status });
  });
  const fails = { status: 503, code: 503, data: null };
  for (const next of [null, { ...fails, status: 401, code: 401 }, fails, fails]) {
    answer = next;
    await refreshUnreadMail();
  }
  expect(said.mock.calls).toEqual([['消息服务繁忙']]);
  answer = { status: 200, code: 0, data: { notice: 0, total: 3 } };
  await refreshUnreadMail();
  answer = fails;
  await refreshUnreadMail();
  expect(said).toHaveBeenCalledTimes(2);
});
