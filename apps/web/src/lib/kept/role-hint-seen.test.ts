import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasSeenRoleHint, hintMarkOf, rememberRoleHint } from './role-hint-seen.ts';
import { clearPersonalStorage, hintCookie, LOCAL_KEYS, stayAfterAll } from './storage.ts';

describe('the hint where identities are changed (ACCOUNT-5)', () => {
  let written = '';
  const cleared: string[] = [];
  beforeEach(() => {
    written = '';
    cleared.length = 0;
    const storage = { getItem: () => null, setItem: () => {}, removeItem: (key: string) => void cleared.push(key), clear: () => {} };
    vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage });
    vi.stubGlobal('document', {
      get cookie() {
        return `other=1; ${written.split(';')[0] ?? ''}`;
      },
      set cookie(text: string) {
        written = text;
      },
    });
  });
  afterEach(() => stayAfterAll());

  it('is remembered of each account, after signing out too, and of nobody else', () => {
    rememberRoleHint('A1001');
    rememberRoleHint('A1002');
    clearPersonalStorage();
    expect(cleared.toSorted()).toEqual(LOCAL_KEYS.toSorted());
    expect(['A1001', 'A1002', 'A1003'].map(hasSeenRoleHint)).toEqual([true, true, false]);
  });

  it('is sent with /home alone, and keeps no account and no phone: four figures that many accounts share', () => {
    rememberRoleHint('13800000001');
    rememberRoleHint('13800000001');
    expect(written).toMatch(/^roleHintSeen=[\da-f]{4}; path=\/home; max-age=31536000; samesite=lax$/);
    const accounts = Array.from({ length: 200_000 }, (_, at) => `A${at}`);
    expect(accounts.some((account) => hintMarkOf(account) === hintMarkOf('13800000001'))).toBe(true);
  });

  it('keeps the last twenty, and reads nothing else as a mark', () => {
    written = 'roleHintSeen=1.zz.12345';
    for (let at = 0; at < 30; at++) rememberRoleHint(`A${at}`);
    expect(hintCookie.read().split('.')).toHaveLength(20);
    expect([hasSeenRoleHint('A0'), hasSeenRoleHint('A29')]).toEqual([false, true]);
  });
});
