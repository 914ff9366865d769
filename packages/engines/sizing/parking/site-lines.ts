import { DEVICE_FEED_MM2 } from '../../constants/mains.ts';
import { PARKING_POWER_W } from '../../constants/parking.ts';
import { SURGE_DESIGN, SURGE_VOLTS } from '../../constants/surge.ts';
import { numberText as n, type ValuesOf } from '../../inputs/index.ts';
import { mainsCableLine } from '../core/mains-cable.ts';
import { networkCableLines } from '../core/network-cable.ts';
import type { SizedLine } from '../core/plan.ts';
import { sizedLine } from '../core/sized-line.ts';
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

/** Network and mains to the lanes and the guidance and, under the open sky, what keeps lightning off both. */
export function siteLines(
  { laneRunM, garageRunM, clearHeightM }: Values,
  { lanes, passPoints }: ParkingMetrics,
  { networked, guides, runs }: SiteCounts,
): SizedLine[] {
  const isOpen = clearHeightM === undefined;
  const { poe, single } = SURGE_VOLTS.value;
  return [
    ...networkCableLines([[laneRunM, networked], [garageRunM, guides], ...runs]),
    mainsCableLine(
      {
        phases: 1,
        areaMm2: DEVICE_FEED_MM2.value,
        feeds: [
          [lanes, laneRunM],
          [guides, garageRunM],
        ],
      },
      `每条车道${guides > 0 ? '和每台引导设备' : ''} 1 路 220 V 电源，3×${DEVICE_FEED_MM2.value} mm²`,
    ),
    sizedLine('surgeProtector', isOpen ? lanes : 0, { voltage: single }, [
      `露天的车道每路电源 1 个防雷器（${SURGE_DESIGN.value}）`,
      `${n(lanes)} 条车道，没有填净高`,
      n(lanes),
    ]),
    sizedLine('surgeProtector', isOpen ? passPoints : 0, { voltage: poe }, [
      `露天的通行点每处 1 个网络防雷器（${SURGE_DESIGN.value}）`,
      `${n(passPoints)} 个通行点，没有填净高`,
      n(passPoints),
    ]),
  ];
}

/** By the UPS recommendation itself; booms are lifted by hand. */
export function parkingBackupLines(
  { backupMin }: Values,
  { cameras, paymentTerminals, isServer }: { cameras: number; paymentTerminals: number; isServer: boolean },
): SizedLine[] {
  if (backupMin === 0) return [];
  const watts = PARKING_POWER_W.value;
  const loads = [
    { count: cameras, powerW: watts.camera },
    { count: paymentTerminals, powerW: watts.payment },
    { count: 1, powerW: watts.switch + (isServer ? watts.server : watts.terminal) },
  ];
  const ups = scenarioUps({ loads: loads.filter(({ count }) => count > 0), runtimeMin: backupMin });
  return ups.valid ? ups.lines : [];
}
