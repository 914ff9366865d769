import { BehaviorEvent, trackBehavior } from '@portal/contract/behavior';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginLook } from './begin-look.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a look counts after one second, once', () => {
  const onLooked = vi.fn<() => void>();
  beginLook(() => true, onLooked);
  vi.advanceTimersByTime(999);
  expect(onLooked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onLooked).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(onLooked).toHaveBeenCalledOnce();
});

it('another product meanwhile begins anew, and a page out of sight counts nothing', () => {
  const onLooked = vi.fn<() => void>();
  const leave = beginLook(() => true, onLooked);
  vi.advanceTimersByTime(900);
  leave();
  beginLook(() => false, onLooked);
  vi.advanceTimersByTime(5000);
  expect(onLooked).not.toHaveBeenCalled();
});

it('what is told is told of terminal 2, and of no other', () => {
  const told = { eventId: BehaviorEvent.ViewProduct, contentId: 'P1' };
  expect(trackBehavior.body?.safeParse({ ...told, terminalType: 2 }).success).toBe(true);
  for (const terminalType of [0, 1, 3, '2']) expect(trackBehavior.body?.safeParse({ ...told, terminalType }).success).toBe(false);
});
