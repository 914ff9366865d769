import { describe, expect, it } from 'vitest';
import { pickAt, placeOf, type Picked } from './place.ts';

const zhejiang = { code: '33', name: '浙江省' };
const hangzhou = { code: '3301', name: '杭州市' };
const binjiang = { code: '330108', name: '滨江区' };
const whole: Picked = [zhejiang, hangzhou, binjiang];

describe('a place being picked', () => {
  it('forgets what lies below a level that changes', () => {
    expect(pickAt(whole, 0, { code: '31', name: '上海市' })).toEqual([{ code: '31', name: '上海市' }]);
    expect(pickAt(whole, 1, undefined)).toEqual([zhejiang]);
    expect(pickAt([zhejiang, hangzhou], 2, binjiang)).toEqual(whole);
  });

  it('is whole with its area', () => {
    expect(placeOf([zhejiang, hangzhou])).toBeNull();
    expect(placeOf(whole)).toMatchObject({ provinceCode: '33', cityName: '杭州市', areaCode: '330108', areaName: '滨江区' });
  });
});
