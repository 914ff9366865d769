import { plannedMbps } from '../../calculators/index.ts';
import { DECODER_OUTPUTS_MAX } from '../../constants/list-check.ts';
import { RECORDER_RESERVE_PERCENT } from '../../constants/recorder.ts';
import { RAID_GROUP_MAX } from '../../constants/storage.ts';
import * as constants from '../../constants/video-surveillance.ts';
import { ceil, numberText as n, sumOf, type ValuesOf } from '../../inputs/index.ts';
import { MANAGED_VIDEO } from '../../roles/index.ts';
import type { SizedLine } from '../core/plan.ts';
import { sizedLine } from '../core/sized-line.ts';
import type { VideoSurveillanceFields } from './fields.ts';
import { camerasOf, licencePacks, type Recording, type SizedSurveillance } from './system.ts';

/** Recorders with their disks, or storage servers with platform and licences. */
export function recordingLines(values: ValuesOf<VideoSurveillanceFields>, { areas, recorded, recording }: SizedSurveillance): SizedLine[] {
  const cameras = sumOf(areas, camerasOf);
  const { units, share, isServer, diskTB, disks, dataDisks } = recording;
  const streamText = `${n(share)} 路 × ${n(recorded.mbps, 2)} Mbps ＝ ${n(share * recorded.mbps, 1)} Mbps`;
  const allowed = `${n(recording.incomingMbps)} × ${n(1 - RECORDER_RESERVE_PERCENT.value / 100)} ＝ ${n(plannedMbps(recording.incomingMbps), 1)}`;
  // the check of the list counts the sound of models that hear, and says so
  const named = `${n(cameras)} 台摄像机，每路主、子码流 ${n(recorded.mbps, 2)} Mbps，不含录音`;
  const screens = screensOf(values.monitors, recording);
  const recorder = isServer
    ? sizedLine('storageServer', units, { incomingMbps: recording.incomingMbps, hddBays: recording.hddBays, maxDiskTB: diskTB }, [
        `超过 ${constants.RECORDER_CAMERAS_MAX.value} 路用存储服务器，接入带宽和数据盘位都够`,
        named,
        `每台 ${streamText} ≤ ${allowed} → ${n(units)} 台`,
      ])
    : sizedLine(
        'nvr',
        units,
        {
          channels: recording.channels,
          incomingMbps: recording.incomingMbps,
          hddBays: recording.hddBays,
          decode1080p: recording.decode1080p,
          maxResolution: values.resolution,
          maxDiskTB: diskTB,
          codecs: ['H265'],
          ...(screens.each > 0 && { outputs: screens.each }),
        },
        ['路数、接入带宽、盘位都够的最小档，台数最少', named, `每台 ${streamText} ≤ ${allowed}，${n(share)} ≤ ${recording.channels} 路 → ${n(units)} 台`],
      );
  const disk = sizedLine('hdd', units * disks, { sizeTB: diskTB }, [
    isServer
      ? `每台做 RAID5，每组不超过 ${RAID_GROUP_MAX.value} 块，另加 ${constants.STORAGE_HOT_SPARES.value} 块热备`
      : '每台录像机的硬盘装得下它那一份录像和录音，容量取够用的最小档',
    `每路 ${n(recorded.kbps)} kbps，全天，${n(values.retentionDays)} 天 ＝ ${n(recorded.tb, 3)} TB，带录音 ${n(recorded.soundTB, 3)} TB`,
    `${n(share)} × ${n(recorded.soundTB, 3)} ＝ ${n(share * recorded.soundTB, 1)} TB → ${n(dataDisks)} 块 ${diskTB} TB${isServer ? `，加校验和热备共 ${n(disks)} 块` : ''}；${n(units)} 台共 ${n(units * disks)} 块`,
  ]);
  return [recorder, disk, ...decoderLines(values.monitors, screens.decoded, recording), ...(isServer ? platformLines(cameras) : [])];
}

/** Screens on each recorder at most, and those left for decoders: a storage server shows nothing. Four screens on one recorder: 2 and 2. */
function screensOf(monitors: number, { isServer, units }: Recording): { each: number; decoded: number } {
  const each = isServer ? 0 : Math.min(constants.SCREENS_OF_RECORDER.value, ceil(monitors / units));
  return { each, decoded: Math.max(0, monitors - each * units) };
}

/** Decoders, each on a port of the network. */
export const decodersOf = (monitors: number, recording: Recording): number => ceil(screensOf(monitors, recording).decoded / DECODER_OUTPUTS_MAX.value);

function decoderLines(monitors: number, decoded: number, recording: Recording): SizedLine[] {
  const { isServer, units } = recording;
  const quantity = decodersOf(monitors, recording);
  const outputs = ceil(decoded / Math.max(1, quantity));
  return [
    sizedLine('videoDecoder', quantity, { outputs }, [
      isServer ? '存储服务器不接屏，每台显示器占解码器一路输出' : `每台录像机接 ${constants.SCREENS_OF_RECORDER.value} 台显示器，其余各占解码器一路输出`,
      `${n(monitors)} 台显示器${isServer ? '' : `，${n(units)} 台录像机`}`,
      `${n(decoded)} 路 → ${n(quantity)} 台 ${n(outputs)} 路`,
    ]),
  ];
}

function platformLines(cameras: number): SizedLine[] {
  const brought = constants.PLATFORM_POINTS.value;
  return [
    sizedLine('managementPlatform', 1, { licencePoints: brought }, ['存储服务器由平台统一管理、检索和授权', `${n(cameras)} 台摄像机`, `自带 ${brought} 点`], {
      manages: [MANAGED_VIDEO],
    }),
    sizedLine('boothPc', 1, {}, ['平台的客户端 1 台管理电脑，看画面、检索和配置都在上面', '1 套管理平台', '1']),
    ...licencePacks(cameras).map(([points, packs]) =>
      sizedLine('videoLicence', packs, { licencePoints: points }, [
        '平台自带以外，每台摄像机 1 点授权',
        `${n(cameras)} − ${brought} ＝ ${n(cameras - brought)} 点`,
        `${n(packs)} × ${points} 点`,
      ]),
    ),
  ];
}
