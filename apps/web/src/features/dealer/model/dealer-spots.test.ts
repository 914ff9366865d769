import type { Dealer } from '@portal/contract/dealer';
import { describe, expect, it } from 'vitest';
import { byDistance, centreOf, distanceOf, stillAmong } from './dealer-spots.ts';

const dealer = (merchantNo: string, longitude: number, latitude: number): Dealer => ({
  merchantNo,
  enterpriseName: merchantNo,
  contactPhone: '',
  latitude,
  longitude,
  groups: [],
  regionName: '',
});
const [near, far] = [dealer('near', 120.2, 30.2), dealer('far', 121.5, 29.9)];
const centres = { 33: [120, 29], 3301: [120.1, 30.2], 330108: [120.2, 30.19] } as const;
const picked = ['33', '3301', '330108', '330108002'].map((code) => ({ code, name: code }));

describe('dealers around a place', () => {
  it('are measured from the smallest region whose centre is known', () => {
    expect(centreOf(picked, centres)).toEqual([120.2, 30.19]);
    expect(centreOf(picked.slice(0, 2), centres)).toEqual([120.1, 30.2]);
    expect(centreOf(picked, {})).toBeUndefined();
  });

  it('come nearest first, and as they came while nothing is known', () => {
    expect(byDistance([far, near], [120.2, 30.2]).map(({ merchantNo }) => merchantNo)).toEqual(['near', 'far']);
    expect(byDistance([far, near], undefined)).toEqual([far, near]);
    expect([distanceOf(near, [120.2, 30.2]), distanceOf(far, undefined)]).toEqual(['10 公里内', '']);
  });

  it('let go of one that was chosen where they no longer have it', () =>
    expect([stillAmong([near], near), stillAmong([near], far), stillAmong([], near), stillAmong([near], undefined)]).toEqual([
      near,
      undefined,
      undefined,
      undefined,
    ]));
});
