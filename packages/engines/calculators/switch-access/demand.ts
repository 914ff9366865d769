import { POE_HIGHEST_CLASS } from '../../constants/poe.ts';
import { isAtMost } from '../../inputs/index.ts';
import { servesClass } from '../../roles/index.ts';
import { mbpsOf, streamKbps } from '../stream/bitrate.ts';
import type { SwitchAccessValues } from './fields.ts';
import { poeClassOf, psePowerW, requiredPoeClass } from './poe.ts';

/** What one camera of a group takes of a switch. */
export interface CameraDemand {
  count: number;
  mbps: number;
  peakMbps: number;
  /** null: the switch feeds nothing. */
  requiredClass: number | null;
  /** Without the reserve; null: the cable is too long for it. */
  psePowerW: number | null;
  /** With the reserve; 0 where no power arrives. */
  budgetW: number;
}

export function demandOf(camera: SwitchAccessValues['cameras'][number], values: SwitchAccessValues): CameraDemand {
  const { switch: device, allocation, cableLengthM, poeReservePercent, peakFactor } = values;
  const isPoe = device.poeStandard !== 'none';
  const mbps = mbpsOf(streamKbps(camera));
  const pseW = isPoe ? psePowerW(camera, allocation, cableLengthM) : 0;
  return {
    count: camera.count,
    mbps,
    peakMbps: mbps * peakFactor,
    requiredClass: isPoe ? requiredPoeClass(camera) : null,
    psePowerW: pseW,
    budgetW: (pseW ?? 0) * (1 + poeReservePercent / 100),
  };
}

/** What one switch gives: ports, watts, and Mbps of the uplinks at the peak. Without PoE there is nothing to give and nothing is asked. */
export const limitsOf = ({ switch: device, utilisation }: SwitchAccessValues): { ports: number; budgetW: number; uplinkMbps: number } => ({
  ports: device.ports - device.reservedPorts,
  budgetW: device.poeBudgetW ?? 0,
  uplinkMbps: device.uplinkPorts * device.uplinkMbps * utilisation,
});

type Standard = SwitchAccessValues['switch']['poeStandard'];

/** What a port of the standard gives at the most, watts: as much as its highest class. */
export const portLimitW = (standard: Exclude<Standard, 'none'>): number => poeClassOf(POE_HIGHEST_CLASS.value[standard]).pseW;

/** Does the loss of the cable ask for more than a port may give, though it serves the class? */
export const isAbovePort = ({ requiredClass, psePowerW: pseW }: CameraDemand, standard: Standard): boolean =>
  standard !== 'none' && requiredClass !== null && servesClass(standard, requiredClass) && pseW !== null && !isAtMost(pseW, portLimitW(standard));

/** Why no switch of this kind takes some camera, in the handbook's order. */
export function obstaclesOf(demands: readonly CameraDemand[], values: SwitchAccessValues): [code: string, holds: boolean][] {
  const { poeStandard, portMbps } = values.switch;
  const { budgetW, uplinkMbps } = limitsOf(values);
  const some = (breaks: (demand: CameraDemand) => boolean) => demands.some(breaks);
  return [
    ['POE_CLASS_UNSUPPORTED', some(({ requiredClass }) => poeStandard !== 'none' && requiredClass !== null && !servesClass(poeStandard, requiredClass))],
    ['POE_PORT_LOW', some((demand) => isAbovePort(demand, poeStandard))],
    ['POE_CABLE_TOO_LONG', some(({ psePowerW }) => psePowerW === null)],
    ['PORT_SPEED_LOW', some(({ peakMbps }) => !isAtMost(peakMbps, portMbps * values.utilisation))],
    ['UPLINK_TOO_SLOW', some(({ peakMbps }) => !isAtMost(peakMbps, uplinkMbps))],
    ['POE_BUDGET_LOW', some((demand) => !isAtMost(demand.budgetW, budgetW))],
  ];
}
