/** A place as it is picked: province, city, area, street, each below the one before. */
import type { Region } from '@portal/contract/region';

export type NamedPlace = Pick<Region, 'code' | 'name'> & Partial<Pick<Region, 'hasNext'>>;
/** As far as it is picked. */
export type Picked = readonly NamedPlace[];

export const LEVELS = ['省份', '城市', '区县', '街道'] as const;
const AREA = 2;

/** Another region at a level: what was picked below it no longer holds. */
export const pickAt = (picked: Picked, level: number, region: NamedPlace | undefined): Picked => [...picked.slice(0, level), ...(region ? [region] : [])];

/** The one area of a city without districts, which bears the city's own name: nobody is asked for it. */
export function districtlessArea(city: NamedPlace | undefined, areas: readonly NamedPlace[] | undefined): NamedPlace | undefined {
  const [only, ...others] = areas ?? [];
  return city !== undefined && others.length === 0 && only?.name === city.name ? only : undefined;
}

/** Codes and names of a place; its street is there where one was picked. */
interface Place {
  provinceCode: string;
  provinceName: string;
  cityCode: string;
  cityName: string;
  areaCode: string;
  areaName: string;
  streetCode?: string | undefined;
  streetName?: string | undefined;
}

/** The place; null while its area is missing. */
export function placeOf([province, city, area, street]: Picked): Place | null {
  if (!province || !city || !area) return null;
  return {
    provinceCode: province.code,
    provinceName: province.name,
    cityCode: city.code,
    cityName: city.name,
    areaCode: area.code,
    areaName: area.name,
    ...(street ? { streetCode: street.code, streetName: street.name } : {}),
  };
}

/** A place as it was picked, for a form that begins with it. */
export const pickedOf = (place: Place): Picked => [
  { code: place.provinceCode, name: place.provinceName },
  { code: place.cityCode, name: place.cityName },
  { code: place.areaCode, name: place.areaName },
  ...(place.streetCode && place.streetName ? [{ code: place.streetCode, name: place.streetName }] : []),
];

/** The picker's levels that are asked for: not the area of a city without districts, nor streets where there are none. */
export const isAsked = (level: number, options: readonly NamedPlace[] | undefined, city: NamedPlace | undefined): boolean =>
  level === AREA ? districtlessArea(city, options) === undefined : level < AREA || options === undefined || options.length > 0;

/** In one line, a name that repeats the one before said once: 上海市 浦东新区. */
export const placeWords = ({ provinceName, cityName, areaName, streetName }: Place): string =>
  [provinceName, cityName, areaName, streetName].filter((name, at, names) => name && name !== names[at - 1]).join(' ');

/** Each level's code begins with that of the level above it. */
const CODE_LENGTHS = [2, 4, 6, 9] as const;

/** What is picked down to a code, by `childrenOf` each region ('': the provinces); as far as there are such regions. */
export async function readPicked(code: string, childrenOf: (parentCode: string) => Promise<readonly NamedPlace[]>): Promise<Picked> {
  const picked: NamedPlace[] = [];
  for (const length of CODE_LENGTHS.filter((one) => one <= code.length)) {
    const found = (await childrenOf(picked.at(-1)?.code ?? '')).find((one) => one.code === code.slice(0, length));
    if (!found) break;
    picked.push({ code: found.code, name: found.name });
  }
  return picked;
}
