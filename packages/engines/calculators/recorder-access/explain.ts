import { numberText as n, ofGroup, type WorkingStep } from '../../inputs/index.ts';
import { resolutionOf } from '../../roles/index.ts';
import { ESTIMATE_NOTE, streamsText, streamWorking } from '../stream/explain.ts';
import type { RecordedCameras, RecorderAccessOutputs } from './calculate.ts';
import type { RecorderAccessValues } from './fields.ts';

const limits = { channels: '路数先满', bandwidth: '带宽先满', both: '路数与带宽同时满' };

export function recorderAccessWorking(values: RecorderAccessValues, outputs: RecorderAccessOutputs): WorkingStep[] {
  const { nvr, cameras, reservePercent } = values;
  const { availableMbps, requiredMbps, totalCameras, nvrCount } = outputs;
  return [
    {
      title: '可用带宽 B',
      formula: '接入带宽 ×（1－预留）',
      substituted: `${n(nvr.incomingMbps)} ×（1－${n(reservePercent)}%）`,
      value: `${n(availableMbps)} Mbps`,
    },
    ...cameras.flatMap((camera, place) => {
      const group = outputs.cameras[place];
      return group ? ofGroup(groupWorking(`第 ${place + 1} 组`, camera, group, nvr, availableMbps)) : [];
    }),
    {
      title: '全部摄像机',
      formula: '数量 × 每路带宽，各组相加',
      substituted: cameras.map(({ count }, place) => `${n(count)} × ${n(outputs.cameras[place]?.perChannelMbps)}`).join('＋'),
      value: `${n(requiredMbps)} Mbps，${n(totalCameras)} 路`,
    },
    {
      title: 'NVR 台数',
      formula: '按清单顺序逐台接入，放进第一台路数和带宽都够的 NVR',
      substituted: `每台 ${n(nvr.channels)} 路、${n(availableMbps)} Mbps`,
      value: nvrCount === null ? '无解' : `${n(nvrCount)} 台`,
    },
  ];
}

function groupWorking(
  title: string,
  camera: RecorderAccessValues['cameras'][number],
  { bitrateKbps, perChannelMbps, maxByBandwidth, maxCameras, limitedBy, maxMainDecode }: RecordedCameras,
  nvr: RecorderAccessValues['nvr'],
  availableMbps: number,
): WorkingStep[] {
  const decode = {
    title: `${title}主码流显示`,
    formula: '解码能力 ÷ 解码当量，向下取整',
    substituted: camera.resolution ? `${n(nvr.decode1080p)} ÷ ${n(resolutionOf(camera.resolution).decodeCost)}` : '',
    value: `${n(maxMainDecode)} 路`,
  };
  return [
    streamWorking(`${title}码率`, camera),
    {
      title: `${title}每路带宽`,
      formula: '（主码流＋子码流）÷ 1000',
      substituted: `（${n(bitrateKbps)}＋${n(camera.subStreamKbps)}）÷ 1000`,
      value: `${n(perChannelMbps)} Mbps`,
    },
    {
      title: `${title}单独接入`,
      formula: 'B ÷ 每路带宽，向下取整，不超过 NVR 路数',
      substituted: `min（${n(availableMbps)} ÷ ${n(perChannelMbps)} → ${n(maxByBandwidth)}，${n(nvr.channels)}）`,
      value: `${n(maxCameras)} 台，${limits[limitedBy]}`,
    },
    ...(maxMainDecode === null ? [] : [decode]),
  ];
}

export function recorderAccessMeaning({ nvr, cameras, reservePercent }: RecorderAccessValues, outputs: RecorderAccessOutputs): string[] {
  const { totalCameras, requiredMbps, availableMbps, fits, freeChannels, freeMbps, nvrCount } = outputs;
  const what = `${n(totalCameras)} 台摄像机${streamsText(cameras)}`;
  const device = `${n(nvr.channels)} 路、接入 ${n(nvr.incomingMbps)} Mbps 的 NVR`;
  const bandwidth = `共需接入带宽 ${n(requiredMbps)} Mbps，每台可用 ${n(availableMbps)} Mbps${reservePercent > 0 ? `（已预留 ${n(reservePercent)}%）` : ''}。`;
  if (nvrCount === null) return [`${device}带不动其中一台摄像机，请换接入带宽更大的 NVR 或降低码率。`, bandwidth, ESTIMATE_NOTE];
  const rest = fits ? [`一台可以全部接入，还余 ${n(freeChannels)} 路、${n(freeMbps)} Mbps。`] : [];
  return [
    `${what}需要 ${n(nvrCount)} 台 ${device}。`,
    bandwidth,
    ...rest,
    '解码路数只限制同时显示的主码流画面，不影响录像；NVR 的转发（输出）带宽未计入。',
    ESTIMATE_NOTE,
  ];
}

export const recorderAccessWarnings = {
  BANDWIDTH_EXCEEDED: '全部摄像机的码流超过一台 NVR 的可用接入带宽，请增加 NVR、换更大带宽的型号或降低码率',
  CHANNELS_EXCEEDED: '摄像机数量超过一台 NVR 的路数，请增加 NVR 或换路数更多的型号',
  DECODE_BELOW_ONE: '有的分辨率一路主码流也解不出，请用子码流预览或换解码能力更强的 NVR',
  CAMERA_EXCEEDS_NVR: '有一台摄像机的码流就超过 NVR 的可用接入带宽，没有可行的台数',
};
