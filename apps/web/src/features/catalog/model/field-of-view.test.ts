import type { Sku } from '@portal/contract/catalog';
import { describe, expect, it } from 'vitest';
import { fieldOfView, wedgePath, widthSeen } from './field-of-view.ts';
import { aSku } from '../../../lib/words/sku-builder.ts';

const aCamera = (skuNo: string, attributes: Sku['attributes']): Sku => aSku(skuNo, { skuModel: skuNo, attributes });
const wide = aCamera('K1', { focalLengthMm: 2.8, hfovDeg: 107.8, irRangeM: 30 });
const narrow = aCamera('K2', { focalLengthMm: 6, hfovDeg: 65.2, irRangeM: 40 });

describe('what a camera sees from above', () => {
  it('takes in 20 m across at 10 m with 90°, and no flat width with a fisheye', () => {
    expect(widthSeen(90, 10)).toBeCloseTo(20, 6);
    expect(widthSeen(180, 10)).toBeNull();
  });

  it('opens as wide as its angle, the long way round past 180°', () => {
    expect(wedgePath(100, 100, 50, 90)).toBe('M100 100L64.6 64.6A50 50 0 0 1 135.4 64.6Z');
    expect(wedgePath(100, 100, 50, 180)).toBe('M100 100L50 100A50 50 0 0 1 150 100Z');
    expect(wedgePath(100, 100, 50, 270)).toBe('M100 100L64.6 135.4A50 50 0 1 1 135.4 135.4Z');
  });

  it('draws every model to one scale, the chosen one on top and named', () => {
    const view = fieldOfView([wide, narrow], wide);
    expect(view?.wedges.map(({ name, isChosen }) => [name, isChosen])).toEqual([
      ['6 mm', false],
      ['2.8 mm', true],
    ]);
    const radius = (skuNo: string) => Number(view?.wedges.find((one) => one.skuNo === skuNo)?.path.match(/A([\d.]+)/)?.[1]);
    expect(radius('K2') / radius('K1')).toBeCloseTo(40 / 30, 2);
    expect(view?.wedges.at(-1)?.nameAt?.side).toBe('right');
  });

  it('names at the left what would lie on a name at the right', () => {
    const near = aCamera('K6', { focalLengthMm: 3, hfovDeg: 100, irRangeM: 30 });
    expect(fieldOfView([wide, near], wide)?.wedges.map(({ nameAt }) => nameAt?.side)).toEqual(['left', 'right']);
  });

  it('stays inside its drawing, behind the camera too', () => {
    for (const angle of [20, 107.8, 180, 270]) {
      const view = fieldOfView([aCamera('K1', { hfovDeg: angle, irRangeM: 30 })], aCamera('K1', { hfovDeg: angle, irRangeM: 30 }));
      const numbers =
        view?.wedges[0]?.path
          .match(/L([\d.-]+) ([\d.-]+)A.* ([\d.-]+) ([\d.-]+)Z/)
          ?.slice(1)
          .map(Number) ?? [];
      for (const [index, at] of numbers.entries()) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual((index % 2 === 0 ? view?.width : view?.height) ?? 0);
      }
    }
  });

  it('marks round distances as far as the light of the chosen model reaches', () => {
    expect(fieldOfView([wide, narrow], wide)?.rings.map(({ metres }) => metres)).toEqual([10, 20, 30]);
    expect(fieldOfView([aCamera('K1', { hfovDeg: 60 })], aCamera('K1', { hfovDeg: 60 }))?.rings).toEqual([]);
    const far = aCamera('K3', { hfovDeg: 58, irRangeM: 200 });
    expect(fieldOfView([far], far)?.rings.map(({ metres }) => metres)).toEqual([50, 100, 150, 200]);
  });

  it('draws models of one view once, and nothing for what says no angle', () => {
    expect(fieldOfView([wide, aCamera('K4', wide.attributes)], wide)?.wedges).toHaveLength(1);
    expect(fieldOfView([wide, aCamera('K5', {})], aCamera('K5', {}))).toBeNull();
  });
});
