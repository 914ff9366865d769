import { describe, expect, it } from 'vitest';
import { facePixels, faceRuns, toneAt } from './face.ts';

describe('a face in pixels', () => {
  it('has as many pixels across as the density gives over its width, at least 1 and at most what the eye can tell', () => {
    expect([facePixels(0), facePixels(25), facePixels(125), facePixels(250), facePixels(1000)]).toEqual([1, 6, 30, 40, 40]);
  });

  it.each([1, 6, 15, 40])('%d pixels fill every row without gap or overlap', (pixels) => {
    const rows = Map.groupBy(faceRuns(pixels), ({ row }) => row);
    expect(rows.size).toBe(pixels);
    for (const runs of rows.values()) {
      expect(runs.reduce((end, { from, length }) => (from === end ? end + length : Number.NaN), 0)).toBe(pixels);
    }
  });

  it('few pixels lose the eyes, enough pixels show two', () => {
    const eyeRow = (pixels: number) => faceRuns(pixels).filter(({ row, tone }) => tone === 'dark' && row === Math.floor(pixels * 0.5));
    expect(eyeRow(3)).toEqual([]);
    expect(eyeRow(36).length).toBeGreaterThanOrEqual(2);
    expect(toneAt(0.5, 0.5)).not.toBe('ground');
  });
});
