/** Places that a careless drawing of the country leaves out or gives away; each must lie in its province. */
import { isInPolygons, type Point, type Polygons } from './simplify.ts';

const SENTINELS: readonly { place: string; point: Point; code: string }[] = [
  { place: '察隅以南', point: [96.5, 28.1], code: '54' },
  { place: '达旺', point: [91.87, 27.58], code: '54' },
  { place: '阿克赛钦', point: [79.2, 35.2], code: '65' },
  { place: '台北', point: [121.56, 25.03], code: '71' },
  { place: '台东', point: [121.1, 22.8], code: '71' },
  { place: '三沙', point: [112.337, 16.834], code: '46' },
  { place: '香港', point: [114.15, 22.37], code: '81' },
];
/** Diaoyu Dao is smaller than a point of the drawing: its ring must be there. */
const DIAOYU = { west: 123.3, east: 124.7, south: 25.6, north: 26, code: '71' };
const SOUTHERN_LIMIT = 4;
const PROVINCE_COUNT = 34;
const LINE_COUNT = 8;

export interface Outlines {
  provinces: readonly { code: string; polygons: Polygons }[];
  lines: readonly (readonly (readonly Point[])[])[];
}

export function complaintsOf({ provinces, lines }: Outlines): string[] {
  const polygonsOf = (code: string): Polygons => provinces.find((province) => province.code === code)?.polygons ?? [];
  const hasDiaoyu = polygonsOf(DIAOYU.code).some(([ring = []]) =>
    ring.every(([x, y]) => x > DIAOYU.west && x < DIAOYU.east && y > DIAOYU.south && y < DIAOYU.north),
  );
  return [
    ...(new Set(provinces.map(({ code }) => code)).size === PROVINCE_COUNT ? [] : [`${provinces.length} provinces`]),
    ...(lines.length === LINE_COUNT ? [] : [`${lines.length} boundary lines`]),
    ...(lines.flat(2).some(([, y]) => y < SOUTHERN_LIMIT) ? [] : ['the lines of the South China Sea end too far north']),
    ...SENTINELS.filter(({ point, code }) => !isInPolygons(point, polygonsOf(code))).map(({ place, code }) => `${place} does not lie in ${code}`),
    ...(hasDiaoyu ? [] : ['Diaoyu Dao is missing']),
  ];
}
