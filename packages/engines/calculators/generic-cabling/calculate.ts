import { HORIZONTAL_MAX_M, PLUG_SPARE_PERCENT } from '../../constants/cabling.ts';
import { MODULE_SPARE_PERCENT, PLUGS_PER_POINT } from '../../constants/structured-cabling.ts';
import { ceil, isAtMost, readInputs, refused, round, sumOf, warningsOf, type CalcResult, type FieldError, type ValuesOf } from '../../inputs/index.ts';
import { genericCablingFields } from './fields.ts';
import { averageCableM, cabledFloor, cablesPerBoxOf, longestCableM, type CabledFloor, type GenericCablingValues } from './floor.ts';

export interface GenericCablingOutputs {
  floors: CabledFloor[];
  totalPoints: number;
  /** Metres, 1 decimal. */
  totalCableM: number;
  totalBoxes: number;
  modules: number;
  faceplates: number;
  backBoxes: number;
  rj45Plugs: number;
  patchPanels: number;
  cableManagers: number;
  patchCordsCloset: number;
  patchCordsDesk: number;
}

/**
 * The bill of quantities of structured cabling, floor by floor and in all.
 * CONFLICT, floor by floor: on `floors[i].nearestM` beyond the farthest, else on `floors[i].farthestM` where an average cable is longer than a box.
 * Source: CALC-6; 100 points, 60 and 15 m → 47.25 m a cable, 6 a box, 17 boxes.
 */
export function fGenericCabling(inputs: unknown): CalcResult<GenericCablingOutputs, ValuesOf<typeof genericCablingFields>> {
  const read = readInputs(genericCablingFields, inputs);
  if (!read.ok) return refused(...read.errors);
  const { values } = read;
  const conflicts = conflictsOf(values);
  if (conflicts.length > 0) return refused(...conflicts);
  const floors = values.floors.map((row) => cabledFloor(row, values));
  const totalCable = sumOf(values.floors, (row) => averageCableM(row) * row.points);
  const totalPoints = sumOf(values.floors, ({ points }) => points);
  const patchPanels = sumOf(floors, (floor) => floor.patchPanels);
  const faceplates = sumOf(values.floors, ({ points }) => ceil(points / values.pointsPerOutlet));
  return {
    valid: true,
    values,
    floors,
    totalPoints,
    totalCableM: round(totalCable, 1),
    totalBoxes: sumOf(floors, ({ boxes }) => boxes),
    modules: ceil(totalPoints * (1 + MODULE_SPARE_PERCENT.value / 100)),
    faceplates,
    backBoxes: faceplates,
    rj45Plugs: ceil(totalPoints * PLUGS_PER_POINT.value * (1 + PLUG_SPARE_PERCENT.value / 100)),
    patchPanels,
    cableManagers: patchPanels,
    patchCordsCloset: totalPoints,
    patchCordsDesk: totalPoints,
    warnings: warningsOf([
      ['HORIZONTAL_OVER_90M', values.floors.some((row) => !isAtMost(longestCableM(row), HORIZONTAL_MAX_M.value))],
      ['TRUNK_SPLIT_NEEDED', floors.some(({ trunkSize }) => trunkSize === null)],
    ]),
  };
}

function conflictsOf({ floors, boxLengthM }: GenericCablingValues): FieldError[] {
  const wrongOn = (row: GenericCablingValues['floors'][number]): string | null => {
    if (!isAtMost(row.nearestM, row.farthestM)) return 'nearestM';
    return cablesPerBoxOf(row, boxLengthM) < 1 ? 'farthestM' : null;
  };
  return floors.flatMap((row, place): FieldError[] => {
    const name = wrongOn(row);
    return name === null ? [] : [{ field: `floors[${place}].${name}`, code: 'CONFLICT' }];
  });
}
