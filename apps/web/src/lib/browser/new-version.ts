/**
 * A script of the page that cannot be read: a new version was put out, or the network lost it. Only where the server says so the
 * page is loaded anew, at most once a minute (SHELL-7); else, or when that has not helped, the caller says what to do.
 */
import { sessionDrawer } from '../kept/storage.ts';

const RELOAD_AT_MOST_EVERY_MS = 60_000;

/** What Chromium, Firefox, Safari and Vite's own loader say when a module cannot be read. */
const GONE = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

export const isScriptGone = (error: unknown): boolean => error instanceof Error && GONE.test(error.message);

/** Whether a page last loaded anew at `lastMs` (null: never) may do so again at `nowMs`; a clock set back does not lock it. */
export const mayReload = (lastMs: number | null, nowMs: number): boolean =>
  lastMs === null || !Number.isFinite(lastMs) || nowMs - lastMs >= RELOAD_AT_MOST_EVERY_MS || nowMs < lastMs;

/**
 * What the server says of the list of scripts that this page is made of; every new version has one of its own name. Null: nothing. A
 * browser behind a dead line believes to be online (`navigator.onLine`), and loading anew would lose the whole page.
 */
async function statusOfScripts(): Promise<number | null> {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: { url?: string } };
  if (!manifest?.url) return null;
  const answer = await fetch(manifest.url, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status ?? null;
}

/**
 * Loads the address in the bar anew, unless that was done within the minute: where a part of the page is gone if there is a new version,
 * where the page itself is (nothing of it is shown, and the browser keeps a script that failed) if the server can be reached. Gives
 * whether it does.
 */
export async function reloadForGone(what: 'part' | 'page', nowMs = Date.now()): Promise<boolean> {
  const status = await statusOfScripts();
  if (status === null || status >= 500 || (what === 'part' && status !== 404)) return false;
  const last = sessionDrawer.read('chunkReloadAt');
  if (!mayReload(last === null ? null : Number(last), nowMs)) return false;
  sessionDrawer.write('chunkReloadAt', String(nowMs));
  // without storage every failure would load the page anew, for ever
  if (sessionDrawer.read('chunkReloadAt') !== String(nowMs)) return false;
  window.location.reload();
  return true;
}
