import { afterEach, describe, expect, test, vi } from 'vitest';
import { isScriptGone, mayReload, reloadForGone } from './new-version.ts';

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
  test('where the server has other scripts by now, for a whole page where it can be reached, and not where it fails or is out of reach', async () => {
    const reload = vi.fn<() => void>();
    const kept = new Map<string, string>();
    const sessionStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
    vi.stubGlobal('window', { location: { reload }, sessionStorage, __reactRouterManifest: { url: '/assets/manifest-1.js' } });
    vi.stubGlobal('sessionStorage', sessionStorage);
    const answers = (answer: Promise<Response>) => vi.stubGlobal('fetch', () => answer);
    for (const [status, what] of [
      [200, 'part'],
      [502, 'part'],
      [503, 'page'],
    ] as const) {
      answers(Promise.resolve(new Response(null, { status })));
      expect(await reloadForGone(what, 1_000_000)).toBe(false);
    }
    // the line is dead, and the browser thinks otherwise
    vi.stubGlobal('navigator', { onLine: true });
    answers(Promise.reject(new TypeError('Failed to fetch')));
    for (const what of ['part', 'page'] as const) expect(await reloadForGone(what, 1_000_000)).toBe(false);
    expect([reload.mock.calls.length, kept.size]).toEqual([0, 0]);
    answers(Promise.resolve(new Response(null, { status: 404 })));
    expect([await reloadForGone('part', 1_000_000), await reloadForGone('page', 1_000_001)]).toEqual([true, false]);
    answers(Promise.resolve(new Response(null, { status: 200 })));
    expect(await reloadForGone('page', 1_100_000)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

afterEach(() => vi.unstubAllGlobals());
