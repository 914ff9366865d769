import {
  AUDIO_KBPS,
  BASE_FPS,
  BASE_KBPS_CIF_D1,
  BASE_KBPS_HD,
  CODEC_FACTOR,
  CODEC_FACTOR_CHOSEN,
  FRAME_FIXED_SHARE,
  KBPS_STEP,
  SCENE_FACTOR,
  UNSAID_SCENE,
} from '../../constants/stream.ts';
import type { Sourced } from '../../inputs/index.ts';

/** The constants behind an estimated stream. */
export const streamBasis: readonly Sourced<unknown>[] = [
  BASE_KBPS_CIF_D1,
  BASE_KBPS_HD,
  BASE_FPS,
  FRAME_FIXED_SHARE,
  CODEC_FACTOR,
  CODEC_FACTOR_CHOSEN,
  SCENE_FACTOR,
  UNSAID_SCENE,
  KBPS_STEP,
  AUDIO_KBPS,
];
