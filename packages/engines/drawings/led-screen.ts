import type { LedScreen } from '../sizing/index.ts';
import { numberText as n } from '../inputs/index.ts';
import { placed, widthOf, within } from './labels.ts';
import { circle, path, placedWords, rect, words, type Drawing, type Shape } from './shapes.ts';

const WIDTH = 420;
const HEIGHT = 258;
const LETTER = 12.5;
const SOMEONE_M = 1.7;
const ABOVE_FLOOR_M = 0.8;
/** Room for the wall, in the drawing's units. */
const BOX = { left: 30, width: 290, floor: 152, height: 118 };
const AXIS = { from: 40, to: 396, y: 212 };
/** Cabinets are told one from another up to here. */
const GRID_MAX = 48;
const MARGIN = 10;
/** Words are as large as this on a phone. */
const LARGEST_LETTER = 14;
/** Below the way: the first line of words, and the second where two would cover one another. */
const BELOW = [22, 38];

/** The wall as it is built, with someone beside it, and from where it is looked at. Source: SIZE-1. */
export function ledScreen({ values, actualWidthM, actualHeightM, columns, rows, minViewM, bestViewM, maxViewM }: LedScreen): Drawing {
  const scale = Math.min(BOX.width / (actualWidthM + 1.4), BOX.height / (actualHeightM + ABOVE_FLOOR_M));
  const [width, height] = [actualWidthM * scale, actualHeightM * scale];
  const top = BOX.floor - (ABOVE_FLOOR_M + actualHeightM) * scale;
  const right = BOX.left + width;
  return {
    width: WIDTH,
    height: HEIGHT,
    letter: LETTER,
    says: `屏体 ${n(actualWidthM)} × ${n(actualHeightM)} 米，${columns} 列 ${rows} 行箱体，最佳观看距离 ${n(bestViewM)} 米`,
    shapes: [
      path('ground', `M14 ${BOX.floor}h392`),
      rect('screenEdge', BOX.left - 3, top - 3, width + 6, height + 6, 2),
      rect('screen', BOX.left, top, width, height),
      path(
        'screenImage',
        `M${BOX.left} ${top + height}v${-height * 0.35}l${width * 0.3} ${-height * 0.4}l${width * 0.22} ${height * 0.3}l${width * 0.2} ${-height * 0.2}l${width * 0.28} ${height * 0.28}v${height * 0.37}z`,
      ),
      ...(columns <= GRID_MAX && rows <= GRID_MAX && columns * rows > 1
        ? [
            path(
              'screenGrid',
              [
                ...upTo(columns - 1).map((place) => `M${BOX.left + (width * (place + 1)) / columns} ${top}v${height}`),
                ...upTo(rows - 1).map((place) => `M${BOX.left} ${top + (height * (place + 1)) / rows}h${width}`),
              ].join(''),
            ),
          ]
        : []),
      path('dimension', `M${BOX.left} ${top - 14}v10M${right} ${top - 14}v10M${BOX.left} ${top - 9}H${right}`),
      said((BOX.left + right) / 2, top - 14, `${n(actualWidthM)} m · ${columns} 列`),
      path('dimension', `M${right + 7} ${top}h10M${right + 7} ${top + height}h10M${right + 12} ${top}v${height}`),
      words(right + 20, top + height / 2 + 4, `${n(actualHeightM)} m · ${rows} 行`),
      ...someone(Math.max(14, BOX.left - 12), BOX.floor, Math.max(8, SOMEONE_M * scale), false),
      ...viewAxis({ minViewM, bestViewM, maxViewM, nearestM: values.nearestViewM }),
    ],
  };
}

const said = (x: number, y: number, text: string): Shape => {
  const label = within({ x, y, text, anchor: 'middle' }, MARGIN, WIDTH - MARGIN, LETTER);
  return words(label.x, label.y, label.text, { anchor: label.anchor });
};

interface Views {
  minViewM: number;
  bestViewM: number;
  maxViewM: number;
  nearestM: number | undefined;
}

/** Distances on one line although the farthest is a hundred times the nearest: each doubling takes the same room. */
function viewAxis({ minViewM, bestViewM, maxViewM, nearestM }: Views): Shape[] {
  const low = Math.min(minViewM, nearestM ?? minViewM) / 1.6;
  const high = Math.max(maxViewM, nearestM ?? maxViewM) * 1.15;
  const at = (metres: number): number => AXIS.from + ((AXIS.to - AXIS.from) * Math.log(metres / low)) / Math.log(high / low);
  const isTooClose = nearestM !== undefined && nearestM < minViewM;
  const row = `第一排 ${n(nearestM)} m${isTooClose ? '，太近' : ''}`;
  const spots = [
    { metres: minViewM, text: `最近 ${n(minViewM)} m` },
    { metres: bestViewM, text: `最佳 ${n(bestViewM)} m` },
    { metres: maxViewM, text: `最远 ${n(maxViewM)} m` },
  ];
  const labels = placed(
    spots.map(({ metres, text }) =>
      BELOW.map((below) => within({ x: at(metres), y: AXIS.y + below, text, anchor: 'middle' }, MARGIN, WIDTH - MARGIN, LARGEST_LETTER)),
    ),
    LARGEST_LETTER,
  );
  return [
    rect('screenEdge', AXIS.from - 16, AXIS.y - 16, 4, 32, 1),
    path('way', `M${AXIS.from - 8} ${AXIS.y}H${AXIS.to}`),
    path('wayGood', `M${at(minViewM)} ${AXIS.y}H${at(maxViewM)}`),
    ...spots.map(({ metres }, place) => circle(place === 1 ? 'spotBest' : 'spot', at(metres), AXIS.y, place === 1 ? 6 : 4)),
    ...labels.flatMap((label) => placedWords(label)),
    ...(nearestM === undefined
      ? []
      : [
          ...someone(at(nearestM), AXIS.y - 6, 24, isTooClose),
          words(Math.min(at(nearestM) + 8, WIDTH - MARGIN - widthOf(row, LETTER)), AXIS.y - 16, row, isTooClose ? { tone: 'bad' } : {}),
        ]),
  ];
}

/** Someone standing, feet at (x, y), so tall. */
function someone(x: number, y: number, tall: number, isBad: boolean): Shape[] {
  const head = tall * 0.13;
  const look = isBad ? 'someoneBad' : 'someone';
  return [
    circle(look, x, y - tall + head, head),
    path(
      look,
      `M${x - tall * 0.15} ${y - tall * 0.7}q${tall * 0.15} ${-tall * 0.06} ${tall * 0.3} 0l${-tall * 0.03} ${tall * 0.34}l${-tall * 0.04} ${tall * 0.36}h${-tall * 0.16}l${-tall * 0.04} ${-tall * 0.36}z`,
    ),
  ];
}

const upTo = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, place) => place);
