/**
 * Fewer points for polygons that touch: a border that two of them share is cut at its ends and thinned once, in one direction, so
 * that both keep the same line.
 */

export type Point = readonly [x: number, y: number];
type Ring = readonly Point[];
export type Polygons = readonly (readonly Ring[])[];

interface Thinning {
  /** Degrees a thinned line may be off. */
  tolerance: number;
  digits: number;
  /** Rings whose box is smaller stay as they are, rounded. */
  smallRing: number;
}

export const rounded = ([x, y]: Point, digits: number): Point => [Number(x.toFixed(digits)), Number(y.toFixed(digits))];
const keyOf = ([x, y]: Point): string => `${x},${y}`;
const NOWHERE: Point = [0, 0];
const at = (line: Ring, index: number): Point => line[index] ?? NOWHERE;
const last = (line: Ring): Point => at(line, line.length - 1);

export function simplifyFeatures<Shape extends { polygons: Polygons }>(features: readonly Shape[], { tolerance, digits, smallRing }: Thinning): Shape[] {
  const junctions = findJunctions(features.flatMap(({ polygons }) => polygons.flat()));
  const thinned = new Map<string, Ring>();
  const thin = (arc: Ring): Ring => {
    const isBackwards = keyOf(at(arc, 0)) > keyOf(last(arc));
    const way = isBackwards ? arc.toReversed() : arc;
    const key = way.map(keyOf).join(' ');
    const known = thinned.get(key) ?? douglasPeucker(way, tolerance);
    thinned.set(key, known);
    return isBackwards ? known.toReversed() : known;
  };
  const ringOf = (ring: Ring): Ring => (sizeOf(ring) < smallRing ? ring : arcsOf(ring, junctions).flatMap((arc, n) => thin(arc).slice(n === 0 ? 0 : 1)));
  return features.map((feature) => ({
    ...feature,
    polygons: feature.polygons
      .map((rings) => rings.map((ring) => tidied(ringOf(ring), ring, digits)).filter((ring) => ring.length >= 4))
      .filter((rings) => rings.length > 0),
  }));
}

function sizeOf(ring: Ring): number {
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
  return Math.max(spread(ring.map(([x]) => x)), spread(ring.map(([, y]) => y)));
}

/** Points where more than two lines meet, or where a shared line ends. */
function findJunctions(rings: readonly Ring[]): ReadonlySet<string> {
  const neighbours = new Map<string, Set<string>>();
  const join = (from: string, to: string) => neighbours.set(from, (neighbours.get(from) ?? new Set()).add(to));
  for (const ring of rings) {
    const keys = ring.map(keyOf);
    for (const [n, key] of keys.entries()) {
      const next = keys[n + 1];
      if (next === undefined) continue;
      join(key, next);
      join(next, key);
    }
  }
  return new Set([...neighbours].filter(([, near]) => near.size !== 2).map(([key]) => key));
}

/** The ring cut at its junctions; one without any is cut at its two points that are furthest apart, so that it stays a ring. */
function arcsOf(ring: Ring, junctions: ReadonlySet<string>): Ring[] {
  const open = ring.slice(0, -1);
  const first = Math.max(
    0,
    open.findIndex((point) => junctions.has(keyOf(point))),
  );
  const turned = [...open.slice(first), ...open.slice(0, first), at(open, first)];
  const cuts = turned.flatMap((point, n) => (n > 0 && n < turned.length - 1 && junctions.has(keyOf(point)) ? [n] : []));
  if (cuts.length === 0) cuts.push(furthestFrom(at(turned, 0), turned));
  const ends = [0, ...cuts, turned.length - 1];
  return ends.slice(1).map((end, n) => turned.slice(ends[n], end + 1));
}

function furthestFrom([x, y]: Point, points: Ring): number {
  let [best, most] = [0, -1];
  for (const [n, [px, py]] of points.entries()) {
    const away = Math.hypot(px - x, py - y);
    if (away > most) [best, most] = [n, away];
  }
  return best;
}

function douglasPeucker(line: Ring, tolerance: number): Ring {
  const kept = new Set([0, line.length - 1]);
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let [worst, where] = [tolerance, -1];
    for (let n = from + 1; n < to; n++) {
      const off = distanceToSegment(at(line, n), at(line, from), at(line, to));
      if (off > worst) [worst, where] = [off, n];
    }
    if (where === -1) continue;
    kept.add(where);
    spans.push([from, where], [where, to]);
  }
  return line.filter((_, n) => kept.has(n));
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

const withoutRepeats = (ring: Ring): Ring => ring.filter((point, n) => n === 0 || keyOf(point) !== keyOf(at(ring, n - 1)));

/** Rounded, without neighbours that rounding made equal; a ring that would close up keeps all its points and two digits more. */
function tidied(ring: Ring, source: Ring, digits: number): Ring {
  const open = withoutRepeats(ring.map((point) => rounded(point, digits)));
  return open.length >= 4 ? open : withoutRepeats(source.map((point) => rounded(point, digits + 2)));
}

function isInRing([x, y]: Point, ring: Ring): boolean {
  let isIn = false;
  for (const [n, [xi, yi]] of ring.entries()) {
    const [xj, yj] = at(ring, n === 0 ? ring.length - 1 : n - 1);
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) isIn = !isIn;
  }
  return isIn;
}

export const isInPolygons = (point: Point, polygons: Polygons): boolean =>
  polygons.some(([outer = [], ...holes]) => isInRing(point, outer) && !holes.some((hole) => isInRing(point, hole)));

/** The middle of the largest ring; where that lies outside, the middle of the longest stretch of the land at its height. */
export function innerPoint(polygons: Polygons): Point {
  const outer = polygons.map(([ring = []]) => ring).toSorted((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)))[0] ?? [];
  const middle = centroidOf(outer);
  if (isInRing(middle, outer)) return rounded(middle, 4);
  const [, y] = middle;
  const crossings = outer
    .slice(1)
    .flatMap(([x2, y2], n) => {
      const [x1, y1] = at(outer, n);
      return y1 > y !== y2 > y ? [x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)] : [];
    })
    .sort((a, b) => a - b);
  const stretches = crossings.flatMap((x, n): Point[] => (n % 2 === 0 ? [[x, crossings[n + 1] ?? x]] : []));
  const [longest] = stretches.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]));
  return rounded(longest ? [(longest[0] + longest[1]) / 2, y] : at(outer, 0), 4);
}

const areaOf = (ring: Ring): number => ring.slice(1).reduce((sum, [x, y], n) => sum + at(ring, n)[0] * y - x * at(ring, n)[1], 0) / 2;

function centroidOf(ring: Ring): Point {
  const area = areaOf(ring);
  if (area === 0) return at(ring, 0);
  let [cx, cy] = [0, 0];
  for (const [n, [x, y]] of ring.slice(1).entries()) {
    const [px, py] = at(ring, n);
    const cross = px * y - x * py;
    cx += (px + x) * cross;
    cy += (py + y) * cross;
  }
  return [cx / (6 * area), cy / (6 * area)];
}
