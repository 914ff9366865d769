import { AUDIO_KBPS, BASE_FPS, CODEC_FACTOR, CODEC_FACTOR_CHOSEN, FRAME_FIXED_SHARE, KBPS_STEP, SCENE_FACTOR } from '../../constants/stream.ts';
import { ceil } from '../../inputs/index.ts';
import { resolutionOf } from '../../roles/index.ts';
import type { StreamValues } from './fields.ts';

const codecFactors: Readonly<Record<StreamValues['codec'], number>> = { ...CODEC_FACTOR.value, ...CODEC_FACTOR_CHOSEN.value };

/** What an estimate is the product of, for the working. */
export interface StreamFactors {
  baseKbps: number;
  codec: number;
  frame: number;
  scene: number;
}

/** The factors of the estimate; null where the bitrate was typed in. */
export function streamFactors(stream: StreamValues): StreamFactors | null {
  if (stream.bitrateKbps !== undefined) return null;
  if (stream.resolution === undefined) throw new Error('a stream needs a resolution or a bitrate');
  return {
    baseKbps: resolutionOf(stream.resolution).baseKbps,
    codec: codecFactors[stream.codec],
    frame: FRAME_FIXED_SHARE.value + (1 - FRAME_FIXED_SHARE.value) * (stream.fps / BASE_FPS.value),
    scene: SCENE_FACTOR.value[stream.scene],
  };
}

/**
 * Bitrate of one main stream in whole kbps, sound included: the manual bitrate, else the estimate rounded up to 64 kbps.
 * The stream has been read by `streamFields`; one with neither resolution nor bitrate throws.
 * Source: CALC-0. 720P H.264 at 15 frames: 2048 × (0.35 + 0.65 × 15 ÷ 25) = 1515.5 → 1536 kbps.
 */
export function streamKbps(stream: StreamValues): number {
  const sound = stream.audio ? AUDIO_KBPS.value : 0;
  const factors = streamFactors(stream);
  if (factors === null) return (stream.bitrateKbps ?? 0) + sound;
  const { baseKbps, codec, frame, scene } = factors;
  return ceil((baseKbps * codec * frame * scene) / KBPS_STEP.value) * KBPS_STEP.value + sound;
}

/** kbps as Mbit/s of recorders, ports, switches and radio, by thousands as all of them are rated (CALC-0). */
export const mbpsOf = (kbps: number): number => kbps / 1000;
