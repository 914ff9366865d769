/**
 * A script of the page that is gone: a new version was put out, or the network lost it. The page is loaded anew, at most once a
 * minute (SHELL-7); when that has not helped, the caller says what to do.
 */
import { sessionDrawer } from './storage.ts';

const RELOAD_AT_MOST_EVERY_MS = 60_000;

/** What Chromium, Firefox, Safari and Vite's own loader say when a module cannot be read. */
const GONE = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

export const isScriptGone = (error: unknown): boolean => error instanceof Error && GONE.test(error.message);

/** Whether a page last loaded anew at `lastMs` (null: never) may do so again at `nowMs`; a clock set back does not lock it. */
export const mayReload = (lastMs: number | null, nowMs: number): boolean =>
  lastMs === null || !Number.isFinite(lastMs) || nowMs - lastMs >= RELOAD_AT_MOST_EVERY_MS || nowMs < lastMs;

/** Loads the address in the bar anew, unless that was done within the minute or there is no network: then the whole page would be lost. Gives whether it does. */
export function reloadForNewVersion(nowMs = Date.now()): boolean {
  if (!navigator.onLine) return false;
  const last = sessionDrawer.read('chunkReloadAt');
  if (!mayReload(last === null ? null : Number(last), nowMs)) return false;
  sessionDrawer.write('chunkReloadAt', String(nowMs));
  // without storage every failure would load the page anew, for ever
  if (sessionDrawer.read('chunkReloadAt') !== String(nowMs)) return false;
  window.location.reload();
  return true;
}
