import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenLate } from './when-late.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a page that has not come after 20 s is said to be late, once; one that has come is not', () => {
  const [late, come] = [vi.fn<() => void>(), vi.fn<() => void>()];
  whenLate(late);
  const end = whenLate(come);
  vi.advanceTimersByTime(19_999);
  expect(late).not.toHaveBeenCalled();
  end();
  vi.advanceTimersByTime(60_000);
  expect([late.mock.calls.length, come.mock.calls.length]).toEqual([1, 0]);
});
