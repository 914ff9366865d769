import { PLUG_PACK_PIECES, UNSAID_RUN_M } from '../../constants/cabling.ts';
import { ceil, numberText, sumOf, type Raw, type ValuesOf } from '../../inputs/index.ts';
import { isOfRole, roleName, type GivenLine, type RoleLine } from '../../roles/index.ts';
import { pickLine, type HowTaken, type PickedLine } from '../picked-line.ts';
import type { ListKeeping } from '../plan.ts';
import type { TwistedPairOutputs } from './calculate.ts';
import { twistedPairFields, type TwistedPairFields } from './fields.ts';

/** Boxes of cable, and plugs in bags. */
export function twistedPairProducts(values: ValuesOf<TwistedPairFields>, outputs: TwistedPairOutputs): RoleLine[] {
  const lines: RoleLine[] = [
    { role: 'networkCableBox', quantity: outputs.boxes, attributes: { lengthM: values.boxLengthM, category: values.cableType } },
    { role: 'rj45Plug', quantity: ceil(outputs.plugs / PLUG_PACK_PIECES.value), attributes: { pieces: PLUG_PACK_PIECES.value, category: values.cableType } },
  ];
  return lines.filter(({ quantity }) => quantity > 0);
}

/**
 * A cable for each network camera of the list, as long as its check takes it to be (CHECK-21): of each line the farthest once and the others at
 * its average; without any way known only how many. Category and box of the cable it has most of. Source: CALC-13.3.
 */
export function twistedPairInputs(lines: readonly GivenLine[], keeping?: ListKeeping): Raw | null {
  const cameras = camerasOf(lines);
  const points = sumOf(cameras, ({ quantity }) => quantity);
  if (points === 0) return null;
  const cable = cableOf(lines);
  const isRead = areRunsKnown(cameras, keeping) && points <= twistedPairFields.lengthsM.maxRows;
  return {
    mode: isRead ? 'list' : 'average',
    points,
    ...(isRead && { lengthsM: cameras.flatMap((camera) => lengthsOf(camera, keeping)) }),
    ...(cable && boxOf(cable.line)),
  };
}

/** Which cable that is, and for how many points nobody said how far they are. */
export function twistedPairHowTaken(lines: readonly GivenLine[], keeping?: ListKeeping): HowTaken {
  const cameras = camerasOf(lines);
  const cable = cableOf(lines);
  const unsaid = sumOf(
    cameras.filter((camera) => !isRunSaid(camera)),
    ({ quantity }) => quantity,
  );
  const isPartly = unsaid > 0 && areRunsKnown(cameras, keeping);
  return {
    picks: cable === null ? [] : [cable],
    notes: isPartly ? [`${numberText(unsaid)} 个点没有单独填走线，按清单检查的平均 ${numberText(averageOf(keeping))} m 填入`] : [],
  };
}

const camerasOf = (lines: readonly GivenLine[]): readonly GivenLine[] => lines.filter((line) => isOfRole(line, 'ipCamera'));
const cableOf = (lines: readonly GivenLine[]): PickedLine | null =>
  pickLine(lines, roleName('networkCableBox'), (line) => isOfRole(line, 'networkCableBox') && Object.keys(boxOf(line)).length > 0);

/** What a cable says of its category and its box, as far as the form takes it. */
function boxOf({ attributes: { category, lengthM } }: GivenLine): Raw {
  const { cableType, boxLengthM } = twistedPairFields;
  const taken = cableType.options.find(({ value }) => value === category)?.value;
  const isLength = typeof lengthM === 'number' && lengthM >= boxLengthM.min && lengthM <= boxLengthM.max;
  return { ...(taken && { cableType: taken }), ...(isLength && { boxLengthM: lengthM }) };
}

const metresOf = ({ attributes }: GivenLine, name: 'runAvgM' | 'runMaxM'): number | null => {
  const metres = attributes[name];
  return typeof metres === 'number' ? metres : null;
};
const isRunSaid = (camera: GivenLine): boolean => metresOf(camera, 'runAvgM') !== null || metresOf(camera, 'runMaxM') !== null;
const areRunsKnown = (cameras: readonly GivenLine[], keeping?: ListKeeping): boolean => keeping?.avgCableM !== undefined || cameras.some(isRunSaid);
const averageOf = (keeping?: ListKeeping): number => keeping?.avgCableM ?? UNSAID_RUN_M.value;

/** Farthest first. */
function lengthsOf(camera: GivenLine, keeping?: ListKeeping): number[] {
  const farthest = metresOf(camera, 'runMaxM');
  const average = metresOf(camera, 'runAvgM') ?? Math.min(averageOf(keeping), farthest ?? averageOf(keeping));
  return Array.from({ length: camera.quantity }, (_run, place) => (place === 0 ? Math.max(average, farthest ?? 0) : average));
}
