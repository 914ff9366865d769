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
    vi.useRealTimers();
    stayAfterAll();
    vi.useRealTimers();
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

describe('what is written soon', () => {
  let idle: (() => void)[] = [];
  let leave = () => {};
  const rested = () => {
    vi.advanceTimersByTime(1_000);
    for (const work of idle) work();
  };
  const aPage = () => {
    idle = [];
    vi.useFakeTimers();
    const sessionStorage = aStorage();
    vi.stubGlobal('window', {
      localStorage: aStorage(),
      sessionStorage,
      requestIdleCallback: (work: () => void) => idle.push(work),
      addEventListener: (_type: 'pagehide', work: () => void) => void (leave = work),
    });
    vi.stubGlobal('document', { addEventListener: () => undefined });
    return sessionStorage;
  };
  afterEach(() => {
    vi.useRealTimers();
    stayAfterAll();
    vi.unstubAllGlobals();
  });

  it('is made and written once the page is idle, the newest alone; to whoever reads it is written', () => {
    const stored = aPage();
    const made: string[] = [];
    const soon = (text: string) => sessionDrawer.writeSoon('selectionDraft:1', () => (made.push(text), text));
    soon('one');
    soon('two');
    vi.advanceTimersByTime(999);
    expect([made, stored.getItem('selectionDraft:1'), idle]).toEqual([[], null, []]);
    rested();
    expect([made, stored.getItem('selectionDraft:1'), idle.length]).toEqual([['two'], 'two', 1]);
    soon('three');
    expect(sessionDrawer.read('selectionDraft:1')).toBe('three');
    soon('four');
    expect(hasUnsavedDraft()).toBe(true);
    expect(stored.getItem('selectionDraft:1')).toBe('four');
  });

  it('is neither made nor written where it was removed within the second: the server has it by then', () => {
    const stored = aPage();
    const made: string[] = [];
    sessionDrawer.writeSoon('selectionDraft:1', () => (made.push('draft'), 'draft'));
    sessionDrawer.writeSoon('selectionDraft:1', null);
    rested();
    expect([made, stored.getItem('selectionDraft:1')]).toEqual([[], null]);
  });

  it('leaves nothing of an earlier state behind where it finds no room, and is removed as late', () => {
    const stored = aPage();
    sessionDrawer.write('orderSteps:1', 'earlier');
    stored.setItem = () => {
      throw new Error('full');
    };
    sessionDrawer.writeSoon('orderSteps:1', () => 'too much');
    rested();
    expect(stored.getItem('orderSteps:1')).toBeNull();
    const roomy = aPage();
    sessionDrawer.write('orderSteps:1', 'earlier');
    sessionDrawer.writeSoon('orderSteps:1', null);
    expect(roomy.getItem('orderSteps:1')).toBe('earlier');
    expect(sessionDrawer.read('orderSteps:1')).toBeNull();
  });

  it('is written when the page goes, and not at all where it was removed, written otherwise, or its person signs out', async () => {
    const stored = aPage();
    const page = (await import(`./storage.ts?${'another page of its own'}`)) as typeof storage;
    const drawer = page.sessionDrawer;
    for (const key of ['selectionDraft:1', 'orderDraft:1', 'orderSteps:1'] as const) drawer.writeSoon(key, () => 'late');
    drawer.remove('orderDraft:1');
    drawer.write('orderSteps:1', 'at once');
    leave();
    expect([stored.getItem('selectionDraft:1'), stored.getItem('orderDraft:1'), stored.getItem('orderSteps:1')]).toEqual(['late', null, 'at once']);
    drawer.writeSoon('orderDraft:1', () => 'late');
    page.clearPersonalStorage();
    leave();
    expect(stored.getItem('orderDraft:1')).toBeNull();
  });
});
