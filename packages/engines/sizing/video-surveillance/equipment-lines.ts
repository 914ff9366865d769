import { CABINET_SIZES_U } from '../../constants/structured-cabling.ts';
import * as constants from '../../constants/video-surveillance.ts';
import { ceil, firstAtLeast, numberText as n, sumOf, type ValuesOf } from '../../inputs/index.ts';
import { briefly, sumText } from '../core/briefly.ts';
import { isInReach } from '../core/network-cable.ts';
import type { SizedLine } from '../core/plan.ts';
import { sizedLine } from '../core/sized-line.ts';
import { scenarioUps } from '../ups/calculate.ts';
import type { VideoSurveillanceFields } from './fields.ts';
import { coresAt } from './far-lines.ts';
import { decodersOf } from './recording-lines.ts';
import { camerasOf, type SizedSurveillance } from './system.ts';

type Values = ValuesOf<VideoSurveillanceFields>;

/** Cabinets, screens, and a UPS in each closet for all that must go on. */
export function equipmentLines(values: Values, sized: SizedSurveillance): SizedLine[] {
  const cameras = sumOf(sized.areas, camerasOf);
  const { few, many, fewUpTo } = constants.MONITOR_INCH.value;
  const sizeInch = cameras > fewUpTo ? many : few;
  const farLinks = isInReach(values.backboneM) ? [] : sized.switches.slice(1).map(({ units }) => units);
  return [
    ...cabinetLines(racksOf(sized, farLinks, decodersOf(values.monitors, sized.recording))),
    sizedLine('monitor', values.monitors, { sizeInch }, [
      `${fewUpTo} 路以内 ${few} 英寸，多于 ${fewUpTo} 路 ${many} 英寸`,
      `${n(cameras)} 台摄像机`,
      n(values.monitors),
    ]),
    sizedLine('screenCable', values.monitors, { lengthM: constants.SCREEN_CABLE_M.value }, [
      '每台显示器 1 根高清线，接录像机或解码器；更远的另选',
      `${n(values.monitors)} 台显示器，${constants.SCREEN_CABLE_M.value} m 以内`,
      n(values.monitors),
    ]),
    ...upsLines(values, sized),
  ];
}

/** What stands in a closet, in units of height and in sockets. */
interface Rack {
  usedU: number;
  sizeU: number;
  quantity: number;
  depthMm: number;
  sockets: number;
}

/** One in each closet; recorders and decoders stand in the first. */
function racksOf({ recording, switches, runs }: SizedSurveillance, farLinks: readonly number[], decoders: number): Rack[] {
  const { switch: switchU, decoder, recorder, storageServer, free } = constants.DEVICE_U.value;
  const depths = constants.CABINET_DEPTH_MM.value;
  const largest = Math.max(...CABINET_SIZES_U.value);
  return switches.map(({ closet, units, far }, place) => {
    const isFirst = place === 0;
    const recorderU = isFirst ? recording.units * (recording.isServer ? storageServer : recorder) + decoders * decoder + switchU : 0;
    const links = isFirst ? sumOf(farLinks, (count) => count) : (farLinks[place - 1] ?? 0);
    const fibreU =
      far + links > 0 ? ceil((far + links) / constants.CONVERTERS_PER_U.value) + boxesFor(coresAt(runs, closet) + links * constants.FAR_CORES.value) : 0;
    const usedU = units * switchU + recorderU + fibreU + free;
    return {
      usedU,
      sizeU: firstAtLeast(CABINET_SIZES_U.value, usedU) ?? largest,
      quantity: ceil(usedU / largest),
      depthMm: isFirst ? depths[recording.isServer ? 'storageServer' : 'recorder'] : depths.switches,
      sockets: units + far + links + (isFirst ? recording.units + decoders + 1 : 0),
    };
  });
}

const boxesFor = (cores: number): number => ceil(cores / Math.max(...constants.FIBRE_BOX_CORES.value.cabinet));

function cabinetLines(racks: readonly Rack[]): SizedLine[] {
  const { free } = constants.DEVICE_U.value;
  const outlets = constants.CABINET_OUTLETS.value;
  const strips = racks.map(({ sockets, quantity }) => Math.max(quantity, ceil(sockets / outlets)));
  return [
    ...[...Map.groupBy(racks, ({ sizeU, depthMm }) => `${sizeU} ${depthMm}`).values()].flatMap((same) => {
      const [first] = same;
      if (first === undefined) return [];
      const quantity = sumOf(same, (one) => one.quantity);
      return [
        sizedLine('cabinet', quantity, { cabinetU: first.sizeU, depthMm: first.depthMm }, [
          `每个弱电间 1 台，录像设备、解码器和汇聚交换机放在第一个；另留 ${free} U 配线与散热；高度和深度都要够，够深的型号可能更高`,
          `${n(same.length)} 个弱电间`,
          `${briefly(
            same.map(({ usedU }) => `${n(usedU)} U`),
            '、',
          )} → ${n(quantity)} 台 ${first.sizeU} U`,
        ]),
      ];
    }),
    sizedLine(
      'pdu',
      sumOf(strips, (count) => count),
      { outputs: outlets },
      [
        `每台机柜的插座位不少于里面的设备，每条 ${outlets} 位`,
        briefly(
          racks.map(({ sockets }) => `${n(sockets)} 台设备`),
          '、',
        ),
        `${sumText(strips)} 条`,
      ],
    ),
  ];
}

/**
 * By the UPS recommendation itself, one in each closet: nothing is led from one to another that could feed it. For its switches with the
 * cameras on them, in the first for recorders, decoders and screens besides.
 */
function upsLines({ backupMin, monitors }: Values, { recording, switches }: SizedSurveillance): SizedLine[] {
  if (backupMin === 0) return [];
  const watts = constants.DEVICE_POWER_W.value;
  const recorderW = (recording.isServer ? watts.storageServer : watts.recorder) + recording.disks * watts.disk;
  const decoders = decodersOf(monitors, recording);
  return switches.flatMap(({ closet, units, drawnW, far }, place) => {
    const loads = [
      ...(place === 0 ? [{ count: recording.units, powerW: recorderW }] : []),
      ...(place === 0 && decoders > 0 ? [{ count: decoders, powerW: watts.decoder }] : []),
      { count: units, powerW: watts.switch + drawnW },
      // what stands in the closet, and the points that are fed from it
      ...(far > 0 ? [constants.CONVERTER_W, constants.FAR_POINT_W].map(({ value }) => ({ count: far, powerW: value })) : []),
      ...(place === 0 && monitors > 0 ? [{ count: monitors, powerW: watts.monitor }] : []),
    ];
    const ups = scenarioUps({ loads, runtimeMin: backupMin });
    if (!ups.valid) return [];
    if (switches.length === 1) return ups.lines;
    return ups.lines.map((line) => ({ ...line, reason: { ...line.reason, inputs: `弱电间 ${closet}：${line.reason.inputs}` } }));
  });
}
