import { ROLL_M, SPARE_PERCENT, TERMINAL_ALLOWANCE_M } from '../../constants/cabling.ts';
import { SUPPLY_OUTPUTS_MAX } from '../../constants/list-check.ts';
import {
  CONSTANT_POWER_LOAD,
  COPPER_CLASS_5,
  COPPER_PER_KELVIN,
  LISTED_SUPPLY_V,
  LOAD_RATIO,
  MAX_DROP_PERCENT,
  RATED_TEMP_C,
  SUPPLY_SIZES_A,
  USUAL_CONDUCTOR_TEMP_C,
} from '../../constants/supply.ts';
import { defineCalculator } from '../plan.ts';
import { gCameraPowerSupply } from './calculate.ts';
import { powerSupplyMeaning, powerSupplyWarnings, powerSupplyWorking } from './explain.ts';
import { powerSupplyFields } from './fields.ts';
import { powerSupplyInputs, powerSupplyProducts } from './lines.ts';

export const powerSupply = defineCalculator({
  id: 'gCameraPowerSupply',
  answers: '线路压降多少、要多粗的线、多大的电源',
  fields: powerSupplyFields,
  starter: { cameras: [{ count: 8, powerW: 6, distanceM: 50 }] },
  calculate: gCameraPowerSupply,
  working: powerSupplyWorking,
  meaning: powerSupplyMeaning,
  warningTexts: powerSupplyWarnings,
  basis: [
    CONSTANT_POWER_LOAD,
    COPPER_CLASS_5,
    RATED_TEMP_C,
    COPPER_PER_KELVIN,
    USUAL_CONDUCTOR_TEMP_C,
    MAX_DROP_PERCENT,
    LOAD_RATIO,
    SUPPLY_SIZES_A,
    SUPPLY_OUTPUTS_MAX,
    LISTED_SUPPLY_V,
    ROLL_M,
    SPARE_PERCENT,
    TERMINAL_ALLOWANCE_M,
  ],
  products: powerSupplyProducts,
  inputsFrom: powerSupplyInputs,
});
