import { focalLength, levelsOf } from '@portal/engines/calculators';
import { numberText } from '@portal/engines/inputs';
import { FocalLengthDrawing } from '../drawings/focal-length.tsx';
import type { ViewOf } from '../view.ts';

/** Above it only a zoom goes that far. */
const LONGEST_STANDARD_MM = Math.max(...focalLength.fields.focalMm.suggestions);

export const focalLengthView = {
  plan: focalLength,
  answer: (values, outputs) => {
    if (values.mode === 'view') return { label: '画面宽 × 高', value: `${numberText(outputs.viewWidthM)} × ${numberText(outputs.viewHeightM)}`, unit: 'm' };
    if (outputs.lensMm === null) return { label: '需要焦距', value: numberText(outputs.focalLengthMm), unit: 'mm' };
    const isZoom = values.lens === 'varifocal' || (values.lens === 'auto' && outputs.lensMm > LONGEST_STANDARD_MM);
    return { label: isZoom ? '变焦调到' : '选用镜头', value: numberText(outputs.lensMm), unit: 'mm' };
  },
  figures: (values, outputs) => {
    const levels = levelsOf(values.edition, outputs);
    return [
      ...(values.mode === 'view'
        ? []
        : [
            {
              label: outputs.lensMm === null ? '这个焦距的画面' : '它的画面',
              value: `${numberText(outputs.viewWidthM)} × ${numberText(outputs.viewHeightM)}`,
              unit: 'm',
            },
            { label: '范围正好需要', value: numberText(outputs.focalLengthMm), unit: 'mm' },
          ]),
      { label: '视场角', value: `${numberText(outputs.hfovDeg)}° × ${numberText(outputs.vfovDeg)}°` },
      ...(levels === null ? [] : [{ label: `像素密度（${levels.label}）`, value: numberText(outputs.pixelsPerMeter), unit: '像素/m' }]),
    ];
  },
  details: (values, outputs) => {
    const levels = levelsOf(values.edition, outputs);
    return [
      ...(levels === null
        ? []
        : [
            {
              title: `看清到什么程度（IEC 62676-4:${values.edition}）`,
              facts: levels.reaches.map(({ label, pixelsPerMeter, distanceM }) => ({
                label: `${label}（${numberText(pixelsPerMeter)} 像素/m），最远`,
                value: numberText(distanceM),
                unit: 'm',
              })),
            },
          ]),
      ...(outputs.slantM === undefined
        ? []
        : [
            {
              title: '安装',
              facts: [
                { label: '斜距', value: numberText(outputs.slantM), unit: 'm' },
                { label: '俯角', value: numberText(outputs.tiltDeg), unit: '°' },
                ...(outputs.nearGroundM === undefined
                  ? []
                  : [
                      { label: '地面可见，起', value: numberText(outputs.nearGroundM), unit: 'm' },
                      outputs.farGroundM === null
                        ? { label: '地面可见，止', value: '地平线' }
                        : { label: '地面可见，止', value: numberText(outputs.farGroundM), unit: 'm' },
                    ]),
              ],
            },
          ]),
    ];
  },
  drawing: FocalLengthDrawing,
  more: [],
} satisfies ViewOf<typeof focalLength>;
