/** Fibre where copper does not reach: cables by the roll, converters, boxes and cords at both ends. Source: SIZE-17. */
import { packRolls, rackBoxes } from '../../calculators/index.ts';
import { CAMERA_SUPPLY_VOLTAGES } from '../../constants/list-check.ts';
import { BACKBONE_SPARE_PERCENT, BACKBONE_TERMINAL_M, FIBRE_SIZES } from '../../constants/structured-cabling.ts';
import {
  CONVERTERS_PER_U,
  FAR_CORES,
  FIBRE_BOX_CORES,
  FIBRE_CORD_M,
  FIBRE_REACH,
  FIBRE_ROLL_M,
  INDOOR_FIBRE_CORES,
  SHELF_DEPTH_MM,
} from '../../constants/video-surveillance.ts';
import { ceil, firstAtLeast, numberText as n, sumOf } from '../../inputs/index.ts';
import { briefly, brieflyCounted } from './briefly.ts';
import type { SizedLine } from './plan.ts';
import { sizedLine, tally } from './sized-line.ts';

/** What stands under the tables of a plan that has such links. */
export const FIBRE_BASIS = [
  BACKBONE_SPARE_PERCENT,
  BACKBONE_TERMINAL_M,
  FIBRE_SIZES,
  FAR_CORES,
  FIBRE_BOX_CORES,
  FIBRE_CORD_M,
  FIBRE_REACH,
  FIBRE_ROLL_M,
  INDOOR_FIBRE_CORES,
  CONVERTERS_PER_U,
  SHELF_DEPTH_MM,
] as const;

/** A cable of so many cores, `lines` times. */
export interface Fibre {
  isOutdoors: boolean;
  cores: number;
  lengthM: number;
  lines: number;
}

/** What is cut for a way: a tenth more, and 12 m at both ends. */
export const fibreM = (lengthM: number): number => lengthM * (1 + BACKBONE_SPARE_PERCENT.value / 100) + BACKBONE_TERMINAL_M.value;

/** Two cores for each that ends there, in the next size of cable that is sold. */
export const coresFor = (ends: number): number => firstAtLeast(FIBRE_SIZES.value, ends * FAR_CORES.value) ?? Math.max(...FIBRE_SIZES.value);

/** Rolls by cores, indoors and outdoors apart; `laid`: what a cable of each kind passes. */
export function fibreLines(cables: readonly Fibre[], laid: { indoors: string; outdoors: string }): SizedLine[] {
  const rollM = FIBRE_ROLL_M.value;
  const alike = Map.groupBy(cables, ({ isOutdoors, cores }) => (isOutdoors ? cores : -cores));
  return [...alike]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, same]) => {
      const [first] = same;
      if (first === undefined) return [];
      const cuts = tally(same.map(({ lengthM, lines }) => [fibreM(lengthM), lines]));
      const rolls = packRolls(cuts, rollM);
      const { isOutdoors, cores } = first;
      return [
        sizedLine('fibreCable', rolls, { fibreMode: 'single', cores, location: isOutdoors ? 'outdoor' : 'indoor', rollM }, [
          `${isOutdoors ? laid.outdoors : laid.indoors}，每点 ${FAR_CORES.value} 芯；每条 ＝ 走线 × ${n(1 + BACKBONE_SPARE_PERCENT.value / 100)} ＋ ${BACKBONE_TERMINAL_M.value} m`,
          `${n(sumOf(same, ({ lines }) => lines))} 条 ${cores} 芯`,
          `${briefly(
            cuts.toReversed().map(([cutM, pieces]) => `${n(cutM, 1)} m × ${n(pieces)}`),
            '，',
          )}；每盘 ${n(rollM)} m → ${n(rolls)} 盘`,
        ]),
      ];
    });
}

/** A pair for each link; `what` they are, `3 个远点位`. */
export const converterLine = (links: number, portMbps: number, { what, farthestM }: { what: string; farthestM: number }): SizedLine =>
  sizedLine('mediaConverter', links * 2, { portMbps, fibreMode: 'single', distanceKm: ceil(farthestM / 100) / 10, ports: 1 }, [
    '网线到不了的用光纤：两端各 1 台收发器',
    `${what}，最远 ${n(farthestM)} m`,
    `${n(links)} × 2 ＝ ${n(links * 2)}`,
  ]);

/** Small boxes on a wall, where a single link ends. */
export const pointBoxLine = (points: number, what: string): SizedLine =>
  sizedLine('fibreBox', points, { cores: FIBRE_BOX_CORES.value.point, installType: 'wall' }, [
    `每个${what} 1 个终端盒，光缆在里面熔接`,
    `${n(points)} 个${what}`,
    n(points),
  ]);

/** At both ends of each link, on a wall or in a box: where no rack stands. */
export const endBoxLine = (links: number, what: string): SizedLine =>
  sizedLine('fibreBox', links * 2, { cores: FIBRE_BOX_CORES.value.point, installType: 'wall' }, [
    '每条光缆两端各 1 个终端盒，光缆在里面熔接',
    what,
    `${n(links)} × 2 ＝ ${n(links * 2)}`,
  ]);

/** In racks, the smallest that takes the cores that end at each place; `where` they stand. */
export function rackBoxLines(coresAtEnds: readonly number[], where: string): SizedLine[] {
  const ends = coresAtEnds.filter((cores) => cores > 0);
  return rackBoxes(ends).map(([cores, boxes]) =>
    sizedLine('fibreBox', boxes, { cores, installType: 'rack' }, [
      `光缆进${where}的一端，芯数够的最小档`,
      `${n(ends.length)} 处，${briefly(
        ends.map((one) => `${n(one)} 芯`),
        '、',
      )}`,
      `${n(boxes)} 个 ${cores} 芯`,
    ]),
  );
}

/** A cord at both ends of each link; `what` they are, `3 个远点位`. */
export const fibreCordLine = (links: number, what: string): SizedLine =>
  sizedLine('fibreCord', links * 2, { fibreMode: 'single', lengthM: FIBRE_CORD_M.value }, [
    '收发器两端各 1 条，到同箱或同柜的终端盒',
    what,
    `${n(links)} × 2 ＝ ${n(links * 2)}`,
  ]);

/** Shelves in racks for converters, by how many stand in each place; `where` they stand. */
export function shelfLine(converters: readonly number[], where: string): SizedLine {
  const each = CONVERTERS_PER_U.value;
  const shelves = converters.map((count) => ceil(count / each));
  const present = converters.filter((count) => count > 0);
  return sizedLine(
    'rackShelf',
    sumOf(shelves, (count) => count),
    { depthMm: SHELF_DEPTH_MM.value },
    [
      `收发器没有安装耳，${where}里放在托板上，每块 ${each} 台`,
      briefly(
        present.map((count) => `${n(count)} 台`),
        '、',
      ),
      `${brieflyCounted(
        present.map((count) => `${n(count)} ÷ ${each}`),
        '，',
      )}，向上取整 ＝ ${n(sumOf(shelves, (count) => count))}`,
    ],
  );
}

/** What feeds the converters. */
export const converterAdapterLine = (links: number): SizedLine =>
  sizedLine('powerAdapter', links * 2, { voltage: CAMERA_SUPPLY_VOLTAGES.value.dc12, currentA: 1 }, [
    `每台收发器 1 个 ${CAMERA_SUPPLY_VOLTAGES.value.dc12} V 适配器`,
    `${n(links * 2)} 台收发器`,
    n(links * 2),
  ]);

/** Links alike that copper does not reach, each with a cable of its own. */
export interface FarLinks {
  /** Each: `远车道`. */
  name: string;
  links: number;
  lengthM: number;
  isOutdoors: boolean;
}

/** All of it for links of one speed but the boxes: converters, cable, cords, adapters. Nothing where there are none. */
export function farLinkLines(far: readonly FarLinks[], portMbps: number): SizedLine[] {
  const laid = far.filter(({ links }) => links > 0);
  const links = sumOf(laid, (one) => one.links);
  const what = laid.map(({ name, links: count }) => `${n(count)} 个${name}`).join('，');
  const cables = laid.map(({ isOutdoors, lengthM, links: lines }) => ({
    isOutdoors,
    lengthM,
    lines,
    cores: isOutdoors ? coresFor(1) : INDOOR_FIBRE_CORES.value,
  }));
  return [
    converterLine(links, portMbps, { what, farthestM: Math.max(0, ...laid.map(({ lengthM }) => lengthM)) }),
    ...fibreLines(cables, { indoors: '室内每处一根', outdoors: '室外每处一根' }),
    fibreCordLine(links, what),
    converterAdapterLine(links),
  ];
}
