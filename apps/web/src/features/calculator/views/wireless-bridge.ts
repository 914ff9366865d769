import { isPowerAllowed, mcsNumberOf, wirelessBridge } from '@portal/engines/calculators';
import { numberText } from '@portal/engines/inputs';
import { WirelessBridgeDrawing } from '../drawings/wireless-bridge.tsx';
import type { ViewOf } from '../view.ts';

export const wirelessBridgeView = {
  plan: wirelessBridge,
  answer: (values, outputs) => {
    const isAllowed = isPowerAllowed(values);
    return { label: '链路', value: !outputs.linkOk ? '不可用' : isAllowed ? '可用' : '功率超限', isBad: !outputs.linkOk || !isAllowed };
  },
  figures: (values, outputs) => [
    { label: '接收电平', value: numberText(outputs.rxLevelDbm), unit: 'dBm' },
    { label: '实际吞吐', value: numberText(outputs.throughputMbps), unit: 'Mbps' },
    { label: '摄像机峰值', value: numberText(outputs.loadMbps), unit: 'Mbps' },
    values.topology === 'ptmp'
      ? { label: '每端最多', value: numberText(outputs.maxCamerasPerClient), unit: '台' }
      : { label: '最多可带', value: numberText(outputs.maxCameras), unit: '台' },
  ],
  details: (values, outputs) => [
    {
      title: '链路预算',
      facts: [
        { label: '自由空间损耗', value: numberText(outputs.fsplDb), unit: 'dB' },
        { label: '等效辐射功率 EIRP', value: numberText(outputs.eirpDbm), unit: 'dBm' },
        { label: '调制等级 MCS', value: outputs.mcs === null ? '—' : numberText(mcsNumberOf(outputs.mcs, values)) },
        { label: '空口速率', value: numberText(outputs.phyRateMbps), unit: 'Mbps' },
        { label: '高出灵敏度', value: numberText(outputs.fadeMarginDb), unit: 'dB' },
        { label: '中点菲涅耳半径', value: numberText(outputs.fresnelMidM), unit: 'm' },
        { label: '中点 60% 净空', value: numberText(outputs.clearance60M), unit: 'm' },
        { label: '中点地球凸起', value: numberText(outputs.earthBulgeMidM), unit: 'm' },
        { label: '天线高出遮挡线', value: numberText(outputs.minClearHeightM), unit: 'm' },
      ],
    },
    {
      title: '障碍物净空',
      columns: [
        { label: '障碍物' },
        { label: '距 A 端 km', isFigure: true },
        { label: '高度 m', isFigure: true },
        { label: '净空 m', isFigure: true },
        { label: '至少要 m', isFigure: true },
        { label: '结论' },
      ],
      rows: outputs.obstacles.map(({ clearanceM, requiredM, ok }, place) => [
        `障碍物 ${place + 1}`,
        numberText(values.obstacles[place]?.distanceFromAKm),
        numberText(values.obstacles[place]?.heightM),
        numberText(clearanceM),
        numberText(requiredM),
        ok ? '够' : '被挡',
      ]),
    },
    {
      title: '信道分配',
      facts: values.colocatedLinks > 1 ? outputs.channelPlan.map((channel, place) => ({ label: `第 ${place + 1} 条`, value: `信道 ${channel}` })) : [],
    },
  ],
  drawing: WirelessBridgeDrawing,
  more: [
    'txPowerDbm',
    'txGainDbi',
    'rxGainDbi',
    'txLossDb',
    'rxLossDb',
    'streams',
    'requiredMarginDb',
    'peakFactor',
    'efficiency',
    'kFactor',
    'colocatedLinks',
  ],
} satisfies ViewOf<typeof wirelessBridge>;
