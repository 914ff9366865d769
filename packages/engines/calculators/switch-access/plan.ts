import { CHANNEL_MAX_M } from '../../constants/cabling.ts';
import { ACCESS_UTILISATION, CORE_PORT_SPEEDS_MBPS, MPPS_PER_GBPS, PEAK_FACTOR } from '../../constants/network.ts';
import { LOOP_OHMS_PER_100M, POE_CLASS_RESERVE_PERCENT, POE_CLASSES, POE_HIGHEST_CLASS, POE_RESERVE_PERCENT, PSE_VOLTS } from '../../constants/poe.ts';
import { UNSAID_SCENE } from '../../constants/stream.ts';
import { defineCalculator } from '../plan.ts';
import { streamBasis } from '../stream/basis.ts';
import { eSwitchAccess } from './calculate.ts';
import { switchAccessMeaning, switchAccessWarnings, switchAccessWorking } from './explain.ts';
import { switchAccessFields } from './fields.ts';
import { switchAccessHowTaken, switchAccessInputs, switchAccessProducts } from './lines.ts';

export const switchAccess = defineCalculator({
  id: 'eSwitchAccess',
  answers: '要几台交换机，PoE 供电和上联够不够',
  fields: switchAccessFields,
  starter: { cameras: [{ count: 24, resolution: '4MP', powerW: 7, scene: UNSAID_SCENE.value }], switch: { ports: 24, poeStandard: 'at', poeBudgetW: 370 } },
  calculate: eSwitchAccess,
  working: switchAccessWorking,
  meaning: switchAccessMeaning,
  warningTexts: switchAccessWarnings,
  basis: [
    POE_CLASSES,
    POE_HIGHEST_CLASS,
    PSE_VOLTS,
    LOOP_OHMS_PER_100M,
    POE_RESERVE_PERCENT,
    POE_CLASS_RESERVE_PERCENT,
    PEAK_FACTOR,
    ACCESS_UTILISATION,
    CORE_PORT_SPEEDS_MBPS,
    MPPS_PER_GBPS,
    CHANNEL_MAX_M,
    ...streamBasis,
  ],
  products: switchAccessProducts,
  inputsFrom: switchAccessInputs,
  howTaken: switchAccessHowTaken,
});
