import type { Raw } from '../../inputs/index.ts';
import type { GivenLine, RoleLine } from '../../roles/index.ts';
import { camerasOfList, deviceOfList } from '../stream/cameras-of-list.ts';
import type { RecorderAccessOutputs } from './calculate.ts';
import type { RecorderAccessValues } from './fields.ts';

export const recorderAccessProducts = ({ nvr }: RecorderAccessValues, { nvrCount }: RecorderAccessOutputs): RoleLine[] =>
  nvrCount === null
    ? []
    : [{ role: 'nvr', quantity: nvrCount, attributes: { channels: nvr.channels, incomingMbps: nvr.incomingMbps, decode1080p: nvr.decode1080p } }];

/** The cameras of the list by stream, and its first NVR. */
export function recorderAccessInputs(lines: readonly GivenLine[]): Raw | null {
  const cameras = camerasOfList(lines, 'subStreamKbps').map(({ count, attributes }) => ({ count, ...attributes }));
  const nvr = deviceOfList(lines, 'nvr', 'channels', 'incomingMbps', 'decode1080p');
  return cameras.length > 0 ? { nvr, cameras } : null;
}
