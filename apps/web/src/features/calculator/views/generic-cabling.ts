import { genericCabling } from '@portal/engines/calculators';
import { numberText } from '@portal/engines/inputs';
import { GenericCablingDrawing } from '../drawings/generic-cabling.tsx';
import type { ViewOf } from '../view.ts';

export const genericCablingView = {
  plan: genericCabling,
  answer: (_values, outputs) => ({ label: '网线', value: numberText(outputs.totalBoxes), unit: '箱' }),
  figures: (_values, outputs) => [
    { label: '信息点', value: numberText(outputs.totalPoints), unit: '个' },
    { label: '总长', value: numberText(outputs.totalCableM), unit: 'm' },
    { label: '24 口配线架', value: numberText(outputs.patchPanels), unit: '个' },
    { label: '面板', value: numberText(outputs.faceplates), unit: '个' },
  ],
  details: (values, outputs) => [
    {
      title: '材料清单',
      facts: [
        { label: '网线', value: numberText(outputs.totalBoxes), unit: '箱' },
        { label: '信息模块', value: numberText(outputs.modules), unit: '个' },
        { label: '面板', value: numberText(outputs.faceplates), unit: '个' },
        { label: '底盒', value: numberText(outputs.backBoxes), unit: '个' },
        ...(values.cords === 'made' ? [{ label: '水晶头', value: numberText(outputs.rj45Plugs), unit: '个' }] : []),
        { label: '24 口配线架', value: numberText(outputs.patchPanels), unit: '个' },
        { label: '理线架', value: numberText(outputs.cableManagers), unit: '个' },
        { label: '跳线（弱电间）', value: numberText(outputs.patchCordsCloset), unit: '根' },
        { label: '跳线（工位）', value: numberText(outputs.patchCordsDesk), unit: '根' },
      ],
    },
    {
      title: '各层',
      columns: [
        { label: '楼层' },
        { label: '信息点', isFigure: true },
        { label: '平均 m', isFigure: true },
        { label: '最长 m', isFigure: true },
        { label: '网线 箱', isFigure: true },
        { label: '配线架', isFigure: true },
        { label: '机柜' },
        { label: '槽盒 mm' },
        { label: '光缆 芯', isFigure: true },
        { label: '主干 m', isFigure: true },
      ],
      rows: outputs.floors.map(({ averageM, longestM, boxes, patchPanels, cabinetU, cabinets, trunkSize, fibreCores, backboneM }, place) => [
        `楼层 ${place + 1}`,
        numberText(values.floors[place]?.points),
        numberText(averageM),
        numberText(longestM),
        numberText(boxes),
        numberText(patchPanels),
        cabinets === 1 ? `${cabinetU} U` : `${cabinetU} U × ${cabinets}`,
        trunkSize === null ? '需分槽' : trunkSize.replace('x', '×'),
        fibreCores === null ? '需分缆' : numberText(fibreCores),
        numberText(backboneM),
      ]),
    },
  ],
  drawing: GenericCablingDrawing,
  more: ['boxLengthM', 'trunkFillPercent'],
} satisfies ViewOf<typeof genericCabling>;
