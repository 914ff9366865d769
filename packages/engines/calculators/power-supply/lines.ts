import { ROLL_M, SPARE_PERCENT, TERMINAL_ALLOWANCE_M } from '../../constants/cabling.ts';
import { SUPPLY_OUTPUTS_MAX } from '../../constants/list-check.ts';
import { LISTED_SUPPLY_V, SUPPLY_SIZES_A } from '../../constants/supply.ts';
import { ceil, firstAtLeast, sumOf, type Raw } from '../../inputs/index.ts';
import { isOfRole, type GivenLine, type RoleLine } from '../../roles/index.ts';
import { packRolls } from '../pack-rolls.ts';
import type { PowerSupplyOutputs } from './calculate.ts';
import type { PowerSupplyValues } from './voltage-drop.ts';

/** Supplies of the voltage, and rolls of power cable by area, thinnest first; nothing where a camera would not be fed. Source: CALC-14, CALC-14.2, CALC-14.3. */
export function powerSupplyProducts(values: PowerSupplyValues, outputs: PowerSupplyOutputs): RoleLine[] {
  if (!outputs.cameras.every(({ ok }) => ok)) return [];
  const plain: RoleLine =
    values.supplyVoltage === LISTED_SUPPLY_V.value
      ? centralSupply(values, outputs)
      : { role: 'powerSupply24V', quantity: outputs.supplyCount, attributes: { currentA: outputs.supplyA } };
  const supply = values.outputVoltage > values.supplyVoltage ? { ...plain, attributes: { ...plain.attributes, outputMaxV: values.outputVoltage } } : plain;
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
  return [supply, ...cables.filter(({ quantity }) => quantity > 0)];
}

/**
 * Supplies of 12 V with an output for every run, and amperes for what hangs on the one that is loaded most: cameras are dealt out in turn, the
 * hungriest first. Twelve runs of 0.2 A: one of 3 A and 12 outputs.
 */
function centralSupply({ cameras, topology, loadRatio }: PowerSupplyValues, outputs: PowerSupplyOutputs): RoleLine {
  if (topology === 'bus') return { role: 'powerSupply12V', quantity: outputs.supplyCount, attributes: { currentA: outputs.supplyA, outputs: 1 } };
  const drawn = outputs.cameras.map(({ currentA }, place) => ({ currentA, count: cameras[place]?.count ?? 0 })).toSorted((a, b) => b.currentA - a.currentA);
  const runs = sumOf(drawn, ({ count }) => count);
  let quantity = Math.max(outputs.supplyCount, ceil(runs / SUPPLY_OUTPUTS_MAX.value));
  if (quantity === 1) return { role: 'powerSupply12V', quantity, attributes: { currentA: outputs.supplyA, outputs: runs } };
  let currentA = firstAtLeast(SUPPLY_SIZES_A.value, dealtA(drawn, quantity) / loadRatio);
  while (currentA === null && quantity < runs) {
    quantity += 1;
    currentA = firstAtLeast(SUPPLY_SIZES_A.value, dealtA(drawn, quantity) / loadRatio);
  }
  return { role: 'powerSupply12V', quantity, attributes: { currentA: currentA ?? ceil(dealtA(drawn, quantity) / loadRatio), outputs: ceil(runs / quantity) } };
}

/** Amperes of the first of so many supplies: every n-th run, from the first. */
function dealtA(drawn: readonly { currentA: number; count: number }[], supplies: number): number {
  let before = 0;
  return sumOf(drawn, ({ currentA, count }) => {
    const its = ceil((before + count) / supplies) - ceil(before / supplies);
    before += count;
    return its * currentA;
  });
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
