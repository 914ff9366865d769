import { peopleCounter } from '@portal/engines/calculators';
import { numberText } from '@portal/engines/inputs';
import { PeopleCounterDrawing } from '../drawings/people-counter.tsx';
import type { ViewOf } from '../view.ts';

/** More than these follow from the spacing, and need not be told one by one. */
const POSITIONS_MAX = 24;

export const peopleCounterView = {
  plan: peopleCounter,
  answer: (_values, outputs) => ({ label: '客流相机', value: numberText(outputs.cameraCount), unit: '台' }),
  figures: (_values, outputs) => [
    { label: '镜头', value: numberText(outputs.lensMm), unit: 'mm' },
    { label: '每台有效宽', value: numberText(outputs.effectiveWidthM), unit: 'm' },
    { label: '每台有效长', value: numberText(outputs.effectiveLengthM), unit: 'm' },
    ...(outputs.spacingM === null ? [] : [{ label: '安装间距', value: numberText(outputs.spacingM), unit: 'm' }]),
  ],
  details: (_values, outputs) => [
    {
      title: outputs.cameraCount > POSITIONS_MAX ? `安装位置（中心距左墙，前 ${POSITIONS_MAX} 台，其后间距不变）` : '安装位置（中心距左墙）',
      facts: outputs.positionsM.slice(0, POSITIONS_MAX).map((positionM, place) => ({ label: `第 ${place + 1} 台`, value: numberText(positionM), unit: 'm' })),
    },
    {
      title: '覆盖范围',
      columns: [{ label: '位置' }, { label: '宽 m', isFigure: true }, { label: '长 m', isFigure: true }],
      rows: [
        ['地面', numberText(outputs.groundWidthM), numberText(outputs.groundLengthM)],
        ['头顶高度', numberText(outputs.coverageWidthM), numberText(outputs.coverageLengthM)],
        ['有效计数', numberText(outputs.effectiveWidthM), numberText(outputs.effectiveLengthM)],
      ],
    },
  ],
  drawing: PeopleCounterDrawing,
  more: ['personHeightM', 'usableRatio', 'overlapM'],
} satisfies ViewOf<typeof peopleCounter>;
