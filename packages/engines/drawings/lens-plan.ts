import { lensOf, levelsOf, sightM, type FocalLengthOutputs, type FocalLengthValues } from '../calculators/index.ts';
import { numberText as n } from '../inputs/index.ts';
import { LETTER_IN_PAIR, placed, within, type Label } from './labels.ts';
import { across, EDGE, path, placedWords, rect, words, type Drawing } from './shapes.ts';

const WIDTH = 360;
const HEIGHT = 244;
const MIDDLE = 128;
/** Where the lens is, and how far beyond the distance is drawn. */
const LENS_X = 34;
const BEYOND = 1.4;
const HALF_MAX = 78;
const BANDS_MAX = 4;

/** The camera from above, with how far what can be made out. Source: CALC-3. */
export function lensPlan(values: FocalLengthValues, outputs: FocalLengthOutputs): Drawing {
  const sight = sightM(values);
  const reachM = sight * BEYOND;
  const xOf = (m: number): number => LENS_X + ((WIDTH - 60) * m) / reachM;
  const far = xOf(sight);
  const half = Math.min(HALF_MAX / BEYOND, ((far - LENS_X) * outputs.viewWidthM) / sight / 2);
  const halfAt = (m: number): number => (half * (xOf(m) - LENS_X)) / (far - LENS_X);
  const edge = (m: number): string => `${xOf(m)} ${MIDDLE - halfAt(m)}L${xOf(m)} ${MIDDLE + halfAt(m)}`;
  // the densest levels lie at the lens and close together: the few that reach farthest are drawn
  const bands = (levelsOf(values.edition, outputs)?.reaches ?? [])
    .filter(({ distanceM }) => distanceM < reachM)
    .toSorted((a, b) => b.distanceM - a.distanceM)
    .slice(0, BANDS_MAX);
  const labels = placed(
    bands.map(({ label, distanceM }) => placesAbove(xOf(distanceM), `${label} ${n(distanceM)} m`)),
    LETTER_IN_PAIR,
  );
  return {
    width: WIDTH,
    height: HEIGHT,
    letter: LETTER_IN_PAIR,
    says: `俯视：${n(sight, 2)} m 处视场宽 ${n(outputs.viewWidthM)} m，水平视场角 ${n(outputs.hfovDeg)}°`,
    shapes: [
      path('light', `M${LENS_X} ${MIDDLE}L${edge(reachM)}z`),
      ...bands.flatMap(({ distanceM }, place) => {
        const label = labels[place];
        const leader = label ? [path('leader', `M${xOf(distanceM)} ${label.y + 5}V${MIDDLE - halfAt(distanceM)}`)] : [];
        return [...leader, path('band', `M${edge(distanceM)}`)];
      }),
      ...labels.flatMap((label) => placedWords(label)),
      path('mark', `M${edge(sight)}`),
      path('axis', `M${LENS_X} ${MIDDLE}H${xOf(reachM)}`),
      rect('device', EDGE, MIDDLE - 8, 20, 16, 3),
      path('device', `M28 ${MIDDLE - 5}l7 -4v18l-7 -4z`),
      words(EDGE, MIDDLE + 44, `视场角 ${n(outputs.hfovDeg)}°`),
      words(EDGE, MIDDLE + 62, `${n(lensOf(values).focalMm, 2)} mm`),
      path('dimension', `M${far + 8} ${MIDDLE - half}V${MIDDLE + half}M${far + 4} ${MIDDLE - half}h8M${far + 4} ${MIDDLE + half}h8`),
      words(far + 15, MIDDLE - 7, `${n(outputs.viewWidthM)} m`, { isOver: true }),
      ...across(LENS_X, far, HEIGHT - 6, `物距 ${n(sight, 2)} m`),
    ],
  };
}

const placesAbove = (x: number, text: string): Label[] => [14, 32].map((y) => within({ x, y, text, anchor: 'middle' }, EDGE, WIDTH - EDGE, LETTER_IN_PAIR));
