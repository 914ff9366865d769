import {
  COUNTER_SENSOR,
  COUNTERS_MAX,
  COUNTING_GEOMETRY,
  HEAD_CLEARANCE_MIN_M,
  LENS_BY_HEIGHT,
  MOUNT_HEIGHT_HIGH_M,
  MOUNT_HEIGHT_LOW_M,
  OVERLAP_M,
  PERSON_HEIGHT_M,
  USABLE_RATIO,
} from '../../constants/counter.ts';
import { SENSORS_16_9 } from '../../constants/lens.ts';
import { defineCalculator } from '../plan.ts';
import { iVerticalBinocular } from './calculate.ts';
import { peopleCounterMeaning, peopleCounterWarnings, peopleCounterWorking } from './explain.ts';
import { peopleCounterFields } from './fields.ts';
import { peopleCounterInputs, peopleCounterProducts } from './lines.ts';

export const peopleCounter = defineCalculator({
  id: 'iVerticalBinocular',
  answers: '一台看多宽、通道要几台、装在哪里',
  fields: peopleCounterFields,
  starter: { mountHeightM: 2.7, passageWidthM: 6 },
  calculate: iVerticalBinocular,
  working: peopleCounterWorking,
  meaning: peopleCounterMeaning,
  warningTexts: peopleCounterWarnings,
  basis: [
    COUNTING_GEOMETRY,
    COUNTER_SENSOR,
    SENSORS_16_9,
    LENS_BY_HEIGHT,
    HEAD_CLEARANCE_MIN_M,
    PERSON_HEIGHT_M,
    USABLE_RATIO,
    OVERLAP_M,
    MOUNT_HEIGHT_LOW_M,
    MOUNT_HEIGHT_HIGH_M,
    COUNTERS_MAX,
  ],
  products: peopleCounterProducts,
  inputsFrom: peopleCounterInputs,
});
