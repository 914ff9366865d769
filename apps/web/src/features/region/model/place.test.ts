import { describe, expect, it } from 'vitest';
import { districtlessArea, isAsked, pickAt, pickedOf, placeOf, placeWords, type Picked } from './place.ts';

const zhejiang = { code: '33', name: '浙江省' };
const hangzhou = { code: '3301', name: '杭州市' };
const binjiang = { code: '330108', name: '滨江区' };
const changhe = { code: '330108002', name: '长河街道' };
const whole: Picked = [zhejiang, hangzhou, binjiang, changhe];
const dongguan = { code: '4419', name: '东莞市' };
const dongguanArea = { code: '441900', name: '东莞市' };

describe('a place being picked', () => {
  it('forgets what lies below a level that changes', () => {
    expect(pickAt(whole, 0, { code: '31', name: '上海市' })).toEqual([{ code: '31', name: '上海市' }]);
    expect(pickAt(whole, 1, undefined)).toEqual([zhejiang]);
    expect(pickAt([zhejiang, hangzhou], 2, binjiang)).toEqual([zhejiang, hangzhou, binjiang]);
  });

  it('is a place with its area; its street comes along where it was picked', () => {
    expect(placeOf([zhejiang, hangzhou])).toBeNull();
    expect(placeOf([zhejiang, hangzhou, binjiang])).not.toHaveProperty('streetCode');
    expect(placeOf(whole)).toMatchObject({ provinceCode: '33', areaCode: '330108', streetCode: '330108002', streetName: '长河街道' });
    const place = placeOf(whole);
    expect(place && pickedOf(place)).toEqual(whole);
  });

  it('a city without districts is not asked for one, and yet has its code', () => {
    expect(districtlessArea(dongguan, [dongguanArea])).toEqual(dongguanArea);
    expect(districtlessArea(hangzhou, [binjiang])).toBeUndefined();
    expect(districtlessArea(dongguan, undefined)).toBeUndefined();
    expect(isAsked(2, [dongguanArea], dongguan)).toBe(false);
    expect(isAsked(2, [binjiang], hangzhou)).toBe(true);
  });

  it('streets are asked for where there are any, or may be', () => {
    expect([isAsked(3, undefined, hangzhou), isAsked(3, [], hangzhou), isAsked(3, [changhe], hangzhou)]).toEqual([true, false, true]);
  });

  it('says a name that repeats the one above once', () => {
    const shanghai = { provinceCode: '31', provinceName: '上海市', cityCode: '3101', cityName: '上海市', areaCode: '310115', areaName: '浦东新区' };
    expect(placeWords(shanghai)).toBe('上海市 浦东新区');
  });
});
