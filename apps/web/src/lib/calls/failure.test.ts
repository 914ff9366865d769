import { CallError } from '@portal/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failureText, isRefused, tellFailure } from './failure.ts';

const refused = (status: number) => new CallError({ code: status, status, msg: `${status} 的话` });
const lost = new CallError({ code: 0, status: 0, msg: '网络异常，请检查网络后重试', isNetworkError: true });

describe('a failure', () => {
  it.each([
    ['is said in the words of the server', refused(409), '409 的话'],
    ['of the network in those of the call', lost, '网络异常，请检查网络后重试'],
    [
      'of a script that is gone asks to load the page anew',
      new TypeError('Failed to fetch dynamically imported module: /a.js'),
      '页面已更新或网络异常，请刷新后重试',
    ],
    ['of the page itself is one of ours', new TypeError('x is undefined'), '操作失败，请稍后重试'],
    ['that is no error at all too', undefined, '操作失败，请稍后重试'],
  ])('%s', (_name, failure, words) => expect(failureText(failure)).toBe(words));

  it('of a script that cannot be read offline says that it is the network', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(failureText(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toBe('网络异常，请检查网络后重试');
    vi.unstubAllGlobals();
  });

  it('is a refusal where the server looked at the call; a lost answer is none', () => {
    expect([refused(400), refused(401), refused(409), refused(429)].every(isRefused)).toBe(true);
    expect([refused(500), refused(503), lost, new TypeError('x'), null].some(isRefused)).toBe(false);
  });
});

describe('telling it', () => {
  afterEach(() => void vi.unstubAllGlobals());
  const left = (failure: unknown, tell?: (words: string) => void) => {
    const assign = vi.fn<(href: string) => void>();
    vi.stubGlobal('window', { location: { pathname: '/tool/designOrder', search: '?page=2', assign } });
    tellFailure(failure, tell);
    return assign.mock.calls.flat();
  };
  const told = (failure: unknown) => {
    const tell = vi.fn<(words: string) => void>();
    return { left: left(failure, tell), said: tell.mock.calls.flat() };
  };

  it('a session that has ended leads to the sign-on and back here, without a word', () =>
    expect(told(refused(401))).toEqual({ left: ['/login?redirect=%2Ftool%2FdesignOrder%3Fpage%3D2'], said: [] }));
  it('a server that broke leads to the error page, which knows the way back', () =>
    expect(left(refused(500))).toEqual(['/error?status=500&from=%2Ftool%2FdesignOrder%3Fpage%3D2']));
  it('and is said in its place where something typed would be lost', () => expect(told(refused(500))).toEqual({ left: [], said: ['500 的话'] }));
  it('any other is said in the place there is for it', () => expect(told(refused(429))).toEqual({ left: [], said: ['429 的话'] }));
});
