import { GB51348_DOUBLE_UP_TO, GB51348_FACTOR } from '../../constants/network.ts';
import { numberText as n, ofGroup, type WorkingStep } from '../../inputs/index.ts';
import { ESTIMATE_NOTE, streamWorking } from '../stream/explain.ts';
import type { BandwidthOutputs } from './calculate.ts';
import type { BandwidthValues } from './fields.ts';

export function bandwidthWorking(values: BandwidthValues, outputs: BandwidthOutputs): WorkingStep[] {
  const { recommendedPortMbps, totalMbps } = outputs;
  return [
    ...ofGroup(values.groups.map((group, place) => streamWorking(`第 ${place + 1} 组码率`, group))),
    ...(values.method === 'gb51348' ? standardWorking(values, outputs) : directWorking(values, outputs)),
    {
      title: '端口速率',
      formula: '最小的一档，端口速率 × 可用率 ≥ 总带宽',
      substituted:
        recommendedPortMbps === null
          ? `100,000 × ${n(values.utilisation)} ＜ ${n(totalMbps)}`
          : `${n(recommendedPortMbps)} × ${n(values.utilisation)} ≥ ${n(totalMbps)}`,
      value: recommendedPortMbps === null ? '无' : `${n(recommendedPortMbps)} Mbps`,
    },
  ];
}

function directWorking(values: BandwidthValues, outputs: BandwidthOutputs): WorkingStep[] {
  const { viewers, viewChannels, viewKbps, overheadPercent } = values;
  const { recordMbps, viewMbps, totalMbps, internetUploadMbps } = outputs;
  const upload: WorkingStep = {
    title: '互联网上行',
    formula: '预览带宽 ×（1＋冗余）',
    substituted: `${n(viewMbps)} ×（1＋${n(overheadPercent)}%）`,
    value: `${n(internetUploadMbps)} Mbps`,
  };
  return [
    recordWorking(values, outputs),
    {
      title: '预览带宽',
      formula: '客户端 × 画面数 × 预览码率 ÷ 1000',
      substituted: `${n(viewers)} × ${n(viewChannels)} × ${n(viewKbps)} ÷ 1000`,
      value: `${n(viewMbps)} Mbps`,
    },
    {
      title: '总带宽',
      formula: '（录像＋预览）×（1＋冗余）',
      substituted: `（${n(recordMbps)}＋${n(viewMbps)}）×（1＋${n(overheadPercent)}%）`,
      value: `${n(totalMbps)} Mbps`,
    },
    ...(viewMbps > 0 ? [upload] : []),
  ];
}

function standardWorking(values: BandwidthValues, outputs: BandwidthOutputs): WorkingStep[] {
  const { recordMbps, totalMbps, cameraCount } = outputs;
  const isSmall = cameraCount <= GB51348_DOUBLE_UP_TO.value;
  return [
    recordWorking(values, outputs),
    {
      title: '总带宽',
      formula: isSmall
        ? `${GB51348_DOUBLE_UP_TO.value} 路及以下：${GB51348_FACTOR.value} × 主码流之和`
        : `${GB51348_DOUBLE_UP_TO.value} 路以上：主码流之和＋并发显示 × 平均每路`,
      substituted: isSmall
        ? `${GB51348_FACTOR.value} × ${n(recordMbps)}`
        : `${n(recordMbps)}＋${n(values.concurrentDisplays)} × ${n(recordMbps)} ÷ ${n(cameraCount)}`,
      value: `${n(totalMbps)} Mbps`,
    },
  ];
}

function recordWorking({ groups }: BandwidthValues, outputs: BandwidthOutputs): WorkingStep {
  const hasSub = groups.some(({ includeSub }) => includeSub);
  return {
    title: '录像带宽',
    formula: `路数 ×${hasSub ? '（主码流＋子码流）' : ' 主码流 '}÷ 1000，各组相加`,
    substituted: groups
      .map(({ count, includeSub, subStreamKbps }, place) => {
        const main = n(outputs.groups[place]?.bitrateKbps);
        return `${n(count)} ×${includeSub ? `（${main}＋${n(subStreamKbps)}）` : ` ${main} `}÷ 1000`;
      })
      .join('＋'),
    value: `${n(outputs.recordMbps)} Mbps`,
  };
}

export function bandwidthMeaning({ method, utilisation }: BandwidthValues, outputs: BandwidthOutputs): string[] {
  const { cameraCount, totalMbps, viewMbps, internetUploadMbps, recommendedPortMbps } = outputs;
  const need = `${n(cameraCount)} 路摄像机${method === 'gb51348' ? '按规范估算' : ''}共需 ${n(totalMbps)} Mbps`;
  const first =
    recommendedPortMbps === null
      ? `${need}，超过一个 100G 端口，请分多台核心或多条链路承载。`
      : `${need}，汇聚到核心的端口请用 ${portText(recommendedPortMbps)}（按 ${n(utilisation * 100)}% 可用）。`;
  const upload = viewMbps > 0 ? [`客户端在外网时，上行专线不低于 ${n(internetUploadMbps)} Mbps。`] : [];
  return [first, ...upload, ESTIMATE_NOTE];
}

/** `100M`, `10G`. */
const portText = (mbps: number): string => (mbps < 1000 ? `${mbps}M` : `${mbps / 1000}G`);

export const bandwidthWarnings = {
  EXCEEDS_100G: '总带宽超过一个 100G 端口的可用速率，请分区汇聚或多链路承载',
};
