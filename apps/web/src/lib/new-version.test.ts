import { afterEach, describe, expect, test, vi } from 'vitest';
import { isScriptGone, mayReload, reloadForNewVersion } from './new-version.ts';

test.each([
  ['Chromium', 'Failed to fetch dynamically imported module: https://shop/assets/page-1.js', true],
  ['Firefox', 'error loading dynamically imported module: https://shop/assets/page-1.js', true],
  ['Safari', 'Importing a module script failed.', true],
  ['a style sheet that is gone', 'Unable to preload CSS for /assets/page-1.css', true],
  ['any other mistake', 'Cannot read properties of undefined', false],
])('%s', (_browser, message, gone) => expect(isScriptGone(new TypeError(message))).toBe(gone));

describe('loading the page anew', () => {
  test('the first time at once, again only after a minute', () => {
    expect(mayReload(null, 1_000_000)).toBe(true);
    expect(mayReload(1_000_000, 1_008_000)).toBe(false);
    expect(mayReload(1_000_000, 1_059_999)).toBe(false);
    expect(mayReload(1_000_000, 1_060_000)).toBe(true);
  });
  test('a mark nobody can read or a clock set back does not lock the page', () => {
    expect(mayReload(Number('x'), 1_000_000)).toBe(true);
    expect(mayReload(2_000_000, 1_000_000)).toBe(true);
  });
  test('not without a network, where the whole page would be lost with it', () => {
    const reload = vi.fn<() => void>();
    const kept = new Map<string, string>();
    const sessionStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
    vi.stubGlobal('window', { location: { reload }, sessionStorage });
    vi.stubGlobal('sessionStorage', sessionStorage);
    vi.stubGlobal('navigator', { onLine: false });
    expect(reloadForNewVersion(1_000_000)).toBe(false);
    vi.stubGlobal('navigator', { onLine: true });
    expect(reloadForNewVersion(1_000_000)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

afterEach(() => vi.unstubAllGlobals());
