import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goHomeAnew, sendStrangerHome } from './api.ts';

/** The part of `Storage` that is used. */
function aStorage(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

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
