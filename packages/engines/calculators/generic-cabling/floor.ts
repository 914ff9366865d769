import { SPARE_PERCENT, TERMINAL_ALLOWANCE_M } from '../../constants/cabling.ts';
import {
  BACKBONE_SPARE_PERCENT,
  BACKBONE_TERMINAL_M,
  CABINET_MARGIN_PERCENT,
  CABINET_SIZES_U,
  CABLE_OUTER_DIAMETER_MM,
  CORES_PER_FIBRE_UNIT,
  FIBRE_SIZES,
  PATCH_PANEL_PORTS,
  POINTS_PER_FIBRE_UNIT,
  RACK_U_FIXED,
  RACK_U_PER_PANEL,
  TRUNK_SIZES_MM,
} from '../../constants/structured-cabling.ts';
import { ceil, firstAtLeast, floor, isAtMost, round, sumOf, type ValuesOf } from '../../inputs/index.ts';
import { cutM, installedM } from '../twisted-pair/calculate.ts';
import type { GenericCablingFields } from './fields.ts';

export type GenericCablingValues = ValuesOf<GenericCablingFields>;
export type Floor = GenericCablingValues['floors'][number];

export interface CabledFloor {
  /** Metres a cable, 2 decimals, and in all, 1 decimal. */
  averageM: number;
  totalM: number;
  /** The longest cable as it lies: the way and both terminations, metres, 1 decimal. */
  longestM: number;
  cablesPerBox: number;
  boxes: number;
  /** Of 24 ports; as many cable managers and 24-port switches go with them. */
  patchPanels: number;
  rackU: number;
  /** Height of one cabinet, and how many. */
  cabinetU: number;
  cabinets: number;
  /** Cross-section the trunking needs, whole mm². */
  trunkAreaMm2: number;
  /** `100x50`, mm; null where one trunking does not do. */
  trunkSize: string | null;
  /** null above 144. */
  fibreCores: number | null;
  /** Metres, 1 decimal; null without a route. */
  backboneM: number | null;
}

/** Length of an average cable with spare and terminations, metres, unrounded: 0.55 × (F + N) + 6. */
export const averageCableM = ({ farthestM, nearestM }: Floor): number =>
  cutM({ sparePercent: SPARE_PERCENT.value, terminalAllowanceM: TERMINAL_ALLOWANCE_M.value }, (farthestM + nearestM) / 2);

/** The longest cable of a floor as it lies, metres, unrounded. */
export const longestCableM = ({ farthestM }: Floor): number => installedM({ terminalAllowanceM: TERMINAL_ALLOWANCE_M.value }, farthestM);

/** Cables one box gives; none may be joined. */
export const cablesPerBoxOf = (row: Floor, boxLengthM: number): number => floor(boxLengthM / averageCableM(row));

/** A floor of its own: boxes are not shared between floors. At least one cable must come out of a box. */
export function cabledFloor(row: Floor, values: GenericCablingValues): CabledFloor {
  const { points, backboneRouteM } = row;
  const totalM = averageCableM(row) * points;
  const cablesPerBox = cablesPerBoxOf(row, values.boxLengthM);
  const patchPanels = ceil(points / PATCH_PANEL_PORTS.value);
  const rackU = RACK_U_PER_PANEL.value * patchPanels + RACK_U_FIXED.value;
  const trunkArea = trunkAreaMm2(points, values);
  return {
    averageM: round(averageCableM(row), 2),
    totalM: round(totalM, 1),
    longestM: round(longestCableM(row), 1),
    cablesPerBox,
    boxes: ceil(points / cablesPerBox),
    patchPanels,
    rackU,
    ...cabinetsFor(rackU),
    trunkAreaMm2: round(trunkArea, 0),
    trunkSize: trunkSizeFor(trunkArea),
    fibreCores: firstAtLeast(FIBRE_SIZES.value, CORES_PER_FIBRE_UNIT.value * ceil(points / POINTS_PER_FIBRE_UNIT.value)),
    backboneM: backboneRouteM === undefined ? null : round(backboneRouteM * (1 + BACKBONE_SPARE_PERCENT.value / 100) + BACKBONE_TERMINAL_M.value, 1),
  };
}

/** Cross-section of the cables alone, mm², unrounded. */
export const cableAreaMm2 = (points: number, cableType: GenericCablingValues['cableType']): number =>
  points * Math.PI * (CABLE_OUTER_DIAMETER_MM.value[cableType] / 2) ** 2;

/** Cross-section the trunking needs at the fill asked for, mm², unrounded. */
export const trunkAreaMm2 = (points: number, { cableType, trunkFillPercent }: Pick<GenericCablingValues, 'cableType' | 'trunkFillPercent'>): number =>
  cableAreaMm2(points, cableType) / (trunkFillPercent / 100);

/** The first trunking of the list with that much cross-section: `100x50`. */
function trunkSizeFor(areaMm2: number): string | null {
  const size = TRUNK_SIZES_MM.value.find(([width, height]) => isAtMost(areaMm2, width * height));
  return size ? size.join('x') : null;
}

/** One cabinet with room to spare, or several of the tallest. */
function cabinetsFor(rackU: number): { cabinetU: number; cabinets: number } {
  const needed = rackU * (1 + CABINET_MARGIN_PERCENT.value / 100);
  const tallest = Math.max(...CABINET_SIZES_U.value);
  const enough = firstAtLeast(CABINET_SIZES_U.value, needed);
  return enough === null ? { cabinetU: tallest, cabinets: ceil(needed / tallest) } : { cabinetU: enough, cabinets: 1 };
}

/** Cabinets of all floors by height, lowest first: `[[18, 1], [22, 2]]`. */
export function cabinetsBySize(floors: readonly CabledFloor[]): [cabinetU: number, cabinets: number][] {
  const bySize = Map.groupBy(floors, ({ cabinetU }) => cabinetU);
  return [...bySize].map(([cabinetU, same]): [number, number] => [cabinetU, sumOf(same, ({ cabinets }) => cabinets)]).toSorted(([a], [b]) => a - b);
}
