/**
 * The only file that touches browser storage. A value that does not parse counts as absent; a browser that refuses storage
 * (private mode, full) behaves as if nothing were kept. No key holds anything that opens an account.
 */
import type { z } from 'zod';

/** Keys of localStorage. `token` and `jt` exist under the names other sites know and hold a marker only (ACCOUNT-2, decision 0003). */
export const LOCAL_KEYS = ['token', 'jt', 'PRO_TAB_TYPE', 'calculatorHistory', 'calculatorUsage', 'searchHistory', 'showMargin'] as const;
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
  'papersDraft',
  'privateProductDraft',
  'requirementDraft',
  'checkoutDraft',
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

function drawer<Key extends string>(find: () => Storage): Drawer<Key> {
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
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

export const localDrawer = drawer<LocalKey>(() => window.localStorage);
export const sessionDrawer = drawer<SessionKey>(() => window.sessionStorage);

/** Whether this tab holds edits of a list or an order that the server does not have, of whichever identity. */
export function hasUnsavedDraft(): boolean {
  if (typeof window === 'undefined') return false;
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

/** Signing out leaves nothing of the person behind, but that somebody has been told where identities are changed (`lib/role-hint-seen.ts`). */
export function clearPersonalStorage(): void {
  isLeaving = true;
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
 * the hint is given, sent with no other page or call. It holds the marks of `lib/role-hint-seen.ts`, letters and figures alone.
 */
export const hintCookie = {
  read: (): string => (typeof document === 'undefined' ? '' : (/(?:^|; )roleHintSeen=([\da-f.]*)/.exec(document.cookie)?.[1] ?? '')),
  write(marks: string): void {
    document.cookie = `roleHintSeen=${marks}; path=/home; max-age=31536000; samesite=lax`;
  },
};
