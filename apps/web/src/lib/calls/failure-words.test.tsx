import { CallError } from '@portal/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { placeFailure } from '../../features/account/model/placed-failure.ts';
import { namingIdentity } from './call.ts';
import { failureWords } from './failure-words.tsx';

const refused = (status: number) => new CallError({ code: status, status, msg: `${status} 的话` });

describe('a session that has ended (SHELL-22)', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('offers to sign in beside what was typed, and comes back to the page', () => {
    vi.stubGlobal('window', { location: { pathname: '/member/accountSetting/baseInfo', search: '?a=1' } });
    for (const words of [failureWords(refused(401)), placeFailure(refused(401), ['nickname']).notice]) {
      const said = renderToStaticMarkup(words);
      expect(said).toContain('登录已过期');
      expect(said).toContain('href="/login?redirect=%2Fmember%2FaccountSetting%2FbaseInfo%3Fa%3D1" target="_blank"');
      expect(said).toContain('去登录');
    }
    expect(failureWords(refused(409))).toBe('409 的话');
  });

  it.each([
    [401, [null, null]],
    [409, ['session', 'session']],
  ])('%s: the marks of who is signed in are %j', async (status, marks) => {
    const kept = new Map([
      ['token', 'session'],
      ['jt', 'session'],
    ]);
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    vi.stubGlobal('window', { localStorage: { getItem: (key: string) => kept.get(key) ?? null, removeItem: (key: string) => void kept.delete(key) } });
    await namingIdentity(async () => ({ status, json: null }))({ method: 'GET', path: '/', headers: {} });
    expect([kept.get('token') ?? null, kept.get('jt') ?? null]).toEqual(marks);
  });
});
