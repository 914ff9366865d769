import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime } from './in-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const late = () => new Error('late');

it('gives what comes in time, and its failure, and leaves no timer', async () => {
  expect(await inTime(Promise.resolve('part'), 100, late)).toBe('part');
  await expect(inTime(Promise.reject(new Error('gone')), 100, late)).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});
it('fails where nothing has come by then', async () => {
  const failed = vi.fn<(failure: Error) => void>();
  void inTime(new Promise(() => undefined), 100, late).catch(failed);
  await vi.advanceTimersByTimeAsync(99);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('late'));
});
