import { twistedPair } from '@portal/engines/calculators';
import { numberText } from '@portal/engines/inputs';
import { TwistedPairDrawing } from '../drawings/twisted-pair.tsx';
import type { ViewOf } from '../view.ts';

export const twistedPairView = {
  plan: twistedPair,
  answer: (_values, outputs) => ({ label: '网线', value: numberText(outputs.boxes), unit: '箱' }),
  figures: (_values, outputs) => [
    { label: '水晶头', value: numberText(outputs.plugs), unit: '个' },
    { label: '平均每根', value: numberText(outputs.averageM), unit: 'm' },
    { label: '最长一根（敷设）', value: numberText(outputs.longestM), unit: 'm' },
    ...(outputs.cablesPerBox === null ? [] : [{ label: '每箱可裁', value: numberText(outputs.cablesPerBox), unit: '根' }]),
  ],
  drawing: TwistedPairDrawing,
  more: ['boxLengthM', 'sparePercent', 'terminalAllowanceM', 'plugsPerCable', 'plugSparePercent'],
} satisfies ViewOf<typeof twistedPair>;
