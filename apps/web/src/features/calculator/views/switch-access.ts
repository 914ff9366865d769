import { numberText, switchAccess } from '@portal/engines/calculators';
import { SwitchAccessDrawing } from '../drawings/switch-access.tsx';
import type { ResultTable, ViewOf } from '../view.ts';

export const switchAccessView = {
  plan: switchAccess,
  answer: (_values, outputs) =>
    outputs.switchesNeeded === null ? { label: '需要交换机', value: '接不了' } : { label: '需要交换机', value: numberText(outputs.switchesNeeded), unit: '台' },
  figures: (values, outputs) => [
    { label: '摄像机', value: numberText(outputs.cameraCount), unit: '台' },
    ...(values.switch.poeStandard === 'none' ? [] : [{ label: 'PoE 功率（含预留）', value: numberText(outputs.requiredPoeBudgetW), unit: 'W' }]),
    { label: '总码流', value: numberText(outputs.totalMbps), unit: 'Mbps' },
    {
      label: '核心端口',
      value: outputs.corePortMbps === null ? '超过 100G' : numberText(outputs.corePortMbps),
      unit: outputs.corePortMbps === null ? undefined : 'Mbps',
    },
  ],
  details: (values, outputs) => [
    {
      title: '每台交换机',
      columns: [{ label: '交换机' }, { label: '接入台数', isFigure: true }, { label: '上联占用 %', isFigure: true }],
      rows: sameTogether(
        outputs.camerasPerSwitch.map((cameras, place) => [numberText(cameras), numberText(outputs.uplinkLoadPercent[place])]),
        (first, last) => (first === last ? `第 ${first} 台` : `第 ${first}～${last} 台`),
      ),
    },
    {
      title: '各组摄像机',
      columns: [
        { label: '分组' },
        { label: '数量', isFigure: true },
        { label: '码流 Mbps', isFigure: true },
        ...(values.switch.poeStandard === 'none'
          ? []
          : [
              { label: 'PoE 等级', isFigure: true as const },
              { label: '每台供电 W', isFigure: true as const },
            ]),
      ],
      rows: outputs.cameras.map(({ requiredClass, psePowerW, streamMbps }, place) => [
        `分组 ${place + 1}`,
        numberText(values.cameras[place]?.count),
        numberText(streamMbps),
        ...(values.switch.poeStandard === 'none' ? [] : [numberText(requiredClass), numberText(psePowerW)]),
      ]),
    },
  ],
  drawing: SwitchAccessDrawing,
  more: ['cableLengthM', 'allocation', 'poeReservePercent', 'peakFactor', 'utilisation'],
} satisfies ViewOf<typeof switchAccess>;

/** Neighbours with the same figures stand in one row: hundreds of switches are mostly alike. */
function sameTogether(rows: readonly (readonly string[])[], name: (first: number, last: number) => string): ResultTable['rows'] {
  const runs: { first: number; last: number; row: readonly string[] }[] = [];
  for (const [place, row] of rows.entries()) {
    const run = runs.at(-1);
    if (run !== undefined && run.row.join() === row.join()) run.last = place + 1;
    else runs.push({ first: place + 1, last: place + 1, row });
  }
  return runs.map(({ first, last, row }) => [name(first, last), ...row]);
}
