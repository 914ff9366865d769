import type { Raw } from '../../inputs/index.ts';
import { resolutions, type GivenLine, type RoleLine } from '../../roles/index.ts';
import { camerasOfList, deviceOfList } from '../stream/cameras-of-list.ts';
import type { RecorderAccessOutputs } from './calculate.ts';
import type { RecorderAccessValues } from './fields.ts';

/** Recorders of that size that also take the largest picture and every codec of the list. */
export function recorderAccessProducts({ nvr, cameras }: RecorderAccessValues, { nvrCount }: RecorderAccessOutputs): RoleLine[] {
  if (nvrCount === null) return [];
  const largest = resolutions.findLast(({ value }) => cameras.some(({ resolution }) => resolution === value))?.value;
  const codecs = [...new Set(cameras.filter(({ bitrateKbps }) => bitrateKbps === undefined).map(({ codec }) => codec))].toSorted();
  return [
    {
      role: 'nvr',
      quantity: nvrCount,
      attributes: {
        channels: nvr.channels,
        incomingMbps: nvr.incomingMbps,
        decode1080p: nvr.decode1080p,
        ...(largest && { maxResolution: largest }),
        ...(codecs.length > 0 && { codecs }),
      },
    },
  ];
}

/** The cameras of the list by stream, and its first NVR. */
export function recorderAccessInputs(lines: readonly GivenLine[]): Raw | null {
  const cameras = camerasOfList(lines, 'subStreamKbps').map(({ count, attributes }) => ({ count, ...attributes }));
  const nvr = deviceOfList(lines, 'nvr', 'channels', 'incomingMbps', 'decode1080p');
  return cameras.length > 0 ? { nvr, cameras } : null;
}
