import {
  DECODE_1080P,
  DECODE_COST,
  DECODE_COST_12MP,
  DECODE_COST_BY_PIXELS,
  INCOMING_BANDWIDTH_RULE,
  RECORDER_RESERVE_PERCENT,
  SUB_STREAM_KBPS,
} from '../../constants/recorder.ts';
import { UNSAID_SCENE } from '../../constants/stream.ts';
import { defineCalculator } from '../plan.ts';
import { streamBasis } from '../stream/basis.ts';
import { bNVRChannelAccess } from './calculate.ts';
import { recorderAccessMeaning, recorderAccessWarnings, recorderAccessWorking } from './explain.ts';
import { recorderAccessFields } from './fields.ts';
import { recorderAccessInputs, recorderAccessProducts } from './lines.ts';

export const recorderAccess = defineCalculator({
  id: 'bNVRChannelAccess',
  answers: '一台 NVR 能接几台摄像机，要几台 NVR',
  fields: recorderAccessFields,
  starter: { nvr: { channels: 16, incomingMbps: 160, decode1080p: 8 }, cameras: [{ count: 16, resolution: '4MP', scene: UNSAID_SCENE.value }] },
  calculate: bNVRChannelAccess,
  working: recorderAccessWorking,
  meaning: recorderAccessMeaning,
  warningTexts: recorderAccessWarnings,
  basis: [
    INCOMING_BANDWIDTH_RULE,
    RECORDER_RESERVE_PERCENT,
    SUB_STREAM_KBPS,
    DECODE_1080P,
    DECODE_COST,
    DECODE_COST_12MP,
    DECODE_COST_BY_PIXELS,
    ...streamBasis,
  ],
  products: recorderAccessProducts,
  inputsFrom: recorderAccessInputs,
});
