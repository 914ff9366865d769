import { GB51348_DOUBLE_UP_TO, GB51348_FACTOR, OVERHEAD_PERCENT, PORT_SPEEDS_MBPS, TRUNK_UTILISATION, VIEW_KBPS } from '../../constants/network.ts';
import { SUB_STREAM_KBPS } from '../../constants/recorder.ts';
import { UNSAID_SCENE } from '../../constants/stream.ts';
import { defineCalculator } from '../plan.ts';
import { streamBasis } from '../stream/basis.ts';
import { dBandWidth } from './calculate.ts';
import { bandwidthMeaning, bandwidthWarnings, bandwidthWorking } from './explain.ts';
import { bandwidthFields } from './fields.ts';
import { bandwidthInputs, bandwidthProducts } from './lines.ts';

export const bandwidth = defineCalculator({
  id: 'dBandWidth',
  answers: '网络要多大带宽，端口选多快',
  fields: bandwidthFields,
  starter: { groups: [{ count: 50, resolution: '1080P', scene: UNSAID_SCENE.value }], viewers: 2, viewChannels: 16 },
  calculate: dBandWidth,
  working: bandwidthWorking,
  meaning: bandwidthMeaning,
  warningTexts: bandwidthWarnings,
  basis: [PORT_SPEEDS_MBPS, TRUNK_UTILISATION, OVERHEAD_PERCENT, VIEW_KBPS, SUB_STREAM_KBPS, GB51348_DOUBLE_UP_TO, GB51348_FACTOR, ...streamBasis],
  products: bandwidthProducts,
  inputsFrom: bandwidthInputs,
});
