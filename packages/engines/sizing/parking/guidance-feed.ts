/** What guidance is fed and connected by: chains of detectors from a box beside their bays, and the ways from there to the office. */
import { loopOhmPerM } from '../../calculators/index.ts';
import { ROLL_M, ROLL_SPARE_PERCENT } from '../../constants/cabling.ts';
import {
  DETECTORS_PER_ZONE_CONTROLLER,
  GUIDANCE_CABLE_MM2,
  GUIDANCE_CHAIN,
  GUIDANCE_DATA_CABLE,
  GUIDANCE_HEAD_M,
  GUIDANCE_SUPPLIES_A,
  GUIDANCE_VOLTS,
  SPACES_PER_DETECTOR,
} from '../../constants/parking.ts';
import { LOAD_RATIO, MAX_DROP_PERCENT, USUAL_CONDUCTOR_TEMP_C } from '../../constants/supply.ts';
import { ceil, firstAtLeast, floor, isAtMost, numberText as n, sumOf, type ValuesOf } from '../../inputs/index.ts';
import type { SizedLine } from '../core/plan.ts';
import { sizedLine, tally } from '../core/sized-line.ts';
import { switchLine } from '../core/switch-for.ts';
import type { ParkingFields } from './fields.ts';

type Guidance = Exclude<ValuesOf<ParkingFields>['guidance'], 'none'>;

/** As many detectors in a row as the last one is still fed, on warm copper, each at its watts at the lowest voltage. Video: 8; ultrasonic: 24. */
export function detectorsPerChain(guidance: Guidance): number {
  const { pitchM, powerW } = GUIDANCE_CHAIN.value[guidance];
  const allowedV = (GUIDANCE_VOLTS.value * MAX_DROP_PERCENT.value) / 100;
  const eachA = powerW / (GUIDANCE_VOLTS.value - allowedV);
  const dropV = (count: number): number =>
    loopOhmPerM(GUIDANCE_CABLE_MM2.value, USUAL_CONDUCTOR_TEMP_C.value) * eachA * (GUIDANCE_HEAD_M.value * count + (pitchM * count * (count - 1)) / 2);
  let count = 1;
  while (isAtMost(dropV(count + 1), allowedV)) count++;
  return count;
}

/** Controllers with as many detectors each, the full ones and the last. */
function feedsOf(guidance: Guidance, spaces: number) {
  const detectors = guidance === 'ultrasonic' ? spaces : ceil(spaces / SPACES_PER_DETECTOR.value[guidance]);
  const perController = DETECTORS_PER_ZONE_CONTROLLER.value;
  const perChain = detectorsPerChain(guidance);
  const full = floor(detectors / perController);
  return [
    { served: perController, count: full },
    { served: detectors - full * perController, count: 1 },
  ]
    .filter(({ served, count }) => served > 0 && count > 0)
    .map((feed) => ({ ...feed, chains: ceil(feed.served / perChain) }));
}

export interface GuidanceFeed {
  lines: SizedLine[];
  /** Switches beside the bays; with others of their size one line. */
  switches: SizedLine[];
  /** Runs of network cable between the detectors. */
  runs: [runM: number, runs: number][];
}

/** Supplies of 24 V beside the bays, their boxes, power and data cable along the chains; a switch a controller where detectors are cameras. */
export function guidanceFeed({ guidance, spaces = 0 }: ValuesOf<ParkingFields>): GuidanceFeed {
  if (guidance === 'none') return { lines: [], switches: [], runs: [] };
  const { pitchM, powerW } = GUIDANCE_CHAIN.value[guidance];
  const feeds = feedsOf(guidance, spaces);
  const controllers = sumOf(feeds, ({ count }) => count);
  const chains = sumOf(feeds, (feed) => feed.count * feed.chains);
  const detectors = sumOf(feeds, (feed) => feed.count * feed.served);
  const headM = GUIDANCE_HEAD_M.value;
  const metres = chains * headM + (detectors - chains) * pitchM;
  const isVideo = guidance !== 'ultrasonic';
  const counted = `${n(detectors)} 个探测器，每串 ${n(detectorsPerChain(guidance))} 个，共 ${n(chains)} 串`;
  return {
    lines: [
      ...supplyLines(feeds, powerW),
      sizedLine('controllerBox', controllers, {}, ['每台区域引导控制器 1 个箱，装控制器和 24 V 电源', `${n(controllers)} 台控制器`, n(controllers)]),
      chainCableLine(metres, counted),
      ...(isVideo ? [] : [dataCableLine(metres, counted)]),
    ],
    switches: isVideo
      ? feeds.map((feed) => {
          const line = switchLine(feed.chains + 1, `车场每台控制器处：${n(feed.chains)} 串探测器，1 台控制器`);
          const quantity = line.quantity * feed.count;
          const arithmetic = `${line.reason.arithmetic}${feed.count > 1 ? `，${n(feed.count)} 处共 ${n(quantity)} 台` : ''}`;
          return { ...line, quantity, reason: { ...line.reason, arithmetic } };
        })
      : [],
    runs: isVideo
      ? [
          [headM, chains],
          [pitchM, detectors - chains],
        ]
      : [],
  };
}

function supplyLines(feeds: readonly { served: number; count: number }[], powerW: number): SizedLine[] {
  const largestA = Math.max(...GUIDANCE_SUPPLIES_A.value);
  const sized = feeds.map(({ served, count }) => {
    const neededA = (served * powerW) / GUIDANCE_VOLTS.value / LOAD_RATIO.value;
    const units = Math.max(1, ceil(neededA / largestA));
    return { served, neededA, units: units * count, currentA: firstAtLeast(GUIDANCE_SUPPLIES_A.value, neededA / units) ?? largestA };
  });
  return tally(sized.map(({ currentA, units }) => [currentA, units])).map(([currentA, units]) =>
    sizedLine('powerSupply24V', units, { currentA }, [
      '每台区域引导控制器处 1 台 24 V 电源，给所管的探测器和指示灯供电，不超过额定的八成',
      `每个探测点 ${n(powerW)} W`,
      `${sized
        .filter((one) => one.currentA === currentA)
        .map(({ served, neededA }) => `${n(served)} × ${n(powerW)} ÷ ${GUIDANCE_VOLTS.value} ÷ ${LOAD_RATIO.value} ＝ ${n(neededA, 2)} A`)
        .join('，')} → ${n(units)} 台 ${currentA} A`,
    ]),
  );
}

const rollsOf = (metres: number): number => ceil((metres * (1 + ROLL_SPARE_PERCENT.value / 100)) / ROLL_M.value);
const rollsText = (metres: number): string => `${n(metres)} × ${n(1 + ROLL_SPARE_PERCENT.value / 100)} ÷ ${ROLL_M.value}，向上取整 ＝ ${n(rollsOf(metres))}`;

const chainCableLine = (metres: number, counted: string): SizedLine =>
  sizedLine('powerCable', rollsOf(metres), { areaMm2: GUIDANCE_CABLE_MM2.value, rollM: ROLL_M.value }, [
    `探测器手拉手供电，每串到末端压降不超过 ${MAX_DROP_PERCENT.value} %；加 ${ROLL_SPARE_PERCENT.value} %，每卷 ${ROLL_M.value} m`,
    `${counted}，线路 ${n(metres)} m`,
    rollsText(metres),
  ]);

const dataCableLine = (metres: number, counted: string): SizedLine =>
  sizedLine('cable', rollsOf(metres), { use: 'signalCable', spec: GUIDANCE_DATA_CABLE.value, rollM: ROLL_M.value }, [
    `超声波探测器 RS-485 手拉手到区域控制器；加 ${ROLL_SPARE_PERCENT.value} %，每卷 ${ROLL_M.value} m`,
    `${counted}，线路 ${n(metres)} m`,
    rollsText(metres),
  ]);
