import {
  AIM_HEIGHT_M,
  DORI_PIXELS_PER_METER,
  FURTHER_LENSES_MM,
  ILLUMINATION_FACTOR,
  LENS_FORMULA,
  OODPCVS_PIXELS_PER_METER,
  SENSORS_16_9,
  SENSORS_4_3,
  STANDARD_LENSES_MM,
  TILT_MAX_DEG,
  USUAL_SENSOR,
  ZOOM_STEP_MM,
} from '../../constants/lens.ts';
import { defineCalculator } from '../plan.ts';
import { cCameraFocalLength } from './calculate.ts';
import { focalLengthMeaning, focalLengthWarnings, focalLengthWorking } from './explain.ts';
import { focalLengthFields } from './fields.ts';
import { focalLengthHowTaken, focalLengthInputs, focalLengthProducts } from './lines.ts';

export const focalLength = defineCalculator({
  id: 'cCameraFocalLength',
  answers: '要多长的镜头、看到多宽、看清到什么程度',
  fields: focalLengthFields,
  starter: { sensor: '1/2.8"', distanceM: 10, targetWidthM: 8, resolution: '1080P' },
  calculate: cCameraFocalLength,
  working: focalLengthWorking,
  meaning: focalLengthMeaning,
  warningTexts: focalLengthWarnings,
  basis: [
    LENS_FORMULA,
    SENSORS_4_3,
    SENSORS_16_9,
    USUAL_SENSOR,
    STANDARD_LENSES_MM,
    FURTHER_LENSES_MM,
    ZOOM_STEP_MM,
    OODPCVS_PIXELS_PER_METER,
    DORI_PIXELS_PER_METER,
    AIM_HEIGHT_M,
    TILT_MAX_DEG,
    ILLUMINATION_FACTOR,
  ],
  products: focalLengthProducts,
  inputsFrom: focalLengthInputs,
  howTaken: focalLengthHowTaken,
});
