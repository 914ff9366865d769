import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { Region } from '@portal/contract/region';
import { describe, expect, test } from 'vitest';
import { loadRegions, regionManifest, type RegionNode } from './region-data.ts';

const DATA_FOLDER = new URL('./data/', import.meta.url);
const OUTSIDE_MAINLAND = ['71', '81', '82'];

const regions = loadRegions();
const byCode = new Map(regions.map((region) => [region.code, region]));
const childrenOf = Map.groupBy(regions, (region) => region.parentCode);
const children = (code: string | null): RegionNode[] => childrenOf.get(code) ?? [];
const isOutside = ({ code }: RegionNode): boolean => OUTSIDE_MAINLAND.includes(code.slice(0, 2));
const names = (code: string): string[] => children(code).map(({ name }) => name);

function pathOfNames(region: RegionNode): string[] {
  const parent = region.parentCode === null ? undefined : byCode.get(region.parentCode);
  return [...(parent === undefined ? [] : pathOfNames(parent)), region.name];
}

/** The list as the region endpoint answers it. */
function payload(list: readonly RegionNode[]): string {
  return JSON.stringify(list.map(({ code, name, hasNext, level, functional }) => Region.parse({ code, name, hasNext, level, functional })));
}

const gzipBytes = (text: string): number => gzipSync(text).length;

describe('how many regions there are', () => {
  test.each([
    { level: 1, mainland: 31, outside: 3 },
    { level: 2, mainland: 342, outside: 27 },
    // 2,978 of the statistics bureau and the four newer counties
    { level: 3, mainland: 2978 + 4, outside: 417 },
    // Hong Kong, Macau and Taiwan end at level 3
    { level: 4, mainland: 41_352, outside: 0 },
  ])('level $level has $mainland on the mainland and $outside in Hong Kong, Macau and Taiwan', ({ level, mainland, outside }) => {
    const nodes = regions.filter((region) => region.level === level);
    expect(nodes.filter((region) => !isOutside(region))).toHaveLength(mainland);
    expect(nodes.filter(isOutside)).toHaveLength(outside);
  });

  test('Taiwan has 22 cities and 391 areas, Hong Kong 3 and 18, Macau 2 and 8', () => {
    const sizes = OUTSIDE_MAINLAND.map((province) => [children(province).length, children(province).flatMap(({ code }) => children(code)).length]);
    expect(sizes).toEqual([
      [22, 391],
      [3, 18],
      [2, 8],
    ]);
  });

  test('the manifest names the same counts', () => {
    const ofLevel = (level: number, outsideOnly = false): number =>
      regions.filter((region) => region.level === level && (!outsideOnly || isOutside(region))).length;
    expect(regionManifest().counts).toEqual({
      provinces: ofLevel(1),
      cities: ofLevel(2),
      areas: ofLevel(3),
      streets: ofLevel(4),
      functional: regions.filter(({ functional }) => functional).length,
      outsideMainland: { provinces: ofLevel(1, true), cities: ofLevel(2, true), areas: ofLevel(3, true) },
    });
  });
});

describe('the tree', () => {
  test('every code is unique', () => {
    expect(byCode.size).toBe(regions.length);
  });

  test('every region but a province has a parent one level up whose code begins its own', () => {
    const orphans = regions.filter(({ code, parentCode, level }) => {
      if (level === 1) return parentCode !== null;
      return parentCode === null || byCode.get(parentCode)?.level !== level - 1 || !code.startsWith(parentCode);
    });
    expect(orphans).toEqual([]);
  });

  test('codes have 2, 4, 6 and 9 digits by level', () => {
    const digits = { 1: 2, 2: 4, 3: 6, 4: 9 };
    expect(regions.filter(({ code, level }) => !/^\d+$/.test(code) || code.length !== digits[level])).toEqual([]);
  });

  // Why short codes are stored: padded to six digits, three cities without districts would share a code with their only area.
  test('padded to six digits only Dongguan, Zhongshan and Danzhou would clash with their area', () => {
    const padded = Map.groupBy(
      regions.filter(({ level }) => level < 4),
      ({ code }) => code.padEnd(6, '0'),
    );
    const clashes = [...padded].filter(([, nodes]) => nodes.length > 1).map(([code]) => code);
    expect(clashes).toEqual(['441900', '442000', '460400']);
  });

  test('parents come before their children and siblings in code order', () => {
    const inOrder = regions.toSorted((a, b) => a.level - b.level || (a.code < b.code ? -1 : 1));
    expect(regions.map(({ code }) => code)).toEqual(inOrder.map(({ code }) => code));
  });

  test('a region that says it has a next level has children and no other does', () => {
    expect(regions.filter(({ code, hasNext }) => hasNext !== childrenOf.has(code))).toEqual([]);
    expect(regions.filter(({ level, hasNext }) => level <= 2 && !hasNext)).toEqual([]);
    expect(byCode.get('110101')?.hasNext).toBe(true);
    expect(byCode.get('810101')?.hasNext).toBe(false);
    expect(byCode.get('110101001')?.hasNext).toBe(false);
  });

  test('the names from province down lead back to the same code, for every region', () => {
    const codeByPath = new Map(regions.map((region) => [pathOfNames(region).join('/'), region.code]));
    expect(regions.filter((region) => codeByPath.get(pathOfNames(region).join('/')) !== region.code)).toEqual([]);
    expect(codeByPath.get('北京市/北京市/东城区/东华门街道')).toBe('110101001');
  });

  test('names are Chinese, without blanks or broken characters', () => {
    expect(regions.filter(({ name }) => !/^[\p{Script=Han}〇（）、·-]+$/u.test(name))).toEqual([]);
  });
});

describe('where the trade departs from the sources', () => {
  test.each([
    ['460302', '西沙区', '4603'],
    ['460303', '南沙区', '4603'],
    ['653228', '和康县', '6532'],
    ['653229', '和安县', '6532'],
  ])('the newer county %s %s is there and has no streets yet', (code, name, parentCode) => {
    expect(byCode.get(code)).toEqual({ code, name, parentCode, level: 3, hasNext: false, functional: false });
    expect(regionManifest().added).toContainEqual({ code, name });
  });

  test('exactly these mainland areas have no streets', () => {
    const bare = regions.filter((region) => region.level === 3 && !region.hasNext && !isOutside(region));
    expect(bare.map(({ code }) => code)).toEqual(['460302', '460303', '653228', '653229']);
  });

  test.each([
    ['1101', '北京市'],
    ['1201', '天津市'],
    ['3101', '上海市'],
    ['5001', '重庆市'],
    ['5002', '重庆市辖县'],
    ['4190', '省直辖县市'],
    ['4290', '省直辖县市'],
    ['4690', '省直辖县市'],
    ['6590', '自治区直辖县市'],
  ])('the collective city %s is shown as %s', (code, shown) => {
    expect(byCode.get(code)?.name).toBe(shown);
    expect(regionManifest().renamed.map((city) => city.code)).toContain(code);
  });

  test('no city is left with a name that only a register understands', () => {
    expect(regions.filter(({ name }) => /^(市辖区|县)$|行政区划/.test(name))).toEqual([]);
  });

  test.each([
    { city: '4419', area: '441900', name: '东莞市', street: '虎门镇' },
    { city: '4420', area: '442000', name: '中山市', street: '小榄镇' },
    { city: '4604', area: '460400', name: '儋州市', street: '那大镇' },
    { city: '6202', area: '620201', name: '嘉峪关市', street: '新城镇' },
  ])('$name has no districts: its one area carries its own name and the streets', ({ city, area, name, street }) => {
    expect(byCode.get(city)?.name).toBe(name);
    expect(children(city)).toEqual([{ code: area, name, parentCode: city, level: 3, hasNext: true, functional: false }]);
    expect(names(area)).toContain(street);
  });

  // An only child: the former county-level 桃园市 (711493) also repeats its city's name, but stands beside districts.
  test('the manifest lists every area that is all of its city', () => {
    const whole = regions.filter(
      ({ name, parentCode, level }) => level === 3 && byCode.get(parentCode ?? '')?.name === name && children(parentCode).length === 1,
    );
    expect(regionManifest().districtless).toEqual(whole.map(({ code }) => code));
  });

  // 133 areas are missing in the civil-affairs list; four of them are the districtless cities above, which are no zones.
  test('129 areas are marked as functional zones', () => {
    const zones = regions.filter(({ functional }) => functional);
    expect(zones).toHaveLength(133 - 4);
    expect(zones.every(({ level, hasNext }) => level === 3 && hasNext)).toBe(true);
    expect(zones.map(({ name }) => name)).toEqual(expect.arrayContaining(['苏州工业园区', '郑州航空港经济综合实验区', '兰州新区', '大柴旦行政委员会']));
    expect(['110101', '330106', '441900'].map((code) => byCode.get(code)?.functional)).toEqual([false, false, false]);
  });

  test.each([
    ['330108', ['浙江省', '杭州市', '滨江区']],
    ['429021', ['湖北省', '省直辖县市', '神农架林区']],
    ['500243', ['重庆市', '重庆市辖县', '彭水苗族土家族自治县']],
    ['710101', ['台湾省', '台北市', '中正区']],
    ['810202', ['香港特别行政区', '九龙', '油尖旺区']],
    ['820202', ['澳门特别行政区', '离岛', '嘉模堂区']],
    ['460321451', ['海南省', '三沙市', '西沙群岛', '永兴']],
  ])('%s is %j', (code, path) => {
    const region = byCode.get(code);
    expect(region && pathOfNames(region)).toEqual(path);
  });
});

describe('what a picker has to load', () => {
  test('the provinces fit in 3 KB, uncompressed', () => {
    expect(Buffer.byteLength(payload(children(null)))).toBeLessThanOrEqual(3 * 1024);
  });

  test('the cities and areas of any province fit in 15 KB, compressed', () => {
    const sizes = children(null).map(({ code }) => gzipBytes(payload(children(code).flatMap((city) => [city, ...children(city.code)]))));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(15 * 1024);
  });

  test('the streets of any city fit in 20 KB, compressed', () => {
    const cities = regions.filter(({ level }) => level === 2);
    const sizes = cities.map(({ code }) => gzipBytes(payload(children(code).flatMap((area) => children(area.code)))));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(20 * 1024);
  });
});

describe('the generated files', () => {
  const files = readdirSync(DATA_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(DATA_FOLDER.pathname.length).replace(/^\/+/, ''));

  test('are the ones the manifest vouches for, byte for byte', () => {
    const digests = files
      .filter((path) => path !== 'manifest.json')
      .map((path) => [
        path,
        createHash('sha256')
          .update(readFileSync(new URL(path, DATA_FOLDER)))
          .digest('hex'),
      ]);
    expect(Object.fromEntries(digests)).toEqual(regionManifest().sha256);
  });

  test('stay under 3 MB together', () => {
    const bytes = files.reduce((sum, path) => sum + statSync(new URL(path, DATA_FOLDER)).size, 0);
    expect(bytes).toBeLessThanOrEqual(3 * 1024 * 1024);
  });
});
