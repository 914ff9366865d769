import { describe, expect, it } from 'vitest';
import { LETTER, placed, widthOf, within, type Label } from './labels.ts';

const at = (x: number, y = 0, text = '识别 9 m', anchor: Label['anchor'] = 'middle'): Label => ({ x, y, text, anchor });

describe('words in a drawing', () => {
  it('are wider in Chinese than in figures', () => {
    expect(widthOf('识别')).toBe(24);
    expect(widthOf('12')).toBeCloseTo(14.4);
    expect(widthOf('识别', 14)).toBe(28);
  });

  it('stay inside the frame, and where they are when they fit', () => {
    const wide = widthOf('识别 9 m');
    expect(within(at(0), 8, 392).x).toBeCloseTo(8 + wide / 2);
    expect(within(at(400, 0, '识别 9 m', 'end'), 8, 392).x).toBe(392);
    expect(within(at(200), 8, 392).x).toBe(200);
  });

  it('longer than the frame begin at its left', () => {
    expect(within(at(50, 0, '字'.repeat(40), 'start'), 8, 392).x).toBe(8);
  });

  it('take the first place that is free, and stay away where none is', () => {
    const places = placed([[at(100)], [at(110), at(110, 20)], [at(105), at(105, 19)]]);
    expect(places.map((label) => label?.y)).toEqual([0, 20, undefined]);
  });

  it('leave room for what is drawn already', () => {
    expect(placed([[at(100), at(100, 20)]], LETTER, [at(100, 3, '×')]).map((label) => label?.y)).toEqual([20]);
  });

  it('side by side cover nothing', () => {
    expect(placed([[at(100)], [at(100 + widthOf('识别 9 m') + 1)]]).every((label) => label !== null)).toBe(true);
  });
});
