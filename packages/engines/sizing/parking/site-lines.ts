/** Network, mains and protection of lanes and guidance. Sources: SIZE-15, SIZE-17.2, SIZE-17.3. */
import { FEED_BREAKER, FEED_DROP_PERCENT } from '../../constants/mains.ts';
import { FAR_LANE_W, LANE_WIRING_M, PARKING_FEED_W, PARKING_POWER_W } from '../../constants/parking.ts';
import { CLOSET_CORD_M } from '../../constants/structured-cabling.ts';
import { SURGE_DESIGN, SURGE_VOLTS } from '../../constants/surge.ts';
import { ACCESS_PORT_MBPS, OUTDOOR_BOX_IP } from '../../constants/video-surveillance.ts';
import { numberText as n, sumOf, type ValuesOf } from '../../inputs/index.ts';
import { briefly, sumText } from '../core/briefly.ts';
import { feedAreaMm2 } from '../core/feed-area.ts';
import { feedBreakerLine } from '../core/feed-breaker.ts';
import { endBoxLine, farLinkLines } from '../core/fibre-links.ts';
import { mainsCableLine } from '../core/mains-cable.ts';
import { isInReach, networkCableLines } from '../core/network-cable.ts';
import type { SizedLine } from '../core/plan.ts';
import { sizedLine } from '../core/sized-line.ts';
import { switchLine } from '../core/switch-for.ts';
import { scenarioUps } from '../ups/calculate.ts';
import type { ParkingFields } from './fields.ts';
import type { ParkingMetrics } from './lanes.ts';

type Values = ValuesOf<ParkingFields>;

export interface SiteCounts {
  /** Devices of the lanes with a port. */
  networked: number;
  /** Of the guidance, what is fed by 220 V and has a way to the office: controllers, screens, kiosks. */
  guides: number;
  /** Other network cable: between detectors. */
  runs: readonly [runM: number, runs: number][];
}

/** Does copper end before the lanes? Then each has a switch of its own. */
export const isFarLane = ({ laneRunM }: Values): boolean => !isInReach(laneRunM);

/** Network and mains to the lanes and the guidance and, under the open sky, what keeps lightning off both. */
export const siteLines = (values: Values, metrics: ParkingMetrics, counts: SiteCounts): SizedLine[] => [
  ...networkLines(values, metrics, counts),
  ...feedLines(values, metrics, counts.guides),
  ...surgeLines(values, metrics),
];

/** Copper as far as it reaches, fibre beyond: one to each lane, booth and device of the guidance. */
function networkLines(values: Values, { lanes }: ParkingMetrics, { networked, guides, runs }: SiteCounts): SizedLine[] {
  const { laneRunM, garageRunM, booths, unattended } = values;
  const isFar = isFarLane(values);
  const farGuides = isInReach(garageRunM) ? 0 : guides;
  const [farLanes, farBooths] = isFar ? [lanes, booths] : [0, 0];
  const links = farLanes + farBooths + farGuides;
  const hosts = unattended ? 2 : 1;
  const cords = hosts + links * 2;
  const linked = `${n(links)} 条光缆`;
  return [
    ...networkCableLines([isFar ? [LANE_WIRING_M.value, networked] : [laneRunM, networked + booths], [garageRunM, guides - farGuides], ...runs]),
    ...farLinkLines(
      [
        { name: '远车道', links: farLanes, lengthM: laneRunM, isOutdoors: true },
        { name: '远岗亭', links: farBooths, lengthM: laneRunM, isOutdoors: true },
        { name: '远引导设备', links: farGuides, lengthM: garageRunM, isOutdoors: false },
      ],
      ACCESS_PORT_MBPS.value,
    ),
    endBoxLine(links, linked),
    sizedLine('equipmentBox', farLanes, { ipRating: OUTDOOR_BOX_IP.value }, [
      '网线到不了的车道各 1 个设备箱，装交换机、收发器和终端盒',
      `${n(lanes)} 条车道，离管理室 ${n(laneRunM)} m`,
      n(farLanes),
    ]),
    sizedLine('patchCord', cords, { lengthM: CLOSET_CORD_M.value, category: 'cat5e' }, [
      '管理主机和对讲管理机各 1 条跳线到交换机；光纤收发器两端各 1 条',
      `${n(hosts)} 台主机${links > 0 ? `，${linked}` : ''}`,
      sumText([hosts, links * 2]),
    ]),
  ];
}

/** A switch at each lane that copper does not reach, for what stands on its island and the fibre; by how many ports that is. */
export function laneSwitchLines(
  values: Values,
  { entryLanes, exitLanes, mixedLanes }: ParkingMetrics,
  { cameras, pays }: { cameras: number; pays: boolean },
): SizedLine[] {
  if (!isFarLane(values)) return [];
  const eachPoint = cameras + (values.unattended ? 1 : 0);
  const pay = pays ? 1 : 0;
  return [
    { lanes: entryLanes, named: '入口车道', devices: eachPoint },
    { lanes: exitLanes, named: '出口车道', devices: eachPoint + pay },
    { lanes: mixedLanes, named: '混合车道', devices: eachPoint * 2 + pay },
  ]
    .filter(({ lanes }) => lanes > 0)
    .map(({ lanes, named, devices }) => {
      const line = switchLine(devices + 1, `${n(lanes)} 条远${named}，每条 ${n(devices)} 台设备＋1 条光缆`);
      const quantity = line.quantity * lanes;
      return { ...line, quantity, reason: { ...line.reason, arithmetic: `${line.reason.arithmetic}，${n(lanes)} 条共 ${n(quantity)} 台` } };
    });
}

interface Circuits {
  what: string;
  count: number;
  powerW: number;
  runM: number;
}

/** Every lane has a circuit of its own from the mains, where a UPS is asked for another from it; every device of the guidance has one. */
function circuitsOf({ laneRunM, garageRunM, backupMin }: Values, { lanes }: ParkingMetrics, guides: number): Circuits[] {
  const watts = PARKING_FEED_W.value;
  return [
    { what: '车道市电', count: lanes, powerW: watts.lane, runM: laneRunM },
    { what: '车道 UPS', count: backupMin > 0 ? lanes : 0, powerW: watts.backup, runM: laneRunM },
    { what: '引导设备', count: guides, powerW: watts.guide, runM: garageRunM },
  ].filter(({ count }) => count > 0);
}

function feedLines(values: Values, metrics: ParkingMetrics, guides: number): SizedLine[] {
  const circuits = circuitsOf(values, metrics, guides).map((one) => ({ ...one, areaMm2: feedAreaMm2(one.powerW, one.runM) }));
  const all = sumOf(circuits, ({ count }) => count);
  const counted = circuits.map(({ what, count }) => `${what} ${n(count)} 路`).join('，');
  return [
    ...[...Map.groupBy(circuits, ({ areaMm2 }) => areaMm2)]
      .toSorted(([a], [b]) => a - b)
      .map(([areaMm2, same]) =>
        mainsCableLine(
          { phases: 1, areaMm2, feeds: same.map(({ count, runM }) => [count, runM]) },
          `每条车道单独 1 路 220 V，有 UPS 的另 1 路，每台引导设备 1 路：${briefly(
            same.map(({ what, powerW }) => `${what} ${n(powerW)} W`),
            '、',
          )}，压降不超过 ${FEED_DROP_PERCENT.value} %，3×${areaMm2} mm²`,
        ),
      ),
    feedBreakerLine(all, [
      `每路 1 个 ${FEED_BREAKER.value.currentA} A 漏电断路器，一路跳闸不影响别的车道`,
      counted,
      sumText(circuits.map(({ count }) => count)),
    ]),
  ];
}

/** Under the open sky; fibre brings no lightning. */
function surgeLines(values: Values, metrics: ParkingMetrics): SizedLine[] {
  const isOpen = values.clearHeightM === undefined;
  const { poe, single } = SURGE_VOLTS.value;
  const { passPoints } = metrics;
  const feeds = sumOf(circuitsOf(values, metrics, 0), ({ count }) => count);
  return [
    sizedLine('surgeProtector', isOpen ? feeds : 0, { voltage: single }, [
      `露天的车道每路电源 1 个防雷器（${SURGE_DESIGN.value}）`,
      `${n(feeds)} 路车道电源，没有填净高`,
      n(feeds),
    ]),
    sizedLine('surgeProtector', isOpen && !isFarLane(values) ? passPoints : 0, { voltage: poe }, [
      `露天的通行点每处 1 个网络防雷器（${SURGE_DESIGN.value}）`,
      `${n(passPoints)} 个通行点，没有填净高`,
      n(passPoints),
    ]),
  ];
}

/** By the UPS recommendation itself; booms are lifted by hand. */
export function parkingBackupLines(
  values: Values,
  { cameras, paymentTerminals, isServer, lanes }: { cameras: number; paymentTerminals: number; isServer: boolean; lanes: number },
): SizedLine[] {
  const { backupMin } = values;
  if (backupMin === 0) return [];
  const watts = PARKING_POWER_W.value;
  const loads = [
    { count: cameras, powerW: watts.camera },
    { count: paymentTerminals, powerW: watts.payment },
    { count: isFarLane(values) ? lanes : 0, powerW: FAR_LANE_W.value },
    { count: 1, powerW: watts.switch + (isServer ? watts.server : watts.terminal) },
  ];
  const ups = scenarioUps({ loads: loads.filter(({ count }) => count > 0), runtimeMin: backupMin });
  return ups.valid ? ups.lines : [];
}
