/** Power for far points: mains along their fibre, what cuts it, and under the open sky what keeps lightning off. Source: SIZE-17. */
import { ROLL_M, ROLL_SPARE_PERCENT } from '../../constants/cabling.ts';
import { BREAKER_MARGIN, FEED_DROP_PERCENT, FEEDER_BOX_WAYS, LEAKAGE_BREAKERS_A, OUTDOOR_LEAKAGE, SINGLE_PHASE } from '../../constants/mains.ts';
import { SURGE_DESIGN, SURGE_VOLTS } from '../../constants/surge.ts';
import * as constants from '../../constants/video-surveillance.ts';
import { ceil, firstAtLeast, numberText as n, sumOf } from '../../inputs/index.ts';
import { briefly } from '../core/briefly.ts';
import { feedAreaMm2 } from '../core/feed-area.ts';
import { mainsCurrentA } from '../core/mains.ts';
import { mainsCores } from '../core/mains-cable.ts';
import type { SizedLine } from '../core/plan.ts';
import { sizedLine, tally } from '../core/sized-line.ts';
import { farCamerasOf, type AreaRuns } from './runs.ts';

/** So many alike feeders out of a closet, each for all the points of one line. */
interface Feeder {
  closet: number;
  cameras: number;
  lengthM: number;
  lines: number;
  breakerA: number;
  areaMm2: number;
}

/** Nothing where copper reaches all. */
export function feedLines(runs: readonly AreaRuns[]): SizedLine[] {
  const points = sumOf(runs, farCamerasOf);
  const outdoors = sumOf(runs, (one) => (one.isOutdoors ? farCamerasOf(one) : 0));
  const feeders = runs.flatMap(({ sized, fed }) => fed.map((line): Feeder => ({ closet: sized.area.closet, ...line, ...feederFor(line) })));
  return [
    ...cableLines(feeders),
    ...breakerLines(feeders),
    ...boxLines(feeders),
    sizedLine('miniBreaker', points, { currentA: constants.POINT_BREAKER_A.value, phases: SINGLE_PHASE.value.phases }, [
      '每个远点位的设备箱里 1 个 2 P 断路器：检修时断开本点，室外的也是电源防雷器的后备保护',
      `${n(points)} 个远点位`,
      n(points),
    ]),
    sizedLine('surgeProtector', outdoors, { voltage: SURGE_VOLTS.value.single }, [
      `室外远点位的电源进线 1 个防雷器（${SURGE_DESIGN.value}）；光缆不引雷，不另装`,
      `${n(outdoors)} 个室外远点位`,
      n(outdoors),
    ]),
  ];
}

const powerOf = (cameras: number): number => cameras * constants.FAR_POINT_W.value;

function feederFor({ cameras, lengthM }: { cameras: number; lengthM: number }): Pick<Feeder, 'breakerA' | 'areaMm2'> {
  const breakerA = firstAtLeast(LEAKAGE_BREAKERS_A.value, mainsCurrentA(powerOf(cameras), SINGLE_PHASE.value) * BREAKER_MARGIN.value);
  if (breakerA === null) throw new Error('no breaker for a row of cameras');
  return { breakerA, areaMm2: feedAreaMm2(powerOf(cameras), lengthM, breakerA) };
}

/** `500 m 带 12 点 × 2`. */
const feederText = ({ cameras, lengthM, lines }: Feeder): string => `${n(lengthM)} m 带 ${n(cameras)} 点${lines > 1 ? ` × ${n(lines)}` : ''}`;
const feederTexts = (feeders: readonly Feeder[]): string => briefly(feeders.map(feederText), '，');

function cableLines(feeders: readonly Feeder[]): SizedLine[] {
  const spare = 1 + ROLL_SPARE_PERCENT.value / 100;
  return [...Map.groupBy(feeders, ({ areaMm2 }) => areaMm2)]
    .toSorted(([a], [b]) => a - b)
    .map(([areaMm2, same]) => {
      const metres = sumOf(same, ({ lengthM, lines }) => lengthM * lines);
      const rolls = ceil((metres * spare) / ROLL_M.value);
      return sizedLine('mainsCable', rolls, { cores: mainsCores(SINGLE_PHASE.value.phases), areaMm2, rollM: ROLL_M.value }, [
        `电源随光缆从弱电间引到远点位，末端压降不超过 ${FEED_DROP_PERCENT.value} %，每点 ${constants.FAR_POINT_W.value} W`,
        feederTexts(same),
        `${n(metres)} × ${n(spare)} ÷ ${ROLL_M.value}，向上取整 ＝ ${n(rolls)} 卷`,
      ]);
    });
}

function breakerLines(feeders: readonly Feeder[]): SizedLine[] {
  return [...Map.groupBy(feeders, ({ breakerA }) => breakerA)]
    .toSorted(([a], [b]) => a - b)
    .map(([breakerA, same]) => {
      const count = sumOf(same, ({ lines }) => lines);
      const most = Math.max(...same.map(({ cameras }) => cameras));
      const ampere = mainsCurrentA(powerOf(most), SINGLE_PHASE.value);
      return sizedLine('leakageBreaker', count, { currentA: breakerA, phases: SINGLE_PHASE.value.phases }, [
        `每条引到远点位的馈线在弱电间装 1 个 30 mA 漏电断路器（${OUTDOOR_LEAKAGE.value}，室内的同样装），额定电流不小于负载的 ${BREAKER_MARGIN.value} 倍、不大于线缆载流量`,
        feederTexts(same),
        `最多 ${n(powerOf(most))} W ÷ ${SINGLE_PHASE.value.volts} V × ${BREAKER_MARGIN.value} ＝ ${n(ampere * BREAKER_MARGIN.value, 2)} A → ${n(count)} 个 ${breakerA} A`,
      ]);
    });
}

/** One in each closet that feeds far points, the smallest of enough ways; of more feeders than the largest takes several. */
function boxLines(feeders: readonly Feeder[]): SizedLine[] {
  const largest = Math.max(...FEEDER_BOX_WAYS.value);
  const closets = [...Map.groupBy(feeders, ({ closet }) => closet)].toSorted(([a], [b]) => a - b);
  const counts = closets.map(([closet, same]) => ({ closet, count: sumOf(same, ({ lines }) => lines) }));
  const boxes = tally(counts.map(({ count }) => [firstAtLeast(FEEDER_BOX_WAYS.value, count) ?? largest, ceil(count / largest)]));
  return boxes.map(([outputs, quantity]) =>
    sizedLine('feederBox', quantity, { outputs }, [
      '有馈线引出的弱电间各 1 台，回路数够的最小档，漏电断路器装在里面，由 UPS 输出或市电引入',
      briefly(
        counts.map(({ closet, count }) => `弱电间 ${closet}：${n(count)} 路`),
        '，',
      ),
      `${n(quantity)} 台 ${n(outputs)} 回路`,
    ]),
  );
}
