import type { Raw } from '../../inputs/index.ts';
import { isOfRole, resolutionRank, type GivenLine, type RoleLine } from '../../roles/index.ts';
import { pickLine, type HowTaken, type PickedLine } from '../picked-line.ts';
import type { FocalLengthOutputs, FocalLengthValues } from './calculate.ts';
import { SENSORS } from './fields.ts';

/** One camera with the lens, of the sensor and the resolution reckoned with; nothing where no lens is short enough. Source: CALC-14.4. */
export function focalLengthProducts(values: FocalLengthValues, { lensMm }: FocalLengthOutputs): RoleLine[] {
  const { resolution, mode } = values;
  if (lensMm === null || mode === 'view') return [];
  return [{ role: 'ipCamera', quantity: 1, attributes: { focalLengthMm: lensMm, sensor: sensorAsked(values), ...(resolution && { resolution }) } }];
}

/** The format of its size; of a size that no format has the size itself, which no model of a format is. */
function sensorAsked({ sensor, sensorWidthMm, sensorHeightMm }: FocalLengthValues): string {
  if (sensor !== 'custom') return sensor;
  const format = Object.entries(SENSORS).find(([, [widthMm, heightMm]]) => widthMm === sensorWidthMm && heightMm === sensorHeightMm);
  return format?.[0] ?? `${sensorWidthMm} × ${sensorHeightMm} mm`;
}

/** The view of the camera with a fixed lens the list has most of; of one that zooms only where there is no other. Source: CALC-13.4. */
export function focalLengthInputs(lines: readonly GivenLine[]): Raw | null {
  const camera = cameraOf(lines)?.line;
  if (camera === undefined) return null;
  const { focalLengthMm, sensor, resolution } = camera.attributes;
  return {
    mode: 'view',
    focalMm: focalLengthMm,
    ...(typeof sensor === 'string' && Object.hasOwn(SENSORS, sensor) && { sensor }),
    ...(resolutionRank(resolution) >= 0 && { resolution }),
  };
}

/** Which camera that is. */
export function focalLengthHowTaken(lines: readonly GivenLine[]): HowTaken {
  const picked = cameraOf(lines);
  if (picked === null) return { picks: [], notes: [] };
  return { picks: [picked], notes: zooms(picked.line) ? ['变焦镜头按最短的一端填入，用其他焦距的请改'] : [] };
}

const cameraOf = (lines: readonly GivenLine[]): PickedLine | null =>
  pickLine(lines, '定焦摄像机', (line) => namesLens(line) && !zooms(line)) ?? pickLine(lines, '变焦摄像机', namesLens);
const namesLens = (line: GivenLine): boolean => isOfRole(line, 'ipCamera') && typeof line.attributes['focalLengthMm'] === 'number';
const zooms = ({ attributes: { focalLengthMm, focalLengthMaxMm } }: GivenLine): boolean => focalLengthMaxMm !== undefined && focalLengthMaxMm !== focalLengthMm;
