import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '@portal/ui';
import { isActing, tellActingAgain, tellIdentityChanged } from '../../lib/identity/identity-changed.ts';
import { onIdentityLeaving } from '../../lib/identity/identity-switching.ts';
import { goHomeAnew, sendStrangerHome, signOut, switchBack, switchIdentity } from './api.ts';

/** The part of `Storage` that is used. */
function aStorage(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

describe('signing out (SHELL-23)', () => {
  const kept = new Map<string, string>();
  const assign = vi.fn<(to: string) => void>();
  const told = vi.fn<(words: string) => void>();
  const out = async (answer: () => Promise<Response>) => {
    vi.useFakeTimers();
    kept.set('token', 'session');
    vi.spyOn(toast, 'error').mockImplementation(told as never);
    vi.stubGlobal('window', { localStorage: aStorage(kept), sessionStorage: aStorage(new Map()), location: { assign } });
    vi.stubGlobal('fetch', answer);
    const done = signOut('/logout?redirect=%2Fproduct');
    await vi.advanceTimersByTimeAsync(10_000);
    await done;
  };
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('ends the session, forgets, and leaves', async () => {
    await out(async () => new Response(JSON.stringify({ code: 0, msg: '', data: null })));
    expect([kept.get('token'), assign.mock.calls]).toEqual([undefined, [['/logout?redirect=%2Fproduct']]]);
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('offline'))],
    ['a server that fails', async () => new Response('{"code":500,"msg":""}', { status: 500 })],
  ])('that meets %s is told, and everything stays', async (_name, answer) => {
    assign.mockClear();
    await out(answer);
    expect([kept.get('token'), assign.mock.calls.length, told.mock.lastCall?.[0]]).toEqual(['session', 0, expect.stringContaining('退出失败')]);
  });
});

describe('home from a page that failed (SHELL-20)', () => {
  const local = new Map<string, string>();
  const session = new Map<string, string>();
  const assign = vi.fn<(to: string) => void>();
  const replace = vi.fn<(to: string) => void>();
  const asked: string[] = [];
  /** What the server answers to the question who is here; null: nothing arrives. */
  let answers: { status: number; code: number } | null = null;

  beforeEach(() => {
    local.set('token', 'session').set('jt', 'session');
    session.clear();
    session.set('selectionDraft:A1/M1', '{}');
    asked.length = 0;
    assign.mockClear();
    replace.mockClear();
    vi.stubGlobal('window', { localStorage: aStorage(local), sessionStorage: aStorage(session), location: { assign, replace } });
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path.split('/').at(-1) ?? '');
      if (answers === null) throw new TypeError('offline');
      return new Response(JSON.stringify({ code: answers.code, msg: '', data: {} }), { status: answers.status });
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['a session that is read goes on, and so does what was not saved', { status: 200, code: 0 }, false],
    ['without a network nothing is known of it, so it goes on', null, false],
    ['one that cannot be read ends, with all that is kept', { status: 401, code: 401 }, true],
    ['so does one that the server fails over', { status: 500, code: 500 }, true],
  ])('%s', async (_name, answer, ends) => {
    answers = answer;
    await goHomeAnew();
    expect([local.get('token'), local.get('jt')]).toEqual([undefined, undefined]);
    expect(session.has('selectionDraft:A1/M1')).toBe(!ends);
    expect(asked.some((path) => path === 'logout')).toBe(ends);
    expect(assign).toHaveBeenCalledWith('/home');
  });

  it.each([
    ['a member stays', { status: 200, code: 0 }, false],
    ['who cannot be told stays', null, false],
    ['a guest is sent home', { status: 401, code: 401 }, true],
    ['so is whose session the server fails over', { status: 500, code: 500 }, true],
  ])('of a server that broke: %s, and what was typed is there for when he signs in', async (_name, answer, isSent) => {
    answers = answer;
    await sendStrangerHome();
    expect(replace.mock.calls.flat()).toEqual(isSent ? ['/home'] : []);
    expect([local.has('token'), local.has('jt'), asked.includes('logout'), session.get('sentHome')]).toEqual(
      isSent ? [false, false, true, '1'] : [true, true, false, undefined],
    );
    expect(session.has('selectionDraft:A1/M1')).toBe(true);
  });
});

describe('acting for another enterprise (ACCOUNT-5)', () => {
  const session = new Map<string, string>();
  const reload = vi.fn<() => void>();
  const told = vi.fn<() => void>();
  /** What arrives, in the order it happened. */
  let log: string[] = [];
  /** Who acts on the server. */
  let acts = 'M1';
  let isCut = false;
  let isOffline = false;

  beforeEach(() => {
    vi.useFakeTimers();
    [log, acts, isCut, isOffline] = [[], 'M1', false, false];
    session.clear();
    reload.mockClear();
    told.mockClear();
    vi.spyOn(toast, 'error').mockImplementation(told as never);
    vi.stubGlobal('document', { documentElement: { dataset: { actingFor: 'A1/M1' } } });
    vi.stubGlobal('window', { sessionStorage: aStorage(session), location: { reload } });
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      const call = path.split('/').at(-1) ?? '';
      if (isOffline) throw new TypeError('offline');
      if (call === 'changeIdentity') {
        acts = (JSON.parse(String(init.body)) as { merchantNo: string }).merchantNo;
        log.push(`acts for ${acts}`);
        if (isCut) throw new TypeError('the answer was cut off');
      }
      return new Response(JSON.stringify({ code: 0, msg: '', data: { accountNo: 'A1', merchantNo: acts } }), { status: 200 });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    tellActingAgain();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  // what a switch waits for has passed before the next
  afterEach(() => vi.advanceTimersByTimeAsync(10_000));
  const passed = () => vi.advanceTimersByTimeAsync(100);

  it('has what is not saved saved before, then loads the page anew; a second press meanwhile is none', async () => {
    const forget = onIdentityLeaving(async () => void log.push('saved'));
    void switchIdentity('M2');
    void switchIdentity('M2');
    await passed();
    void switchIdentity('M3');
    await passed();
    expect(log).toEqual(['saved', 'acts for M2']);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(session.get('identitySwitched')).toBe('M2');
    forget();
  });

  it('what cannot be saved does not hold it up: it stays in its draft', async () => {
    const forget = onIdentityLeaving(() => Promise.reject(new Error('offline')));
    void switchIdentity('M2');
    await passed();
    expect(log).toEqual(['acts for M2']);
    forget();
  });

  it('an answer that was cut off is asked for: who acts by now', async () => {
    isCut = true;
    void switchIdentity('M2');
    await passed();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(told).not.toHaveBeenCalled();
  });

  it('without a network it says so, and can be pressed again', async () => {
    isOffline = true;
    await switchIdentity('M2');
    expect(told).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
    isOffline = false;
    void switchIdentity('M2');
    await passed();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('back again, the page goes on where it stood', async () => {
    acts = 'M2';
    tellIdentityChanged({ wasRefused: true });
    await switchBack('M1');
    expect([acts, isActing()]).toEqual(['M1', true]);
    expect(reload).not.toHaveBeenCalled();
  });
});
