import { describe, expect, it } from 'vitest';
import { kilometresBetween } from '../model/map-view.ts';
import { toGcj02 } from './gcj02.ts';

describe('the shifted grid', () => {
  it('is where the services put Tiananmen', () => {
    const [x, y] = toGcj02([116.404, 39.915]);
    expect(x).toBeCloseTo(116.410244, 5);
    expect(y).toBeCloseTo(39.916404, 5);
  });

  it('lies 300 to 800 m off inside the country, and nowhere else', () => {
    for (const place of [
      [120.2119, 30.2084],
      [104.0433, 30.6417],
      [113.9304, 22.5333],
    ] as const) {
      const off = kilometresBetween(place, toGcj02(place));
      expect(off).toBeGreaterThan(0.3);
      expect(off).toBeLessThan(0.8);
    }
    expect(toGcj02([-0.12, 51.5])).toEqual([-0.12, 51.5]);
  });
});
