import { SIGNED_IN_MARK } from '@portal/contract/account';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as storage from './storage.ts';
import { clearPersonalStorage, hasUnsavedDraft, localDrawer, markSignedIn, sessionDrawer, stayAfterAll } from './storage.ts';

/** The part of `Storage` that is used: its keys are listed by place. */
function aStorage() {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (place: number) => [...kept.keys()][place] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

describe('signing out', () => {
  beforeEach(() => void vi.stubGlobal('window', { localStorage: aStorage(), sessionStorage: aStorage() }));
  afterEach(() => {
    stayAfterAll();
    vi.unstubAllGlobals();
  });

  it('knows of edits that are in no list yet, of whichever identity', () => {
    sessionDrawer.write('searchInfo', '{}');
    expect(hasUnsavedDraft()).toBe(false);
    sessionDrawer.write('selectionDraft:13900000000/M1', '{}');
    expect(hasUnsavedDraft()).toBe(true);
    clearPersonalStorage();
    expect(hasUnsavedDraft()).toBe(false);
  });

  it('begins with clearing, in a page where nobody has signed out before', async () => {
    const page = (await import(`./storage.ts?${'a page of its own'}`)) as typeof storage;
    expect(page.isSigningOut()).toBe(false);
    page.clearPersonalStorage();
    expect(page.isSigningOut()).toBe(true);
  });

  it('takes the two marks along, which say that somebody is here and nothing else', () => {
    const marks = () => [localDrawer.read('token'), localDrawer.read('jt')];
    markSignedIn(true);
    expect(marks()).toEqual([SIGNED_IN_MARK, SIGNED_IN_MARK]);
    clearPersonalStorage();
    expect(marks()).toEqual([null, null]);
    markSignedIn(true);
    markSignedIn(false);
    expect(marks()).toEqual([null, null]);
  });

  it('asks nothing where the browser refuses storage', () => {
    vi.stubGlobal('window', {
      get sessionStorage(): Storage {
        throw new Error('refused');
      },
    });
    expect(hasUnsavedDraft()).toBe(false);
  });
});
