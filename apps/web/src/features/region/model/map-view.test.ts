import { describe, expect, it } from 'vitest';
import { distanceWords, kilometresBetween } from './map-view.ts';

describe('distances', () => {
  it('are those of the globe', () => {
    // Beijing and Shanghai lie 1,067 km apart
    expect(kilometresBetween([116.4074, 39.9042], [121.4737, 31.2304])).toBeCloseTo(1067, -1);
    expect(kilometresBetween([120, 30], [120, 30])).toBe(0);
  });

  it('say no more than the middle of a county allows (DEALER-6)', () => {
    expect([distanceWords(0.4), distanceWords(9.99), distanceWords(10), distanceWords(123.6)]).toEqual(['10 公里内', '10 公里内', '约 10 公里', '约 124 公里']);
  });
});
