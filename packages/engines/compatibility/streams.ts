/** What the cameras were taken to send, in words: the figure that bandwidth and days hang on. Source: CHECK-12. */
import { streamFields } from '../calculators/index.ts';
import { numberText } from '../inputs/index.ts';
import type { Stream } from './check-types.ts';
import type { CheckedList } from './demand.ts';
import type { Camera } from './parts.ts';

/** In the order of the list; of cameras as the best of the recorders gets them. */
export const streamsOf = ({ cameras, described }: Pick<CheckedList, 'cameras' | 'described'>): Stream[] =>
  cameras.map((camera, at) => ({
    line: camera.place,
    quantity: camera.quantity,
    kbps: camera.kbps,
    by: camera.kbps === described[at]?.kbps ? byText(camera) : `${byText(camera)}，跨品牌按标准编码`,
  }));

function byText({ has: { bitrateKbps, resolution, codec, fps, scene, audio } }: Camera): string {
  const sound = audio === true ? ['含录音'] : [];
  if (bitrateKbps !== undefined) return ['按填写的码率', ...sound].join(' · ');
  const frames = fps === undefined ? [] : [`${numberText(fps)} ${streamFields.fps.unit}`];
  const said = [resolution, labelOf(streamFields.codec.options, codec), ...frames, labelOf(streamFields.scene.options, scene), ...sound];
  return said.filter((word) => word !== undefined).join(' · ');
}

const labelOf = (options: readonly { value: string; label: string }[], value: string | undefined): string | undefined =>
  options.find((option) => option.value === value)?.label;
