import { CHANNEL_MAX_M } from '../../constants/cabling.ts';
import { CORE_PORT_SPEEDS_MBPS, MPPS_PER_GBPS } from '../../constants/network.ts';
import { isAtMost, readInputs, refused, round, sumOf, warningsOf, type CalcResult, type FieldError, type ValuesOf } from '../../inputs/index.ts';
import { portFor } from '../bandwidth/calculate.ts';
import { camerasPerDevice, firstFit, perDevice, type Run } from '../stream/first-fit.ts';
import { demandOf, limitsOf, obstaclesOf, type CameraDemand } from './demand.ts';
import { switchAccessFields, type SwitchAccessValues } from './fields.ts';
import { poeClassOf } from './poe.ts';

export interface SwitchAccessOutputs {
  cameraCount: number;
  /** `requiredClass`: null where the switch feeds nothing. `psePowerW` 2 decimals, `streamMbps` 3. */
  cameras: { requiredClass: number | null; psePowerW: number; streamMbps: number }[];
  /** Watts and Mbps with 2 decimals. */
  totalPoeW: number;
  /** With the reserve. */
  requiredPoeBudgetW: number;
  totalMbps: number;
  /** null: a camera fits no such switch; the two lists are empty then. */
  switchesNeeded: number | null;
  camerasPerSwitch: number[];
  /** Peak load of the uplink's nominal speed, 1 decimal. */
  uplinkLoadPercent: number[];
  /** null: more than a port of 100G carries. */
  corePortMbps: number | null;
  /** 2 decimals. */
  switchingCapacityGbps: number;
  /** 3 decimals. */
  forwardingMpps: number;
}

/**
 * How many switches of one kind the cameras need, first fit in list order by ports, PoE budget and uplink.
 * CONFLICT: on `switch.reservedPorts` where no port is left; on `cameras[i].poeClass` where the class carries less than `powerW`.
 * Source: CALC-5. 24 cameras of 7 W at 100 m: 176.37 W, with 20 % reserve 211.64 W → one switch of 370 W.
 */
export function eSwitchAccess(inputs: unknown): CalcResult<SwitchAccessOutputs, ValuesOf<typeof switchAccessFields>> {
  const read = readInputs(switchAccessFields, inputs);
  if (!read.ok) return refused(...read.errors);
  const { values } = read;
  const conflicts = conflictsOf(values);
  if (conflicts.length > 0) return refused(...conflicts);
  const { peakFactor, utilisation, cableLengthM } = values;
  const demands = values.cameras.map((camera) => demandOf(camera, values));
  const obstacles = obstaclesOf(demands, values);
  const runs = obstacles.some(([, holds]) => holds) ? [] : placed(demands, values);
  const total = (valueOf: (demand: CameraDemand) => number) => sumOf(demands, (demand) => demand.count * valueOf(demand));
  const totalMbps = total(({ mbps }) => mbps);
  return {
    valid: true,
    values,
    cameraCount: total(() => 1),
    cameras: demands.map(({ requiredClass, psePowerW, mbps }) => ({ requiredClass, psePowerW: round(psePowerW ?? 0, 2), streamMbps: round(mbps, 3) })),
    totalPoeW: round(
      total(({ psePowerW }) => psePowerW ?? 0),
      2,
    ),
    requiredPoeBudgetW: round(
      total(({ budgetW }) => budgetW),
      2,
    ),
    totalMbps: round(totalMbps, 2),
    switchesNeeded: runs.length === 0 ? null : sumOf(runs, ({ devices }) => devices),
    camerasPerSwitch: camerasPerDevice(runs),
    uplinkLoadPercent: perDevice(runs, (run) => uplinkLoadPercent(run, values)),
    corePortMbps: portFor(totalMbps * peakFactor, utilisation, CORE_PORT_SPEEDS_MBPS.value),
    ...capacitiesOf(values),
    warnings: warningsOf([...obstacles, ['CABLE_OVER_100M', !isAtMost(cableLengthM, CHANNEL_MAX_M.value)]]),
  };
}

function conflictsOf({ cameras, switch: device }: SwitchAccessValues): FieldError[] {
  const errors: FieldError[] = [];
  cameras.forEach(({ powerW, poeClass }, place) => {
    const tooWeak = powerW !== undefined && poeClass !== undefined && !isAtMost(powerW, poeClassOf(poeClass).pdW);
    if (tooWeak) errors.push({ field: `cameras[${place}].poeClass`, code: 'CONFLICT' });
  });
  if (device.reservedPorts >= device.ports) errors.push({ field: 'switch.reservedPorts', code: 'CONFLICT' });
  return errors;
}

function placed(demands: readonly CameraDemand[], values: SwitchAccessValues): Run[] {
  const { ports, budgetW, uplinkMbps } = limitsOf(values);
  const batches = demands.map((demand) => ({ count: demand.count, demand: [1, demand.budgetW, demand.peakMbps] }));
  return firstFit(batches, [ports, budgetW, uplinkMbps]) ?? [];
}

function uplinkLoadPercent({ load }: Run, { switch: { uplinkPorts, uplinkMbps } }: SwitchAccessValues): number {
  const [, , peakMbps = 0] = load;
  return round((peakMbps / (uplinkPorts * uplinkMbps)) * 100, 1);
}

function capacitiesOf({ switch: { ports, portMbps, uplinkPorts, uplinkMbps } }: SwitchAccessValues) {
  const gbps = (ports * portMbps + uplinkPorts * uplinkMbps) / 1000;
  return { switchingCapacityGbps: round(2 * gbps, 2), forwardingMpps: round(gbps * MPPS_PER_GBPS.value, 3) };
}
