import { ROLL_M, SPARE_PERCENT, TERMINAL_ALLOWANCE_M } from '../../constants/cabling.ts';
import { LISTED_SUPPLY_V } from '../../constants/supply.ts';
import type { Raw } from '../../inputs/index.ts';
import { isOfRole, type GivenLine, type RoleLine } from '../../roles/index.ts';
import { packRolls } from '../pack-rolls.ts';
import type { PowerSupplyOutputs } from './calculate.ts';
import type { PowerSupplyValues } from './voltage-drop.ts';

/** Supplies of the voltage, and rolls of power cable by area, thinnest first; nothing where a camera would not be fed. Source: CALC-14. */
export function powerSupplyProducts(values: PowerSupplyValues, outputs: PowerSupplyOutputs): RoleLine[] {
  if (!outputs.cameras.every(({ ok }) => ok)) return [];
  const supplies: RoleLine[] = [
    {
      role: values.supplyVoltage === LISTED_SUPPLY_V.value ? 'powerSupply12V' : 'powerSupply24V',
      quantity: outputs.supplyCount,
      attributes: { currentA: outputs.supplyA },
    },
  ];
  const cables = [...runsByArea(values, outputs)]
    .toSorted(([a], [b]) => a - b)
    .map(([areaMm2, runs]): RoleLine => ({
      role: 'powerCable',
      quantity: packRolls(
        runs
          .filter(([distanceM]) => distanceM > 0)
          .map(([distanceM, count]) => [distanceM * (1 + SPARE_PERCENT.value / 100) + TERMINAL_ALLOWANCE_M.value, count]),
        ROLL_M.value,
      ),
      attributes: { areaMm2, rollM: ROLL_M.value },
    }));
  return [...supplies, ...cables.filter(({ quantity }) => quantity > 0)];
}

/** Runs of each distance. Star: one for each camera; bus: one to the farthest. None is joined out of what is left of two rolls, as the check counts them. */
function runsByArea({ cameras, topology }: PowerSupplyValues, outputs: PowerSupplyOutputs): Map<number, [distanceM: number, count: number][]> {
  const runs = new Map<number, [number, number][]>();
  cameras.forEach(({ count, distanceM }, place) => {
    const areaMm2 = outputs.cameras[place]?.areaMm2 ?? 0;
    const sofar = runs.get(areaMm2) ?? [];
    runs.set(areaMm2, topology === 'star' ? [...sofar, [distanceM, count]] : [[Math.max(distanceM, ...sofar.map(([farthestM]) => farthestM)), 1]]);
  });
  return runs;
}

/** The cameras of the list that are fed with 12 V, equal powers together. What says no power is left for the user to fill in. */
export function powerSupplyInputs(lines: readonly GivenLine[]): Raw | null {
  const counts = new Map<number | undefined, number>();
  for (const { role, quantity, attributes } of lines) {
    if (!isOfRole({ role }, 'ipCamera') || attributes['power'] !== 'dc12') continue;
    const powerW = typeof attributes['powerW'] === 'number' ? attributes['powerW'] : undefined;
    counts.set(powerW, (counts.get(powerW) ?? 0) + quantity);
  }
  if (counts.size === 0) return null;
  return { supplyVoltage: LISTED_SUPPLY_V.value, cameras: [...counts].map(([powerW, count]) => (powerW === undefined ? { count } : { count, powerW })) };
}
