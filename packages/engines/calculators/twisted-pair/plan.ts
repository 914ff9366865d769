import {
  BOX_LENGTH_M,
  CHANNEL_MAX_M,
  HORIZONTAL_MAX_M,
  PLUG_PACK_PIECES,
  PLUG_SPARE_PERCENT,
  PLUGS_PER_CABLE,
  SPARE_PERCENT,
  TERMINAL_ALLOWANCE_M,
} from '../../constants/cabling.ts';
import { defineCalculator } from '../plan.ts';
import { hTwistedPairAmount } from './calculate.ts';
import { twistedPairMeaning, twistedPairWarnings, twistedPairWorking } from './explain.ts';
import { twistedPairFields } from './fields.ts';
import { twistedPairHowTaken, twistedPairInputs, twistedPairProducts } from './lines.ts';

export const twistedPair = defineCalculator({
  id: 'hTwistedPairAmount',
  answers: '要几箱网线、几个水晶头',
  fields: twistedPairFields,
  starter: { points: 24, farthestM: 60, nearestM: 15 },
  calculate: hTwistedPairAmount,
  working: twistedPairWorking,
  meaning: twistedPairMeaning,
  warningTexts: twistedPairWarnings,
  basis: [SPARE_PERCENT, TERMINAL_ALLOWANCE_M, BOX_LENGTH_M, PLUGS_PER_CABLE, PLUG_SPARE_PERCENT, PLUG_PACK_PIECES, HORIZONTAL_MAX_M, CHANNEL_MAX_M],
  products: twistedPairProducts,
  inputsFrom: twistedPairInputs,
  howTaken: twistedPairHowTaken,
  example: { fields: ['farthestM', 'nearestM'], text: '走线长度仍是示例值，请核对' },
});
