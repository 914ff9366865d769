/** What lies along floors and between closets: trunking by the piece, fibre by the roll with what ends it. Source: CALC-6.2. */
import { CORES_PER_FIBRE_UNIT, POINTS_PER_FIBRE_UNIT, TRUNK_PIECE_M } from '../../constants/structured-cabling.ts';
import { FIBRE_BOX_CORES, FIBRE_CORD_M, FIBRE_ROLL_M, PIGTAIL_M } from '../../constants/video-surveillance.ts';
import { ceil, firstAtLeast, sumOf } from '../../inputs/index.ts';
import type { RoleLine } from '../../roles/index.ts';
import { packRolls } from '../pack-rolls.ts';
import type { GenericCablingOutputs } from './calculate.ts';
import type { GenericCablingValues } from './floor.ts';

/** By size, thinnest first; nothing for a floor that one trunking does not do for. */
export function trunkingLines({ floors }: GenericCablingValues, outputs: GenericCablingOutputs): RoleLine[] {
  const pieces = new Map<string, number>();
  outputs.floors.forEach(({ trunkSize }, place) => {
    if (trunkSize !== null) pieces.set(trunkSize, (pieces.get(trunkSize) ?? 0) + Math.max(1, ceil((floors[place]?.farthestM ?? 0) / TRUNK_PIECE_M.value)));
  });
  return [...pieces].map(([spec, quantity]): RoleLine => ({ role: 'trunking', quantity, attributes: { spec, lengthM: TRUNK_PIECE_M.value } }));
}

/** A backbone cable that one size of fibre does for, with its way. */
interface Backbone {
  points: number;
  cores: number;
  lengthM: number;
}

const backbonesOf = ({ floors }: GenericCablingValues, outputs: GenericCablingOutputs): Backbone[] =>
  outputs.floors.flatMap(({ fibreCores, backboneM }, place) =>
    fibreCores === null || backboneM === null ? [] : [{ points: floors[place]?.points ?? 0, cores: fibreCores, lengthM: backboneM }],
  );

/** Of the floors whose way to the main room is said: cable by cores, boxes in racks at both ends, a pigtail a core, a cord for each pair in use. */
export function backboneLines(values: GenericCablingValues, outputs: GenericCablingOutputs): RoleLine[] {
  const backbones = backbonesOf(values, outputs);
  if (backbones.length === 0) return [];
  const byCores = [...Map.groupBy(backbones, ({ cores }) => cores)].toSorted(([a], [b]) => a - b);
  const cores = sumOf(backbones, (one) => one.cores);
  const pairs = sumOf(backbones, ({ points }) => ceil(points / POINTS_PER_FIBRE_UNIT.value)) * PAIRS_IN_USE;
  const fibreMode = 'single';
  return [
    ...byCores.map(([count, same]): RoleLine => {
      const quantity = packRolls(
        same.map(({ lengthM }) => [lengthM, 1]),
        FIBRE_ROLL_M.value,
      );
      return { role: 'fibreCable', quantity, attributes: { fibreMode, cores: count, rollM: FIBRE_ROLL_M.value } };
    }),
    ...rackBoxes([...backbones.map((one) => one.cores), cores]).map(([size, quantity]): RoleLine => ({
      role: 'fibreBox',
      quantity,
      attributes: { cores: size, installType: 'rack' },
    })),
    { role: 'fibrePigtail', quantity: cores * ENDS, attributes: { fibreMode, lengthM: PIGTAIL_M.value } },
    { role: 'fibreCord', quantity: pairs * ENDS, attributes: { fibreMode, lengthM: FIBRE_CORD_M.value } },
  ];
}

const ENDS = 2;
/** Of the cores of a unit half are spare; a cord has two. */
const PAIRS_IN_USE = CORES_PER_FIBRE_UNIT.value / 2 / ENDS;

/** Boxes for racks by size, the smallest that takes the cores that end at each place, else several of the largest: `[12, 60]` → one of 12, two of 48. */
export function rackBoxes(coresAtEnds: readonly number[]): [cores: number, boxes: number][] {
  const sizes = FIBRE_BOX_CORES.value.cabinet;
  const largest = Math.max(...sizes);
  const boxes = new Map<number, number>();
  for (const cores of coresAtEnds) {
    const size = firstAtLeast(sizes, cores) ?? largest;
    boxes.set(size, (boxes.get(size) ?? 0) + ceil(cores / largest));
  }
  return [...boxes].toSorted(([a], [b]) => a - b);
}
