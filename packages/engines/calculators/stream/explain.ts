import { AUDIO_KBPS, KBPS_STEP } from '../../constants/stream.ts';
import { numberText as n, type WorkingStep } from '../../inputs/index.ts';
import { streamFactors, streamKbps } from './bitrate.ts';
import { streamFields, type StreamValues } from './fields.ts';

/** What must stand beside every figure that rests on an estimated stream (CALC-0). */
export const ESTIMATE_NOTE = '以上为估算值，以实际设备为准。';

/** `1080P H.265` or `手动码率 4,096 kbps`. */
export const streamText = ({ resolution, codec, bitrateKbps }: StreamValues): string =>
  bitrateKbps === undefined ? `${resolution} ${codecLabel(codec)}` : `${resolution ? `${resolution} ` : ''}手动码率 ${n(bitrateKbps)} kbps`;

/** What stands behind a number of cameras: `（1080P H.265）`, `（3 组码流）`. */
export const streamsText = (streams: readonly StreamValues[]): string => {
  const [only, ...others] = streams;
  return only && others.length === 0 ? `（${streamText(only)}）` : `（${streams.length} 组码流）`;
};

const codecLabel = (codec: StreamValues['codec']): string => streamFields.codec.options.find(({ value }) => value === codec)?.label ?? codec;

/** How the bitrate of a stream comes about. `title`: `第 1 组码率`. */
export function streamWorking(title: string, stream: StreamValues): WorkingStep {
  const factors = streamFactors(stream);
  const sound = stream.audio ? `＋${AUDIO_KBPS.value}` : '';
  const value = `${n(streamKbps(stream))} kbps`;
  if (factors === null) return { title, formula: '手动码率（录音另加）', substituted: `${n(stream.bitrateKbps)}${sound}`, value };
  const { baseKbps, codec, frame, scene } = factors;
  return {
    title,
    formula: `⌈基准码率 × 编码系数 × 帧率系数 × 场景系数 ÷ ${KBPS_STEP.value}⌉ × ${KBPS_STEP.value}（录音另加）`,
    substituted: `⌈${[baseKbps, codec, frame, scene].map((factor) => n(factor)).join(' × ')} ÷ ${KBPS_STEP.value}⌉ × ${KBPS_STEP.value}${sound}`,
    value,
  };
}
