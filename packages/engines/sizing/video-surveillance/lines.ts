import { OUTDOOR_IP_RATING } from '../../constants/list-check.ts';
import { POE_RESERVE_PERCENT } from '../../constants/poe.ts';
import { SURGE_DESIGN, SURGE_ENDS, SURGE_VOLTS } from '../../constants/surge.ts';
import * as constants from '../../constants/video-surveillance.ts';
import { ceil, floor, numberText as n, sumOf, type ValuesOf } from '../../inputs/index.ts';
import type { RoleAttribute } from '../../roles/index.ts';
import { briefly, brieflyCounted, sumText } from '../core/briefly.ts';
import { networkCableLines } from '../core/network-cable.ts';
import type { SizedLine } from '../core/plan.ts';
import { linesToBuy, sizedLine, tally } from '../core/sized-line.ts';
import { switchLine } from '../core/switch-for.ts';
import type { SizedArea } from './area.ts';
import type { VideoSurveillanceFields } from './fields.ts';
import { equipmentLines } from './equipment-lines.ts';
import { recordingLines } from './recording-lines.ts';
import { camerasOf, type ClosetSwitches, type SizedSurveillance } from './system.ts';

type Values = ValuesOf<VideoSurveillanceFields>;

/** Cameras, what records them, network, mounting, cabinets, screens, UPS. */
export const videoSurveillanceLines = (values: Values, sized: SizedSurveillance): SizedLine[] =>
  linesToBuy([
    ...cameraLines(values, sized.areas),
    ...recordingLines(values, sized),
    ...networkLines(sized),
    ...mountingLines(sized.areas),
    ...equipmentLines(values, sized),
  ]);

/** What all cameras of a line have in common. */
function cameraAttributes({ resolution }: Values, { area, lensMm, slantM }: SizedArea): Record<string, RoleAttribute> {
  const isIndoors = area.mounting === 'ceiling';
  return {
    resolution,
    resolutionMax: resolution,
    focalLengthMm: lensMm,
    sensor: constants.SURVEILLANCE_SENSORS.value[resolution],
    power: 'poe',
    powerW: constants.SURVEILLANCE_CAMERA_W.value,
    poeClass: constants.SURVEILLANCE_POE_CLASS.value,
    location: isIndoors ? 'indoor' : 'outdoor',
    ...(!isIndoors && { ipRating: OUTDOOR_IP_RATING.value }),
    bracket: isIndoors ? 'ceiling' : 'wall',
    ...(area.light === 'dark' && { irRangeM: ceil(slantM) }),
  };
}

/** As the brackets are sized: domes under a ceiling, bullets outdoors. A model that says nothing of its housing may still do. */
const HOUSED = { ceiling: { housing: 'dome' }, wall: { housing: 'bullet' } } as const;

/** A line for each lens, place and light. */
function cameraLines(values: Values, areas: readonly SizedArea[]): SizedLine[] {
  const alike = Map.groupBy(areas, (one) => JSON.stringify(cameraAttributes(values, one)));
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const texts = same.map((one) => `${n(one.area.lengthM)} × ${n(one.area.widthM)} m ${n(one.area.count)} 处，${one.densityPpm} 像素/m`);
    const counts = same.map(({ area, rows, columns }) => `${area.count > 1 ? `${n(area.count)} 处 × ` : ''}${n(rows)} 排 × ${n(columns)} 台`);
    const reached = Math.min(...same.map(({ reachedPpm }) => reachedPpm));
    return [
      sizedLine(
        'ipCamera',
        sumOf(same, camerasOf),
        cameraAttributes(values, first),
        [
          '最远处的像素密度够看到要求的程度，宽度看全，台数最少；同样台数取短焦',
          briefly(texts, '；'),
          `${brieflyCounted(counts, '；')} → ${n(sumOf(same, camerasOf))} 台，最远处不少于 ${n(floor(reached))} 像素/m`,
        ],
        HOUSED[first.area.mounting === 'ceiling' ? 'ceiling' : 'wall'],
      ),
    ];
  });
}

/** Switches by size, one above them where they do not meet otherwise, cable and plugs. */
function networkLines({ areas, recording, switches }: SizedSurveillance): SizedLine[] {
  const units = sumOf(switches, (one) => one.units);
  const upstream = units + recording.units;
  // one switch has uplinks for one recorder and the way out
  const needsCore = upstream > constants.UPLINKS_OF_ONE.value;
  const core = switchLine(
    needsCore ? upstream + 1 : 0,
    `${n(units)} 台接入交换机，${n(recording.units)} 台${recording.isServer ? '存储服务器' : '录像机'}，1 路外网`,
  );
  return [
    ...switchLines(switches),
    ...(needsCore ? [{ ...core, attributes: { ...core.attributes, portMbps: constants.ACCESS_UPLINK_MBPS.value } }] : []),
    ...networkCableLines(areas.map((one) => [one.area.runM, camerasOf(one)])),
  ];
}

const switchLines = (switches: readonly ClosetSwitches[]): SizedLine[] =>
  [...Map.groupBy(switches, ({ ports }) => ports)]
    .toSorted(([a], [b]) => a - b)
    .map(([ports, same]) => {
      const quantity = sumOf(same, ({ units }) => units);
      const budgetW = Math.max(...same.map((one) => one.budgetW));
      const largest = same.find((one) => one.budgetW === budgetW);
      const line = sizedLine(
        'poeSwitch',
        quantity,
        {
          poePorts: ports,
          poeBudgetW: ceil(budgetW),
          poeStandard: 'af',
          portMbps: constants.ACCESS_PORT_MBPS.value,
          uplinkPorts: 1,
          uplinkMbps: constants.ACCESS_UPLINK_MBPS.value,
        },
        [
          `每个弱电间各配，口数和供电都够，供电留 ${POE_RESERVE_PERCENT.value} %`,
          briefly(
            same.map(({ closet, cameras }) => `弱电间 ${closet}：${n(cameras)} 台`),
            '，',
          ),
          `每台最多接 ${n(largest?.share)} 台：${n(largest?.share)} × ${n(largest?.eachW, 2)} × ${n(1 + POE_RESERVE_PERCENT.value / 100)} ＝ ${n(budgetW, 1)} W → ${n(quantity)} 台 ${ports} 口`,
        ],
      );
      return { ...line, need: { poePorts: Math.max(...same.map(({ share }) => share)), poeBudgetW: budgetW } };
    });

/** A bracket for every camera, on a pole a hoop besides, outdoors a box for the joint. */
function mountingLines(areas: readonly SizedArea[]): SizedLine[] {
  const count = (mounting: string): number => sumOf(areas, (one) => (one.area.mounting === mounting ? camerasOf(one) : 0));
  const [ceiling, wall, pole] = [count('ceiling'), count('wall'), count('pole')];
  const each = (cameras: number) => [`${n(cameras)} 台`, n(cameras)] as const;
  return [
    sizedLine('junctionBox', wall + pole, { ipRating: OUTDOOR_IP_RATING.value }, [
      '室外每台 1 个防水接线盒，接头不淋雨',
      `墙装 ${n(wall)} 台，立杆 ${n(pole)} 台`,
      sumText([wall, pole]),
    ]),
    sizedLine('bracket', ceiling, { type: 'ceiling' }, ['室内半球每台 1 个吸顶支架，型号自带的不用另买', ...each(ceiling)], HOUSED.ceiling),
    sizedLine(
      'bracket',
      wall + pole,
      { type: 'wall' },
      ['室外枪机每台 1 个壁装支架，型号自带的不用另买', `墙装 ${n(wall)} 台，立杆 ${n(pole)} 台`, sumText([wall, pole])],
      HOUSED.wall,
    ),
    sizedLine('bracket', pole, { type: 'pole' }, ['立杆点位每台另加 1 个抱箍', ...each(pole)], HOUSED.wall),
    ...poleLines(areas, pole),
  ];
}

/** Poles by height, and on each a box and what keeps lightning off the cable at both its ends. */
function poleLines(areas: readonly SizedArea[], cameras: number): SizedLine[] {
  const onPoles = areas.filter(({ area }) => area.mounting === 'pole');
  const [ends, perCamera] = [cameras * SURGE_ENDS.value, SURGE_ENDS.value];
  return [
    ...tally(onPoles.map((one) => [one.area.heightM, camerasOf(one)])).map(([heightM, poles]) =>
      sizedLine('pole', poles, { heightM }, ['立杆点位每台 1 根，不低于安装高度；两台同杆的可以减', `${n(poles)} 台，高 ${n(heightM)} m`, n(poles)]),
    ),
    sizedLine('equipmentBox', cameras, {}, ['每根立杆 1 个设备箱，接头和防雷器装在里面', `${n(cameras)} 根立杆`, n(cameras)]),
    sizedLine('surgeProtector', ends, { voltage: SURGE_VOLTS.value.poe }, [
      `立杆点位的网线两端各 1 个防雷器（${SURGE_DESIGN.value}）`,
      `${n(cameras)} 台`,
      `${n(cameras)} × ${perCamera} ＝ ${n(ends)}`,
    ]),
  ];
}
