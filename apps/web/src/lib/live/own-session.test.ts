import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isActing, onActingAgain, tellActingAgain, tellIdentityChanged } from '../identity/identity-changed.ts';
import { lookWhoActs } from './own-session.ts';
import { switching } from '../identity/identity-switching.ts';
import { stayAfterAll } from '../kept/storage.ts';

/** What the server answers to the question who is here; null: nothing arrives. */
let answers: { status: number; code: number; merchantNo?: string } | null = null;
let asked = 0;
beforeEach(() => {
  stayAfterAll();
  asked = 0;
  vi.stubGlobal('document', { documentElement: { dataset: { actingFor: 'A1/M1' } } });
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', async () => {
    asked++;
    if (answers === null) throw new TypeError('offline');
    const { status, code, merchantNo } = answers;
    return new Response(JSON.stringify({ code, msg: '', data: { accountNo: 'A1', merchantNo } }), { status });
  });
});
afterEach(() => {
  tellActingAgain();
  vi.unstubAllGlobals();
});

const M1 = { status: 200, code: 0, merchantNo: 'M1' };
const M2 = { status: 200, code: 0, merchantNo: 'M2' };

describe('who acts by now (ACCOUNT-5)', () => {
  it.each([
    ['the page’s own identity', M1, 'same', true],
    ['another of the account', M2, 'other', false],
    ['nobody', { status: 401, code: 401 }, 'nobody', false],
    ['nobody can tell: nothing has changed', null, 'unknown', true],
    ['the server fails: nothing has changed', { status: 500, code: 500 }, 'unknown', true],
  ])('%s', async (_name, answer, who, acts) => {
    answers = answer;
    expect(await lookWhoActs()).toBe(who);
    expect(isActing()).toBe(acts);
  });

  it('a page that was told goes on as soon as its own acts again, and not where that cannot be told', async () => {
    const resumed = vi.fn<() => void>();
    const forget = onActingAgain(resumed);
    tellIdentityChanged({ wasRefused: true });
    answers = null;
    await lookWhoActs();
    expect(isActing()).toBe(false);
    answers = M1;
    await lookWhoActs();
    await lookWhoActs();
    expect(isActing()).toBe(true);
    expect(resumed).toHaveBeenCalledTimes(1);
    forget();
  });

  it('is asked once however many ask, and a tab that switches itself is not told', async () => {
    answers = M2;
    await switching(async () => void (await Promise.all([lookWhoActs(), lookWhoActs()])));
    expect([asked, isActing()]).toEqual([1, true]);
  });
});
