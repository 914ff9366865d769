import { describe, expect, it } from 'vitest';
import { waitBeforeLook } from './qr-wait.ts';

const wait = (looks: number, failures = 0) => waitBeforeLook({ firstMs: 1500, looks, failures });

describe('a browser that waits to be let in', () => {
  it('looks more and more seldom, every three seconds at least', () => {
    expect(wait(0)).toBe(1500);
    expect(wait(3)).toBeCloseTo(1996.5, 1);
    expect([wait(8), wait(500)]).toEqual([3000, 3000]);
  });

  it('doubles the wait while nobody answers, and goes on at its pace once somebody does', () => {
    expect([wait(2, 1), wait(2, 2), wait(2, 3), wait(2, 40)]).toEqual([3000, 6000, 12_000, 12_000]);
    expect(wait(0)).toBe(1500);
  });

  it('looks some thirty times in the minute a code holds', () => {
    let [at, looks] = [0, 0];
    while (at < 60_000) at += wait(looks++);
    expect(looks).toBeGreaterThan(20);
    expect(looks).toBeLessThan(35);
  });
});
