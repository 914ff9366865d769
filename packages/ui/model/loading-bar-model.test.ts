import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoadingBar, loadingBarAt, type LoadingBarState } from './loading-bar-model.ts';

// SHELL-5: starts after 200 ms, lasts 5000 ms, ticks every 100 ms, hides 500 ms after finishing
test.each([
  [0, null, false, 0],
  [199, null, false, 0],
  [200, null, true, 0],
  [299, null, true, 0],
  [300, null, true, 2],
  [1250, null, true, 20],
  [5199, null, true, 98],
  [5200, null, true, 100],
  [5699, null, true, 100],
  [5700, null, false, 0],
  [150, 100, false, 0],
  [900, 199, false, 0],
  [1000, 1000, true, 100],
  [1499, 1000, true, 100],
  [1500, 1000, false, 0],
  [5650, 5600, true, 100],
  [5700, 5600, false, 0],
])('%i ms after the start, loading ended at %s: shown %s, %i percent', (elapsedMs, finishedMs, shown, percent) => {
  expect(loadingBarAt(elapsedMs, finishedMs)).toEqual({ shown, percent });
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const watch = () => {
  const seen: LoadingBarState[] = [];
  return { seen, bar: createLoadingBar((state) => seen.push(state), { now: () => Date.now() }) };
};

test('a page that comes within 200 ms shows no bar', () => {
  const { seen, bar } = watch();
  bar.start();
  vi.advanceTimersByTime(180);
  bar.finish();
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('the bar ticks every 100 ms, fills when the page comes and is gone 500 ms later', () => {
  const { seen, bar } = watch();
  bar.start();
  vi.advanceTimersByTime(600);
  expect(seen.map(({ percent }) => percent)).toEqual([0, 2, 4, 6, 8]);
  bar.finish();
  expect(seen.at(-1)).toEqual({ shown: true, percent: 100 });
  vi.advanceTimersByTime(400);
  expect(seen.at(-1)?.shown).toBe(true);
  vi.advanceTimersByTime(100);
  expect(seen.at(-1)).toEqual({ shown: false, percent: 0 });
  expect(vi.getTimerCount()).toBe(0);
});

test('a page that never comes leaves a full bar at 5200 ms and none at 5700 ms, with no timer left', () => {
  const { seen, bar } = watch();
  bar.start();
  vi.advanceTimersByTime(5200);
  expect(seen.at(-1)).toEqual({ shown: true, percent: 100 });
  vi.advanceTimersByTime(500);
  expect(seen.at(-1)).toEqual({ shown: false, percent: 0 });
  expect(vi.getTimerCount()).toBe(0);
});

test('going to a second page while the first still loads begins anew', () => {
  const { seen, bar } = watch();
  bar.start();
  vi.advanceTimersByTime(1000);
  bar.start();
  expect(seen.at(-1)?.shown).toBe(false);
  vi.advanceTimersByTime(300);
  expect(seen.at(-1)).toEqual({ shown: true, percent: 2 });
  bar.dispose();
  expect(vi.getTimerCount()).toBe(0);
});
