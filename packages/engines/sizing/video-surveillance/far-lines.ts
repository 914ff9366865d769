/** Cameras and closets that copper does not reach: fibre, converters, boxes, and power where a camera stands. Source: SIZE-17. */
import { CAMERA_SUPPLY_VOLTAGES } from '../../constants/list-check.ts';
import { CABLE_AMPERES, COPPER_OHM_MM2_PER_M, FEED_DROP_PERCENT, SINGLE_PHASE } from '../../constants/mains.ts';
import { ROLL_M, ROLL_SPARE_PERCENT } from '../../constants/cabling.ts';
import { BACKBONE_SPARE_PERCENT, BACKBONE_TERMINAL_M, FIBRE_SIZES } from '../../constants/structured-cabling.ts';
import { SURGE_DESIGN, SURGE_VOLTS } from '../../constants/surge.ts';
import * as constants from '../../constants/video-surveillance.ts';
import { ceil, firstAtLeast, isAtMost, numberText as n, sumOf } from '../../inputs/index.ts';
import { briefly } from '../core/briefly.ts';
import { mainsCores } from '../core/mains-cable.ts';
import { packRolls } from '../core/pack-rolls.ts';
import type { SizedLine } from '../core/plan.ts';
import { sizedLine, tally } from '../core/sized-line.ts';
import { farCamerasOf, fibreM, type AreaRuns } from './runs.ts';
import { cameraW, withPoeReserve, type SizedSurveillance } from './system.ts';

/** A cable of so many cores, `lines` times. */
interface Fibre {
  isOutdoors: boolean;
  cores: number;
  lengthM: number;
  lines: number;
}

/** Links of closets whose backbone copper does not reach: as many as a closet has switches, in one cable. */
export interface FarClosets {
  lengthM: number;
  /** Links of each closet. */
  links: readonly number[];
}

/** Nothing where copper reaches all. */
export function farLines({ runs }: SizedSurveillance, closets: FarClosets): SizedLine[] {
  const far = sumOf(runs, farCamerasOf);
  const links = sumOf(closets.links, (count) => count);
  const outdoors = runs.filter(({ isOutdoors }) => isOutdoors);
  const cables = [...runs.flatMap(fibresOf), ...closets.links.map((count) => closetFibre(count, closets.lengthM))];
  const farthestM = Math.max(0, ...cables.map(({ lengthM }) => lengthM));
  return [
    ...converterLines(far, links, farthestM),
    ...fibreLines(cables),
    ...boxLines(runs, closets.links),
    sizedLine('fibreCord', (far + links) * 2, { fibreMode: 'single', lengthM: constants.FIBRE_CORD_M.value }, [
      '收发器两端各 1 条，到同箱或同柜的终端盒',
      farText(far, links),
      `${n(far + links)} × 2 ＝ ${n((far + links) * 2)}`,
    ]),
    sizedLine('poeInjector', far, { poeStandard: 'af', poeBudgetW: ceil(withPoeReserve(cameraW(constants.FIBRE_CORD_M.value))), poePorts: 1 }, [
      '光纤不带电：每个远点位 1 个供电器，装在设备箱里；室内就近取电',
      `${n(far)} 个远点位，摄像机不超过 ${constants.SURVEILLANCE_CAMERA_W.value} W`,
      n(far),
    ]),
    sizedLine('powerAdapter', (far + links) * 2, { voltage: CAMERA_SUPPLY_VOLTAGES.value.dc12, currentA: 1 }, [
      `每台收发器 1 个 ${CAMERA_SUPPLY_VOLTAGES.value.dc12} V 适配器`,
      `${n((far + links) * 2)} 台收发器`,
      n((far + links) * 2),
    ]),
    ...feedLines(outdoors),
    sizedLine('surgeProtector', sumOf(outdoors, farCamerasOf), { voltage: SURGE_VOLTS.value.single }, [
      `室外远点位的电源进线 1 个防雷器（${SURGE_DESIGN.value}）；光缆不引雷，不另装`,
      `${n(sumOf(outdoors, farCamerasOf))} 个室外远点位`,
      n(sumOf(outdoors, farCamerasOf)),
    ]),
  ];
}

const farText = (far: number, links: number): string =>
  [far > 0 ? `${n(far)} 个远点位` : '', links > 0 ? `${n(links)} 条弱电间链路` : ''].filter((text) => text !== '').join('，');

/** In one closet of the list: cores that end there. */
export const coresAt = (runs: readonly AreaRuns[], closet: number): number =>
  constants.FAR_CORES.value * sumOf(runs, (one) => (one.sized.area.closet === closet ? farCamerasOf(one) : 0));

const coresFor = (ends: number): number => firstAtLeast(FIBRE_SIZES.value, ends * constants.FAR_CORES.value) ?? Math.max(...FIBRE_SIZES.value);

const fibresOf = ({ isOutdoors, far }: AreaRuns): Fibre[] =>
  far.map(({ cameras, lengthM, lines }) => ({ isOutdoors, lengthM, lines, cores: isOutdoors ? coresFor(cameras) : constants.INDOOR_FIBRE_CORES.value }));

const closetFibre = (links: number, lengthM: number): Fibre => ({ isOutdoors: true, cores: coresFor(links), lengthM, lines: 1 });

/** A pair for each camera of 100 Mbps, for each link of a closet of 1000. */
function converterLines(far: number, links: number, farthestM: number): SizedLine[] {
  const distanceKm = ceil(farthestM / 100) / 10;
  const pairs = (count: number, portMbps: number, what: string): SizedLine =>
    sizedLine('mediaConverter', count * 2, { portMbps, fibreMode: 'single', distanceKm, ports: 1 }, [
      '网线到不了的用光纤：两端各 1 台收发器',
      `${n(count)} ${what}，最远 ${n(farthestM)} m`,
      `${n(count)} × 2 ＝ ${n(count * 2)}`,
    ]);
  return [pairs(far, constants.ACCESS_PORT_MBPS.value, '个远点位'), pairs(links, constants.ACCESS_UPLINK_MBPS.value, '条弱电间链路')];
}

/** Rolls by cores, indoors and outdoors apart. */
function fibreLines(cables: readonly Fibre[]): SizedLine[] {
  const rollM = constants.FIBRE_ROLL_M.value;
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
          `${isOutdoors ? '一条光缆沿一排点位走' : '每个室内远点位一根'}，每点 ${constants.FAR_CORES.value} 芯；每条 ＝ 走线 × ${n(1 + BACKBONE_SPARE_PERCENT.value / 100)} ＋ ${BACKBONE_TERMINAL_M.value} m`,
          `${n(sumOf(same, ({ lines }) => lines))} 条 ${cores} 芯`,
          `${briefly(
            cuts.toReversed().map(([cutM, pieces]) => `${n(cutM, 1)} m × ${n(pieces)}`),
            '，',
          )}；每盘 ${n(rollM)} m → ${n(rolls)} 盘`,
        ]),
      ];
    });
}

/** A box at each end of each fibre: small ones at the points, racked ones in the cabinets. */
function boxLines(runs: readonly AreaRuns[], links: readonly number[]): SizedLine[] {
  const { point, cabinet } = constants.FIBRE_BOX_CORES.value;
  const far = sumOf(runs, farCamerasOf);
  const closets = [...new Set(runs.map(({ sized }) => sized.area.closet))];
  const ends = [
    ...closets.map((closet) => coresAt(runs, closet)),
    // at the first and in each other closet
    ...links.flatMap((count) => [count, count].map((each) => each * constants.FAR_CORES.value)),
  ].filter((cores) => cores > 0);
  const largest = Math.max(...cabinet);
  const racked = tally(ends.map((cores) => [firstAtLeast(cabinet, cores) ?? largest, ceil(cores / largest)]));
  return [
    sizedLine('fibreBox', far, { cores: point, installType: 'wall' }, ['每个远点位 1 个终端盒，光缆在里面熔接', `${n(far)} 个远点位`, n(far)]),
    ...racked.map(([cores, boxes]) =>
      sizedLine('fibreBox', boxes, { cores, installType: 'rack' }, [
        '光缆进弱电间的一端，芯数够的最小档',
        `${n(ends.length)} 处，${briefly(
          ends.map((one) => `${n(one)} 芯`),
          '、',
        )}`,
        `${n(boxes)} 个 ${cores} 芯`,
      ]),
    ),
  ];
}

/** Mains from the closet along each cable of outdoor points, as thick as its drop allows. */
function feedLines(outdoors: readonly AreaRuns[]): SizedLine[] {
  const spare = 1 + ROLL_SPARE_PERCENT.value / 100;
  const feeds = outdoors.flatMap(({ far }) => far).map((line) => ({ ...line, areaMm2: feedAreaMm2(line.cameras * constants.FAR_POINT_W.value, line.lengthM) }));
  return [...Map.groupBy(feeds, ({ areaMm2 }) => areaMm2)]
    .toSorted(([a], [b]) => a - b)
    .map(([areaMm2, same]) => {
      const metres = sumOf(same, ({ lengthM, lines }) => lengthM * lines);
      const rolls = ceil((metres * spare) / ROLL_M.value);
      return sizedLine('mainsCable', rolls, { cores: mainsCores(SINGLE_PHASE.value.phases), areaMm2, rollM: ROLL_M.value }, [
        `电源随光缆从弱电间引到室外远点位，末端压降不超过 ${FEED_DROP_PERCENT.value} %，每点 ${constants.FAR_POINT_W.value} W`,
        briefly(
          same.map(({ cameras, lengthM, lines }) => `${n(lengthM)} m 带 ${n(cameras)} 点${lines > 1 ? ` × ${n(lines)}` : ''}`),
          '，',
        ),
        `${n(metres)} × ${n(spare)} ÷ ${ROLL_M.value}，向上取整 ＝ ${n(rolls)} 卷`,
      ]);
    });
}

/** All of the load at the far end: the safe side. 240 W at 500 m → 2.5 mm². */
export function feedAreaMm2(powerW: number, lengthM: number): number {
  const { volts } = SINGLE_PHASE.value;
  const ampere = powerW / volts;
  const dropV = (areaMm2: number): number => (2 * COPPER_OHM_MM2_PER_M.value * lengthM * ampere) / areaMm2;
  const found = CABLE_AMPERES.value.find((size) => isAtMost(ampere, size.ampere) && isAtMost(dropV(size.areaMm2), (volts * FEED_DROP_PERCENT.value) / 100));
  if (found === undefined) throw new Error('no mains cable carries a row of cameras');
  return found.areaMm2;
}
