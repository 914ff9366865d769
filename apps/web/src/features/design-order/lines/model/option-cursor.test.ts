import { describe, expect, it } from 'vitest';
import { moveCursor } from './option-cursor.ts';

describe('moving through the models with the keyboard', () => {
  const canTake = [true, false, true, true];
  it('arrows go one by one and leave out what cannot be taken', () => {
    expect(moveCursor('ArrowDown', 0, canTake)).toBe(2);
    expect(moveCursor('ArrowUp', 2, canTake)).toBe(0);
  });
  it('stays at the ends', () => {
    expect(moveCursor('ArrowDown', 3, canTake)).toBe(3);
    expect(moveCursor('ArrowUp', 0, canTake)).toBe(0);
  });
  it('Home and End go to the first and last that can be taken', () => {
    expect(moveCursor('Home', 3, [false, true, true])).toBe(1);
    expect(moveCursor('End', 0, [true, true, false])).toBe(1);
  });
  it('other keys, and a list without anything to take, do not move', () => {
    expect(moveCursor('a', 1, canTake)).toBeNull();
    expect(moveCursor('ArrowDown', -1, [false])).toBe(-1);
    expect(moveCursor('ArrowDown', -1, canTake)).toBe(0);
  });
});
