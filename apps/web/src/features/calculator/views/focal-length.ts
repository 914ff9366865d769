import { doriLabels, focalLength } from '@portal/engines/calculators';
import { numberText } from '@portal/engines/inputs';
import { FocalLengthDrawing } from '../drawings/focal-length.tsx';
import type { ViewOf } from '../view.ts';

/** Beyond it a lens of fixed length is not what is needed, though one is named. */
const LONGEST_STANDARD_MM = Math.max(...focalLength.fields.focalMm.suggestions);

export const focalLengthView = {
  plan: focalLength,
  answer: (values, outputs) =>
    values.mode === 'view'
      ? { label: '画面宽 × 高', value: `${numberText(outputs.viewWidthM)} × ${numberText(outputs.viewHeightM)}`, unit: 'm' }
      : outputs.standardLensMm === null || outputs.standardLensMm === undefined || outputs.focalLengthMm > LONGEST_STANDARD_MM
        ? { label: '需要焦距', value: numberText(outputs.focalLengthMm), unit: 'mm' }
        : { label: '选用镜头', value: numberText(outputs.standardLensMm), unit: 'mm' },
  figures: (values, outputs) => [
    ...(values.mode === 'view'
      ? []
      : [
          { label: '算得焦距', value: numberText(outputs.focalLengthMm), unit: 'mm' },
          { label: '算得焦距的画面', value: `${numberText(outputs.viewWidthM)} × ${numberText(outputs.viewHeightM)}`, unit: 'm' },
        ]),
    { label: '视场角', value: `${numberText(outputs.hfovDeg)}° × ${numberText(outputs.vfovDeg)}°` },
    ...(outputs.pixelsPerMeter === undefined || outputs.doriLevel === undefined
      ? []
      : [{ label: `像素密度（${doriLabels[outputs.doriLevel]}）`, value: numberText(outputs.pixelsPerMeter), unit: '像素/m' }]),
  ],
  details: (_values, outputs) =>
    outputs.doriDistancesM === undefined
      ? []
      : [
          {
            title: '看清到什么程度',
            facts: (['detect', 'observe', 'recognise', 'identify'] as const).map((level) => ({
              label: `${doriLabels[level]}，最远`,
              value: numberText(outputs.doriDistancesM?.[level]),
              unit: 'm',
            })),
          },
        ],
  drawing: FocalLengthDrawing,
  more: [],
} satisfies ViewOf<typeof focalLength>;
