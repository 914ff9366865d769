/** Cameras and closets that copper does not reach: fibre, converters, boxes, and power where a camera stands. Source: SIZE-17. */
import { CAMERA_SUPPLY_VOLTAGES } from '../../constants/list-check.ts';
import * as constants from '../../constants/video-surveillance.ts';
import { ceil, firstAtLeast, numberText as n, sumOf } from '../../inputs/index.ts';
import { briefly } from '../core/briefly.ts';
import { coresFor, fibreLines, shelfLine, type Fibre } from '../core/fibre-links.ts';
import type { SizedLine } from '../core/plan.ts';
import { sizedLine, tally } from '../core/sized-line.ts';
import { feedLines } from './feed-lines.ts';
import { farCamerasOf, type AreaRuns } from './runs.ts';
import { cameraW, withPoeReserve, type SizedSurveillance } from './system.ts';

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
  const farOutdoors = sumOf(outdoors, farCamerasOf);
  return [
    ...converterLines({ far, farOutdoors, links, farthestM }),
    ...fibreLines(cables, { indoors: '每个室内远点位一根', outdoors: '一条光缆沿一排点位走' }),
    ...closureLines(outdoors),
    ...boxLines(runs, closets.links),
    shelfLine(convertersOf(runs, closets.links), '弱电间机柜'),
    ...pigtailLines(far, links),
    sizedLine('fibreCord', (far + links) * 2, { fibreMode: 'single', lengthM: constants.FIBRE_CORD_M.value }, [
      '收发器两端各 1 条，到同箱或同柜的终端盒',
      farText(far, links),
      `${n(far + links)} × 2 ＝ ${n((far + links) * 2)}`,
    ]),
    ...suppliesOf(far, farOutdoors, links),
    ...feedLines(runs),
  ];
}

/** In each closet: those of its cameras, and of the links; the first has an end of every link. */
function convertersOf(runs: readonly AreaRuns[], links: readonly number[]): number[] {
  const cameras = [...Map.groupBy(runs, ({ sized }) => sized.area.closet)].toSorted(([a], [b]) => a - b).map(([, same]) => sumOf(same, farCamerasOf));
  return cameras.map((count, place) => count + (place === 0 ? sumOf(links, (each) => each) : (links[place - 1] ?? 0)));
}

/** In a box under the open sky it freezes and gets hot. */
const OUTDOORS = { location: 'outdoor' } as const;

/** An injector at each far camera, an adapter beside each converter; what stands in a box outdoors is made for it. */
function suppliesOf(far: number, farOutdoors: number, links: number): SizedLine[] {
  const injector = { poeStandard: 'af', poeBudgetW: ceil(withPoeReserve(cameraW(constants.FIBRE_CORD_M.value))), poePorts: 1 };
  const adapter = { voltage: CAMERA_SUPPLY_VOLTAGES.value.dc12, currentA: 1 };
  const indoors = (far + links) * 2 - farOutdoors;
  return [
    sizedLine('poeInjector', far - farOutdoors, injector, [
      '光纤不带电：每个室内远点位 1 个供电器，装在设备箱里，由弱电间引来的电源供电',
      `${n(far - farOutdoors)} 个室内远点位，摄像机不超过 ${constants.SURVEILLANCE_CAMERA_W.value} W`,
      n(far - farOutdoors),
    ]),
    sizedLine('poeInjector', farOutdoors, { ...injector, ...OUTDOORS }, [
      '光纤不带电：每个室外远点位 1 个供电器，装在室外设备箱里，用室外宽温的',
      `${n(farOutdoors)} 个室外远点位，摄像机不超过 ${constants.SURVEILLANCE_CAMERA_W.value} W`,
      n(farOutdoors),
    ]),
    sizedLine('powerAdapter', indoors, adapter, [`弱电间和室内的每台收发器 1 个 ${adapter.voltage} V 适配器`, `${n(indoors)} 台室内收发器`, n(indoors)]),
    sizedLine('powerAdapter', farOutdoors, { ...adapter, ...OUTDOORS }, [
      `室外设备箱里的每台收发器 1 个室外 ${adapter.voltage} V 适配器`,
      `${n(farOutdoors)} 台室外收发器`,
      n(farOutdoors),
    ]),
  ];
}

const farText = (far: number, links: number): string =>
  [far > 0 ? `${n(far)} 个远点位` : '', links > 0 ? `${n(links)} 条弱电间链路` : ''].filter((text) => text !== '').join('，');

/** In one closet of the list: cores that end there. */
export const coresAt = (runs: readonly AreaRuns[], closet: number): number =>
  constants.FAR_CORES.value * sumOf(runs, (one) => (one.sized.area.closet === closet ? farCamerasOf(one) : 0));

const fibresOf = ({ isOutdoors, far }: AreaRuns): Fibre[] =>
  far.map(({ cameras, lengthM, lines }) => ({ isOutdoors, lengthM, lines, cores: isOutdoors ? coresFor(cameras) : constants.INDOOR_FIBRE_CORES.value }));

const closetFibre = (links: number, lengthM: number): Fibre => ({ isOutdoors: true, cores: coresFor(links), lengthM, lines: 1 });

/** A pair for each camera of 100 Mbps, for each link of a closet of 1000. */
function converterLines({ far, farOutdoors, links, farthestM }: { far: number; farOutdoors: number; links: number; farthestM: number }): SizedLine[] {
  const { ACCESS_PORT_MBPS: access, ACCESS_UPLINK_MBPS: uplink } = constants;
  const model = { fibreMode: 'single', distanceKm: ceil(farthestM / 100) / 10, ports: 1 };
  const indoors = far * 2 - farOutdoors;
  return [
    sizedLine('mediaConverter', indoors, { portMbps: access.value, ...model }, [
      '网线到不了的用光纤：弱电间一端和室内点位的收发器',
      `${n(far)} 个远点位${farOutdoors > 0 ? `，其中室外 ${n(farOutdoors)} 个` : ''}，最远 ${n(farthestM)} m`,
      farOutdoors > 0 ? `${n(far)} × 2 − ${n(farOutdoors)} ＝ ${n(indoors)}` : `${n(far)} × 2 ＝ ${n(indoors)}`,
    ]),
    sizedLine('mediaConverter', farOutdoors, { portMbps: access.value, ...model, ...OUTDOORS }, [
      '室外设备箱里的一端，用工业级宽温的收发器',
      `${n(farOutdoors)} 个室外远点位，最远 ${n(farthestM)} m`,
      n(farOutdoors),
    ]),
    sizedLine('mediaConverter', links * 2, { portMbps: uplink.value, ...model }, [
      '网线到不了的弱电间链路，两端各 1 台收发器，接交换机的电口；上联是 SFP 光口的，每条改配 1 对千兆单模光模块',
      `${n(links)} 条弱电间链路，最远 ${n(farthestM)} m`,
      `${n(links)} × 2 ＝ ${n(links * 2)}`,
    ]),
  ];
}

/** At each camera that a longer cable passes, and at its end where it has more cores than the box there takes. */
function closureLines(outdoors: readonly AreaRuns[]): SizedLine[] {
  const needs = outdoors.flatMap(({ far }) =>
    far.map(({ cameras, lines }): [number, number] => {
      const cores = coresFor(cameras);
      return [cores, (cameras - (cores > constants.FIBRE_BOX_CORES.value.point ? 0 : 1)) * lines];
    }),
  );
  return tally(needs.filter(([cores, count]) => count > 0 && cores > 0)).map(([cores, count]) =>
    sizedLine('fibreClosure', count, { cores }, [
      `光缆沿途每个点位开缆取 ${constants.FAR_CORES.value} 芯，其余直通；末端多出的芯收在盒里`,
      `${n(count)} 处，${cores} 芯光缆`,
      n(count),
    ]),
  );
}

/** Every core in use ends in a plug on both sides; each is one splice. */
function pigtailLines(far: number, links: number): SizedLine[] {
  const count = (far + links) * constants.FAR_CORES.value * 2;
  return [
    sizedLine('fibrePigtail', count, { fibreMode: 'single', lengthM: constants.PIGTAIL_M.value }, [
      '用到的每芯两端各熔接 1 根尾纤；熔接工费另计',
      farText(far, links),
      `${n(far + links)} × ${constants.FAR_CORES.value} 芯 × 2 端 ＝ ${n(count)} 根，熔接 ${n(count)} 芯`,
    ]),
  ];
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
