/**
 * A script of the page that cannot be read: a new version was put out, or the network lost it. Only where the server says that it has
 * others by now the page is loaded anew, at most once a minute (SHELL-7); else, or when that has not helped, the caller says what to do.
 */
import { sessionDrawer } from './storage.ts';

const RELOAD_AT_MOST_EVERY_MS = 60_000;

/** What Chromium, Firefox, Safari and Vite's own loader say when a module cannot be read. */
const GONE = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

export const isScriptGone = (error: unknown): boolean => error instanceof Error && GONE.test(error.message);

/** Whether a page last loaded anew at `lastMs` (null: never) may do so again at `nowMs`; a clock set back does not lock it. */
export const mayReload = (lastMs: number | null, nowMs: number): boolean =>
  lastMs === null || !Number.isFinite(lastMs) || nowMs - lastMs >= RELOAD_AT_MOST_EVERY_MS || nowMs < lastMs;

/**
 * Whether the server has the list of scripts no longer that this page is made of; every new version has one of its own name. A network
 * that is gone answers nothing, whatever the browser thinks of it (`navigator.onLine` is true behind a dead line), and loading anew
 * would lose the whole page.
 */
async function isReplaced(): Promise<boolean> {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: { url?: string } };
  if (!manifest?.url) return false;
  const answer = await fetch(manifest.url, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === 404;
}

/** Loads the address in the bar anew where there is a new version, unless that was done within the minute. Gives whether it does. */
export async function reloadForNewVersion(nowMs = Date.now()): Promise<boolean> {
  if (!(await isReplaced())) return false;
  const last = sessionDrawer.read('chunkReloadAt');
  if (!mayReload(last === null ? null : Number(last), nowMs)) return false;
  sessionDrawer.write('chunkReloadAt', String(nowMs));
  // without storage every failure would load the page anew, for ever
  if (sessionDrawer.read('chunkReloadAt') !== String(nowMs)) return false;
  window.location.reload();
  return true;
}
