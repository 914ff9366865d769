import { CABINET_SIZES_U } from '../../constants/structured-cabling.ts';
import * as constants from '../../constants/video-surveillance.ts';
import { ceil, firstAtLeast, numberText as n, sumOf, type ValuesOf } from '../../inputs/index.ts';
import { briefly } from '../core/briefly.ts';
import type { SizedLine } from '../core/plan.ts';
import { sizedLine } from '../core/sized-line.ts';
import { scenarioUps } from '../ups/calculate.ts';
import type { VideoSurveillanceFields } from './fields.ts';
import { camerasOf, type SizedSurveillance } from './system.ts';

type Values = ValuesOf<VideoSurveillanceFields>;

/** Cabinets, screens, and a UPS for all that must go on. */
export function equipmentLines(values: Values, sized: SizedSurveillance): SizedLine[] {
  const cameras = sumOf(sized.areas, camerasOf);
  const { few, many, fewUpTo } = constants.MONITOR_INCH.value;
  const sizeInch = cameras > fewUpTo ? many : few;
  return [
    ...cabinetLines(sized),
    sizedLine('monitor', values.monitors, { sizeInch }, [
      `${fewUpTo} 路以内 ${few} 英寸，多于 ${fewUpTo} 路 ${many} 英寸`,
      `${n(cameras)} 台摄像机`,
      n(values.monitors),
    ]),
    ...upsLines(values, sized),
  ];
}

/** One in each closet; recorders stand in the first. */
function cabinetLines({ recording, switches }: SizedSurveillance): SizedLine[] {
  const { switch: switchU, recorder, storageServer, free } = constants.DEVICE_U.value;
  const depths = constants.CABINET_DEPTH_MM.value;
  const largest = Math.max(...CABINET_SIZES_U.value);
  const cabinets = [...Map.groupBy(switches, ({ closet }) => closet).values()].map((inCloset, place) => {
    const isFirst = place === 0;
    const recorderU = isFirst ? recording.units * (recording.isServer ? storageServer : recorder) + switchU : 0;
    const usedU = sumOf(inCloset, ({ units }) => units) * switchU + recorderU + free;
    return {
      usedU,
      sizeU: firstAtLeast(CABINET_SIZES_U.value, usedU) ?? largest,
      quantity: ceil(usedU / largest),
      depthMm: isFirst ? depths[recording.isServer ? 'storageServer' : 'recorder'] : depths.switches,
    };
  });
  return [...Map.groupBy(cabinets, ({ sizeU, depthMm }) => `${sizeU} ${depthMm}`).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const quantity = sumOf(same, (one) => one.quantity);
    return [
      sizedLine('cabinet', quantity, { cabinetU: first.sizeU, depthMm: first.depthMm }, [
        `每个弱电间 1 台，录像设备和汇聚交换机放在第一个；另留 ${free} U 配线与散热`,
        `${n(same.length)} 个弱电间`,
        `${briefly(
          same.map(({ usedU }) => `${n(usedU)} U`),
          '、',
        )} → ${n(quantity)} 台 ${first.sizeU} U`,
      ]),
    ];
  });
}

/** By the UPS recommendation itself, for recorders, switches with the cameras on them, and screens. */
function upsLines({ backupMin, monitors }: Values, { recording, switches }: SizedSurveillance): SizedLine[] {
  if (backupMin === 0) return [];
  const watts = constants.DEVICE_POWER_W.value;
  const recorderW = (recording.isServer ? watts.storageServer : watts.recorder) + recording.disks * watts.disk;
  const loads = [
    { count: recording.units, powerW: recorderW },
    ...switches.map(({ units, drawnW }) => ({ count: units, powerW: watts.switch + drawnW })),
    ...(monitors > 0 ? [{ count: monitors, powerW: watts.monitor }] : []),
  ];
  const ups = scenarioUps({ loads, runtimeMin: backupMin });
  return ups.valid ? ups.lines : [];
}
