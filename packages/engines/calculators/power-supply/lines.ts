import { ROLL_M, ROLL_SPARE_PERCENT } from '../../constants/cabling.ts';
import { LISTED_SUPPLY_V } from '../../constants/supply.ts';
import { ceil, type Raw } from '../../inputs/index.ts';
import { isOfRole, type GivenLine, type RoleLine } from '../../roles/index.ts';
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
  const cables = [...metresByArea(values, outputs)]
    .toSorted(([a], [b]) => a - b)
    .map(([areaMm2, metres]): RoleLine => ({
      role: 'powerCable',
      quantity: ceil((metres * (1 + ROLL_SPARE_PERCENT.value / 100)) / ROLL_M.value),
      attributes: { areaMm2, rollM: ROLL_M.value },
    }));
  return [...supplies, ...cables.filter(({ quantity }) => quantity > 0)];
}

/** Star: a line for each camera; bus: one line to the farthest. */
function metresByArea(values: PowerSupplyValues, outputs: PowerSupplyOutputs): Map<number, number> {
  const metres = new Map<number, number>();
  values.cameras.forEach(({ count, distanceM }, place) => {
    const areaMm2 = outputs.cameras[place]?.areaMm2 ?? 0;
    const sofar = metres.get(areaMm2) ?? 0;
    metres.set(areaMm2, values.topology === 'star' ? sofar + count * distanceM : Math.max(sofar, distanceM));
  });
  return metres;
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
