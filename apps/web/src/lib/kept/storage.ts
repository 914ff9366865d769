/**
 * The only file that touches browser storage. A value that does not parse counts as absent; a browser that refuses storage
 * (private mode, full) behaves as if nothing were kept. No key holds anything that opens an account.
 */
import type { z } from 'zod';

/** Keys of localStorage. `token` and `jt` exist under the names other sites know and hold a marker only (ACCOUNT-2, decision 0003). */
export const LOCAL_KEYS = ['token', 'jt', 'PRO_TAB_TYPE', 'calculatorHistory', 'calculatorUsage', 'calculatorBook', 'searchHistory'] as const;
/** Keys of sessionStorage; those ending in `:` are followed by an id. */
export const SESSION_KEYS = [
  'selectionDraft:',
  'selectionSteps:',
  'orderDraft:',
  'orderSteps:',
  'searchInfo',
  'chunkReloadAt',
  'wishBeforeSignIn',
  'compareList',
  'loginPromptsDone',
  'formDraft:',
  'registerPhone',
  'identitySwitched',
  'toldOnArrival',
  'sentHome',
] as const;

export type LocalKey = (typeof LOCAL_KEYS)[number];
export type SessionKey = (typeof SESSION_KEYS)[number] | `${KeyOfMany}${string}`;
type KeyOfMany = Extract<(typeof SESSION_KEYS)[number], `${string}:`>;
/** Edits that the server does not have. */
const DRAFTS: readonly string[] = ['selectionDraft:', 'orderDraft:'];

interface Drawer<Key extends string> {
  read(key: Key): string | null;
  /** The parsed value, or null where it is absent or of another shape. */
  readAs<T>(key: Key, shape: z.ZodType<T>): T | null;
  write(key: Key, value: string): void;
  remove(key: Key): void;
}

interface FoundDrawer<Key extends string> extends Drawer<Key> {
  /** False where it finds no room, or the browser refuses; what was there stays then. */
  tryWrite(key: Key, value: string): boolean;
}

function drawer<Key extends string>(find: () => Storage): FoundDrawer<Key> {
  const attempt = <T>(work: (storage: Storage) => T, fallback: T): T => {
    if (typeof window === 'undefined') return fallback;
    try {
      return work(find());
    } catch {
      return fallback;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    readAs: (key, shape) =>
      attempt((storage) => {
        const parsed = shape.safeParse(JSON.parse(storage.getItem(key) ?? 'null'));
        return parsed.success ? parsed.data : null;
      }, null),
    write: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    tryWrite: (key, value) => attempt((storage) => (storage.setItem(key, value), true), false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

export const localDrawer: Drawer<LocalKey> = drawer<LocalKey>(() => window.localStorage);
const tabDrawer = drawer<SessionKey>(() => window.sessionStorage);

/** What is to be written and is not yet, newest only; null: it is to be removed. */
const waiting = new Map<SessionKey, (() => string) | null>();

export interface SessionDrawer extends Drawer<SessionKey> {
  /**
   * Keeps a text that takes long to make and to write a second later, once the page is idle, or when it goes: no key of a list of 500 lines is
   * held up by it, and what the server has by then is never written. To whoever reads, it is written. One that finds no room leaves none behind: an older one would be wrong. null removes.
   */
  writeSoon(key: SessionKey, makeText: (() => string) | null): void;
}

export const sessionDrawer: SessionDrawer = {
  read: (key) => (writeWaiting(), tabDrawer.read(key)),
  readAs: (key, shape) => (writeWaiting(), tabDrawer.readAs(key, shape)),
  write(key, value) {
    waiting.delete(key);
    tabDrawer.write(key, value);
  },
  writeSoon(key, makeText) {
    if (waiting.size === 0) whenIdle(writeWaiting);
    waiting.set(key, makeText);
  },
  remove(key) {
    waiting.delete(key);
    tabDrawer.remove(key);
  },
};

function writeWaiting(): void {
  const texts = [...waiting];
  waiting.clear();
  for (const [key, makeText] of texts) {
    if (makeText === null || !tabDrawer.tryWrite(key, makeText())) tabDrawer.remove(key);
  }
}

const REST_MS = 1_000;
const IDLE_AT_LAST_MS = 500;
let isHeard = false;
function whenIdle(work: () => void): void {
  if (typeof window === 'undefined') return;
  if (!isHeard) {
    isHeard = true;
    window.addEventListener('pagehide', writeWaiting);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && writeWaiting());
  }
  setTimeout(() => ('requestIdleCallback' in window ? window.requestIdleCallback(work, { timeout: IDLE_AT_LAST_MS }) : work()), REST_MS);
}

/** Whether this tab holds edits of a list or an order that the server does not have, of whichever identity. */
export function hasUnsavedDraft(): boolean {
  if (typeof window === 'undefined') return false;
  writeWaiting();
  try {
    const { sessionStorage } = window;
    return Array.from({ length: sessionStorage.length }, (_, place) => sessionStorage.key(place)).some((key) => DRAFTS.some((begin) => key?.startsWith(begin)));
  } catch {
    return false;
  }
}

/** What `token` and `jt` hold, as `getUserTk` says it: that somebody is signed in here, and nothing that says who. */
const SIGNED_IN_MARK = 'session';

/** Keeps the two marks as the page that was read says: there for whoever is signed in, gone for a guest. */
export function markSignedIn(isSignedIn: boolean): void {
  for (const key of ['token', 'jt'] as const) {
    if (isSignedIn) localDrawer.write(key, SIGNED_IN_MARK);
    else localDrawer.remove(key);
  }
}

let isLeaving = false;
/** Whether the person is on the way out, and has been asked what there was to ask. */
export const isSigningOut = (): boolean => isLeaving;
/** The browser shows the page again. */
export const stayAfterAll = (): void => void (isLeaving = false);

/** Signing out leaves nothing of the person behind, but that somebody has been told where identities are changed (`lib/kept/role-hint-seen.ts`). */
export function clearPersonalStorage(): void {
  isLeaving = true;
  waiting.clear();
  for (const key of LOCAL_KEYS) localDrawer.remove(key);
  if (typeof window !== 'undefined') {
    try {
      window.sessionStorage.clear();
    } catch {
      // storage refused: there is nothing to clear
    }
  }
}

/**
 * What outlives signing out, at which the browser wipes the storage of this origin (`Clear-Site-Data`): a cookie of /home for a year, where
 * the hint is given, sent with no other page or call. It holds the marks of `lib/kept/role-hint-seen.ts`, letters and figures alone.
 */
export const hintCookie = {
  read: (): string => (typeof document === 'undefined' ? '' : (/(?:^|; )roleHintSeen=([\da-f.]*)/.exec(document.cookie)?.[1] ?? '')),
  write(marks: string): void {
    document.cookie = `roleHintSeen=${marks}; path=/home; max-age=31536000; samesite=lax`;
  },
};
