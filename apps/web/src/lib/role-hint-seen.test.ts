import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasSeenRoleHint, hintMarkOf, rememberRoleHint } from './role-hint-seen.ts';
import { clearPersonalStorage, localDrawer, LOCAL_KEYS, stayAfterAll } from './storage.ts';

describe('the hint where identities are changed (ACCOUNT-5)', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
      clear: () => kept.clear(),
    };
    vi.stubGlobal('window', { localStorage: storage, sessionStorage: { ...storage, clear: () => {} } });
  });
  afterEach(() => stayAfterAll());

  it('is remembered of each account, after signing out too, and of nobody else', () => {
    rememberRoleHint('A1001');
    rememberRoleHint('A1002');
    for (const key of LOCAL_KEYS) if (key !== 'roleHintSeen') localDrawer.write(key, 'x');
    clearPersonalStorage();
    expect([...kept.keys()]).toEqual(['roleHintSeen']);
    expect(['A1001', 'A1002', 'A1003'].map(hasSeenRoleHint)).toEqual([true, true, false]);
  });

  it('keeps no account and no phone: four figures that many accounts share', () => {
    rememberRoleHint('13800000001');
    rememberRoleHint('13800000001');
    expect(localDrawer.read('roleHintSeen')).toMatch(/^[\da-f]{4}$/);
    const accounts = Array.from({ length: 200_000 }, (_, at) => `A${at}`);
    const alike = accounts.filter((account) => hintMarkOf(account) === hintMarkOf('13800000001'));
    expect(alike.length).toBeGreaterThan(0);
  });

  it('keeps the last twenty, and reads nothing else as a mark', () => {
    localDrawer.write('roleHintSeen', '1');
    for (let at = 0; at < 30; at++) rememberRoleHint(`A${at}`);
    expect((localDrawer.read('roleHintSeen') ?? '').split(' ')).toHaveLength(20);
    expect([hasSeenRoleHint('A0'), hasSeenRoleHint('A29')]).toEqual([false, true]);
  });
});
