/** A place as it is picked: province, city, area, each below the one before. */
import type { UserLocation } from '@portal/contract/dealer';
import type { Region } from '@portal/contract/region';

export type Named = Pick<Region, 'code' | 'name'>;
/** As far as it is picked. */
export type Picked = readonly Named[];

export const LEVELS = ['省份', '城市', '区县'] as const;

/** Another region at a level: what was picked below it no longer holds. */
export const pickAt = (picked: Picked, level: number, region: Named | undefined): Picked => [...picked.slice(0, level), ...(region ? [region] : [])];

/** The whole place; null while a level is missing. */
export function placeOf([province, city, area]: Picked): UserLocation | null {
  if (!province || !city || !area) return null;
  return {
    provinceCode: province.code,
    provinceName: province.name,
    cityCode: city.code,
    cityName: city.name,
    areaCode: area.code,
    areaName: area.name,
  };
}
