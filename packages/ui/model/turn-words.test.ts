import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { turnWords } from './turn-words.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a word gives way to the next after three seconds, and not a moment before', () => {
  const onTurn = vi.fn<() => void>();
  const stop = turnWords(3, () => false, onTurn);
  vi.advanceTimersByTime(2999);
  expect(onTurn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onTurn).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(6000);
  expect(onTurn).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(9000);
  expect(onTurn).toHaveBeenCalledTimes(3);
});

it('while somebody writes the word stays, and one word alone stays for good', () => {
  const onTurn = vi.fn<() => void>();
  turnWords(3, () => true, onTurn);
  turnWords(1, () => false, onTurn);
  turnWords(0, () => false, onTurn);
  vi.advanceTimersByTime(30_000);
  expect(onTurn).not.toHaveBeenCalled();
});
