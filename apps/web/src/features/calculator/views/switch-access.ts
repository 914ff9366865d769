import { switchAccess } from '@portal/engines/calculators';
import { numberText } from '@portal/engines/inputs';
import { SwitchAccessDrawing } from '../drawings/switch-access.tsx';
import type { ViewOf } from '../view.ts';

export const switchAccessView = {
  plan: switchAccess,
  answer: (_values, outputs) =>
    outputs.switchesNeeded === null
      ? { label: '需要交换机', value: '接不了', isBad: true }
      : { label: '需要交换机', value: numberText(outputs.switchesNeeded), unit: '台' },
  figures: (values, outputs) => [
    { label: '摄像机', value: numberText(outputs.cameraCount), unit: '台' },
    ...(values.switch.poeStandard === 'none'
      ? []
      : [{ label: values.allocation === 'class' ? 'PoE 按级别预留' : 'PoE 额定加线损、预留', value: numberText(outputs.requiredPoeBudgetW), unit: 'W' }]),
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
      rows: likeNeighbours(outputs.camerasPerSwitch, outputs.uplinkLoadPercent).map(({ first, last, cameras, load }) => [
        first === last ? `第 ${first} 台` : `第 ${numberText(first)}～${numberText(last)} 台`,
        numberText(cameras),
        numberText(load),
      ]),
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
              { label: values.allocation === 'class' ? '每台按级别 W' : '每台含线损 W', isFigure: true as const },
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

interface Neighbours {
  first: number;
  last: number;
  cameras: number;
  load: number | undefined;
}

/** Neighbours with the same figures, a row each: of a million switches most are alike, and only what is told is put into words. */
function likeNeighbours(camerasPerSwitch: readonly number[], loads: readonly number[]): Neighbours[] {
  const runs: Neighbours[] = [];
  for (const [place, cameras] of camerasPerSwitch.entries()) {
    const run = runs.at(-1);
    const load = loads[place];
    if (run !== undefined && run.cameras === cameras && run.load === load) run.last = place + 1;
    else runs.push({ first: place + 1, last: place + 1, cameras, load });
  }
  return runs;
}
