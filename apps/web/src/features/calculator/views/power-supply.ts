import { lowestOf, powerSupply } from '@portal/engines/calculators';
import { numberText } from '@portal/engines/inputs';
import { PowerSupplyDrawing } from '../drawings/power-supply.tsx';
import type { ViewOf } from '../view.ts';

export const powerSupplyView = {
  plan: powerSupply,
  answer: (values, outputs) => {
    const isOk = outputs.cameras.every(({ ok }) => ok);
    const verdict = outputs.cameras.some(({ deviceV }) => deviceV === null) ? '（线路带不动）' : isOk ? '' : '（压降不合格）';
    return {
      label: `${values.supplyVoltage} V ${numberText(outputs.supplyA)} A 电源${verdict}`,
      value: numberText(outputs.supplyCount),
      unit: '台',
      ...(!isOk && { isBad: true }),
    };
  },
  figures: (_values, outputs) => [
    { label: '电源线', value: [...new Set(outputs.cameras.map(({ areaMm2 }) => numberText(areaMm2)))].join('、'), unit: 'mm²' },
    {
      label: '末端最低电压',
      value: voltsText(lowestOf(outputs.cameras.map(({ deviceV }) => deviceV))),
      unit: 'V',
    },
    { label: '总电流', value: numberText(outputs.totalCurrentA), unit: 'A' },
    { label: '允许压降', value: numberText(outputs.allowedDropV), unit: 'V' },
  ],
  details: (values, outputs) => [
    {
      title: '各组压降',
      columns: [
        { label: '分组' },
        { label: '台数', isFigure: true },
        { label: '距离 m', isFigure: true },
        { label: '单台电流 A', isFigure: true },
        { label: '线径 mm²', isFigure: true },
        { label: '压降 V', isFigure: true },
        { label: '末端 V', isFigure: true },
        { label: '结论' },
        ...(values.topology === 'star' ? [{ label: '最远 m', isFigure: true as const }] : []),
      ],
      rows: outputs.cameras.map(({ currentA, areaMm2, dropV, deviceV, ok, maxDistanceM }, place) => [
        `分组 ${place + 1}`,
        numberText(values.cameras[place]?.count),
        numberText(values.cameras[place]?.distanceM),
        numberText(currentA),
        numberText(areaMm2),
        numberText(dropV),
        voltsText(deviceV),
        ok ? '合格' : deviceV === null ? '带不动' : '压降过大',
        ...(values.topology === 'star' ? [numberText(maxDistanceM)] : []),
      ]),
    },
  ],
  drawing: PowerSupplyDrawing,
  more: ['outputVoltage', 'conductorTempC', 'maxDropPercent', 'loadRatio'],
} satisfies ViewOf<typeof powerSupply>;

/** A line may give way, or lose more than there is: nothing arrives then, and no voltage below nought. */
const voltsText = (volts: number | null): string => (volts !== null && volts > 0 ? numberText(volts) : '0');
