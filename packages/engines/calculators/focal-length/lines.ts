import type { Raw } from '../../inputs/index.ts';
import { resolutionRank, type GivenLine, type RoleLine } from '../../roles/index.ts';
import type { FocalLengthOutputs, FocalLengthValues } from './calculate.ts';
import { SENSORS } from './fields.ts';

/** One camera with the lens, of the sensor and the resolution reckoned with; nothing where no lens is short enough. */
export function focalLengthProducts({ sensor, resolution, mode }: FocalLengthValues, { lensMm }: FocalLengthOutputs): RoleLine[] {
  if (lensMm === null || mode === 'view') return [];
  return [{ role: 'ipCamera', quantity: 1, attributes: { focalLengthMm: lensMm, ...(sensor !== 'custom' && { sensor }), ...(resolution && { resolution }) } }];
}

/** The view of the first camera of the list that names its lens. */
export function focalLengthInputs(lines: readonly GivenLine[]): Raw | null {
  const camera = lines.find(({ role, attributes }) => role === 'ipCamera' && typeof attributes['focalLengthMm'] === 'number');
  if (camera === undefined) return null;
  const { focalLengthMm, sensor, resolution } = camera.attributes;
  return {
    mode: 'view',
    focalMm: focalLengthMm,
    ...(typeof sensor === 'string' && Object.hasOwn(SENSORS, sensor) && { sensor }),
    ...(resolutionRank(resolution) >= 0 && { resolution }),
  };
}
