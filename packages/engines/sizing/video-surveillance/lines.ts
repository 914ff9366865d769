import { OUTDOOR_IP_RATING } from '../../constants/list-check.ts';
import { POE_RESERVE_PERCENT } from '../../constants/poe.ts';
import { CLOSET_CORD_M } from '../../constants/structured-cabling.ts';
import { SURGE_ENDS } from '../../constants/surge.ts';
import * as constants from '../../constants/video-surveillance.ts';
import { ceil, floor, numberText as n, sumOf, type ValuesOf } from '../../inputs/index.ts';
import type { RoleAttribute } from '../../roles/index.ts';
import { briefly, brieflyCounted, sumText } from '../core/briefly.ts';
import { isInReach, networkCableLines, type Runs } from '../core/network-cable.ts';
import type { SizedLine } from '../core/plan.ts';
import { linesToBuy, mergedLines, sizedLine, tally } from '../core/sized-line.ts';
import { switchLine } from '../core/switch-for.ts';
import { isFew, housingOf, isOutdoors, type SizedArea } from './area.ts';
import type { VideoSurveillanceFields } from './fields.ts';
import { equipmentLines } from './equipment-lines.ts';
import { farLines, type FarClosets } from './far-lines.ts';
import { copperAsKnown, waysOf } from './known-ways.ts';
import { poleLines } from './pole-lines.ts';
import { decodersOf, recordingLines } from './recording-lines.ts';
import { farCamerasOf, nearCamerasOf, type AreaRuns } from './runs.ts';
import { camerasOf, type ClosetSwitches, type SizedSurveillance } from './system.ts';

type Values = ValuesOf<VideoSurveillanceFields>;

/** Cameras, what records them, network, mounting, cabinets, screens, UPS. */
export const videoSurveillanceLines = (values: Values, sized: SizedSurveillance): SizedLine[] =>
  // of one thickness cables to far cameras and to the UPS are one line
  linesToBuy(
    mergedLines([
      ...cameraLines(values, sized.areas),
      ...recordingLines(values, sized),
      ...networkLines(values, sized),
      ...mountingLines(sized),
      ...equipmentLines(values, sized),
    ]),
  );

/** What all cameras of a line have in common. */
export function cameraAttributes({ resolution, analytics }: Values, { area, lensMm, slantM }: SizedArea): Record<string, RoleAttribute> {
  const isOutside = isOutdoors(area);
  return {
    resolution,
    resolutionMax: resolution,
    focalLengthMm: lensMm,
    sensor: constants.SURVEILLANCE_SENSORS.value[resolution],
    power: 'poe',
    powerW: constants.SURVEILLANCE_CAMERA_W.value,
    poeClass: constants.SURVEILLANCE_POE_CLASS.value,
    // a bullet made for outdoors does indoors, too
    ...(housingOf(area) === 'dome' && { location: 'indoor' }),
    ...(isOutside && { location: 'outdoor', ipRating: OUTDOOR_IP_RATING.value }),
    bracket: MOUNTED[housingOf(area)],
    ...(analytics !== 'none' && { analytics }),
    ...(area.light === 'dark' && { irRangeM: ceil(slantM) }),
  };
}

/** As the disks are sized: a camera of an older codec would fill them sooner, and one of another is not read. */
const RECORDED_CODEC = 'H265';

/** What their models must suit besides. */
export const cameraFits = ({ area }: SizedArea): Record<string, RoleAttribute> => ({ housing: housingOf(area), codec: RECORDED_CODEC });

/** As the brackets are sized. */
const MOUNTED = { dome: 'ceiling', bullet: 'wall' } as const;

/** A line for each lens, place and light. */
function cameraLines(values: Values, areas: readonly SizedArea[]): SizedLine[] {
  const alike = Map.groupBy(areas, (one) => JSON.stringify(cameraAttributes(values, one)));
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const texts = same.map((one) => `${n(one.area.lengthM)} × ${n(one.area.widthM)} m ${n(one.area.count)} 处，${one.densityPpm} 像素/m`);
    const counts = same.map((one) => `${one.area.count > 1 ? `${n(one.area.count)} 处 × ` : ''}${countText(one)}`);
    const counted = same.some(({ area }) => area.cameras !== undefined) ? '；填了台数的按填的配' : '';
    const reached = Math.min(...same.map(({ reachedPpm }) => reachedPpm));
    return [
      sizedLine(
        'ipCamera',
        sumOf(same, camerasOf),
        cameraAttributes(values, first),
        [
          `最远处的像素密度够看到要求的程度，宽度看全，台数最少；同样台数取短焦${counted}。各排朝同一方向，一排接一排；型号取补光和防护都够的里最便宜的，标准、高配另看质保`,
          briefly(texts, '；'),
          `${brieflyCounted(counts, '；')} → ${n(sumOf(same, camerasOf))} 台，最远处不少于 ${n(floor(reached))} 像素/m`,
        ],
        cameraFits(first),
      ),
    ];
  });
}

/** `2 排 × 3 台`; as told: `填 5 台，按要求算是 6 台`. */
const countText = ({ area, rows, columns, cameras, wanted }: SizedArea): string =>
  area.cameras === undefined
    ? `${n(rows)} 排 × ${n(columns)} 台`
    : `填 ${n(area.cameras)} 台${isFew({ cameras, wanted }) ? `，按要求算是 ${n(wanted)} 台` : ''}`;

/** Switches by size, one above them where they do not meet otherwise, cable, plugs and cords, and fibre where copper ends. */
function networkLines(values: Values, sized: SizedSurveillance): SizedLine[] {
  const { backboneM, monitors } = values;
  const { recording, switches } = sized;
  const units = sumOf(switches, (one) => one.units);
  const decoders = decodersOf(monitors, recording);
  const upstream = units + recording.units + decoders;
  // one switch has uplinks for one recorder and the way out
  const needsCore = upstream > constants.UPLINKS_OF_ONE.value;
  const core = switchLine(
    needsCore ? upstream + 1 : 0,
    `${n(units)} 台接入交换机，${n(recording.units)} 台${recording.isServer ? '存储服务器' : '录像机'}${decoders > 0 ? `，${n(decoders)} 台解码器` : ''}，1 路外网`,
  );
  return [
    ...switchLines(switches.filter(({ isPoe }) => isPoe)),
    ...plainLines(switches.filter(({ isPoe }) => !isPoe)),
    ...(needsCore ? [{ ...core, attributes: { ...core.attributes, portMbps: constants.ACCESS_UPLINK_MBPS.value } }] : []),
    ...copperLines(values, sized),
    ...farLines(sized, farClosetsOf(sized, backboneM)),
  ];
}

/** A link for each switch of the other closets. */
const linksOf = ({ switches }: SizedSurveillance): number[] => switches.slice(1).map(({ units }) => units);
const farClosetsOf = (sized: SizedSurveillance, lengthM: number): FarClosets => ({ lengthM, links: isInReach(lengthM) ? [] : linksOf(sized) });

/** Runs of copper indoors and outdoors, from the box of a far camera up to it, and cords where they end. */
function copperLines(values: Values, sized: SizedSurveillance): SizedLine[] {
  const { backboneM } = values;
  const { runs, recording, switches } = sized;
  const toPoints = (one: AreaRuns): Runs => [...one.near, [one.sized.area.heightM, farCamerasOf(one)]];
  const links = linksOf(sized);
  const far = sumOf(runs, farCamerasOf);
  const farLinks = isInReach(backboneM) ? 0 : sumOf(links, (count) => count);
  const nearPoles = sumOf(runs, (one) => (one.sized.area.mounting === 'pole' ? nearCamerasOf(one) : 0));
  const devices = (switches[0]?.units ?? 0) + recording.units;
  const cords = [devices, nearPoles * SURGE_ENDS.value, far * 2, farLinks * 2];
  const [inside, outside] = [runs.filter(({ isOutdoors: isOut }) => !isOut), runs.filter(({ isOutdoors: isOut }) => isOut)];
  const toClosets = links.map((count): [number, number] => [backboneM, count]);
  const asKnown = (some: readonly AreaRuns[]): Runs =>
    [...Map.groupBy(some, ({ sized: area }) => JSON.stringify(cameraAttributes(values, area))).values()].flatMap((same) => copperAsKnown(waysOf(same)));
  return [
    ...networkCableLines([...inside.flatMap(toPoints), ...toClosets], {
      outdoors: outside.flatMap(toPoints),
      indoorsAsKnown: asKnown(inside),
      outdoorsAsKnown: asKnown(outside),
    }),
    sizedLine(
      'patchCord',
      sumOf(cords, (count) => count),
      { lengthM: CLOSET_CORD_M.value, category: 'cat5e' },
      [
        '机柜内每台交换机上联和录像设备各 1 条；防雷器、收发器到设备各 1 条',
        `机柜内 ${n(devices)} 台${nearPoles > 0 ? `，${n(nearPoles)} 个立杆点位两端` : ''}${far + farLinks > 0 ? `，${n(far + farLinks)} 对收发器` : ''}`,
        sumText(cords),
      ],
    ),
  ];
}

/** Where only fibre comes in nothing is fed. */
const plainLines = (switches: readonly ClosetSwitches[]): SizedLine[] =>
  tally(switches.map(({ ports, units }) => [ports, units])).map(([ports, quantity]) =>
    sizedLine(
      'networkSwitch',
      quantity,
      { ports, portMbps: constants.ACCESS_PORT_MBPS.value, uplinkPorts: 1, uplinkMbps: constants.ACCESS_UPLINK_MBPS.value },
      [
        '只接光纤点位的弱电间不供电，用普通交换机',
        briefly(
          switches.filter((one) => one.ports === ports).map(({ closet, far }) => `弱电间 ${closet}：${n(far)} 路`),
          '，',
        ),
        `${n(quantity)} 台 ${ports} 口`,
      ],
    ),
  );

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
          `每个弱电间各配，口数和供电都够；型号未定，供电按每台上限 ${n(constants.SURVEILLANCE_CAMERA_W.value)} W 加线损、再留 ${POE_RESERVE_PERCENT.value} % 规划，选定型号后清单检查按额定功率合计，会小一些`,
          briefly(
            same.map(({ closet, cameras, far }) => `弱电间 ${closet}：${n(cameras)} 台${far > 0 ? `，另接光纤 ${n(far)} 路` : ''}`),
            '，',
          ),
          `每台最多供 ${n(largest?.fed)} 台：${n(largest?.fed)} × ${n(largest?.eachW, 2)} × ${n(1 + POE_RESERVE_PERCENT.value / 100)} ＝ ${n(budgetW, 1)} W → ${n(quantity)} 台 ${ports} 口`,
        ],
      );
      return { ...line, need: { poePorts: Math.max(...same.map(({ share }) => share)), poeBudgetW: budgetW } };
    });

/** A bracket for every camera, on a pole or a column a hoop besides; a box for the joint of every bullet, outdoors all of metal. Source: SIZE-13.3. */
function mountingLines(sized: SizedSurveillance): SizedLine[] {
  const count = (mounting: string): number => sumOf(sized.areas, (one) => (one.area.mounting === mounting ? camerasOf(one) : 0));
  const [ceiling, wall, pole, indoorWall, rack] = [count('ceiling'), count('wall'), count('pole'), count('indoorWall'), count('rack')];
  const indoors = indoorWall + rack;
  const each = (cameras: number) => [`${n(cameras)} 台`, n(cameras)] as const;
  const outdoorText = `墙装 ${n(wall)} 台，立杆 ${n(pole)} 台`;
  const indoorText = `室内墙装 ${n(indoorWall)} 台，货架、立柱 ${n(rack)} 台`;
  const housed = (housing: 'dome' | 'bullet') => ({ housing });
  return [
    sizedLine('junctionBox', wall + pole + indoors, { ipRating: OUTDOOR_IP_RATING.value }, [
      indoors > 0 ? '枪机每台 1 个防水接线盒，尾线接头放在里面' : '室外每台 1 个防水接线盒，接头不淋雨',
      indoors > 0 ? `${outdoorText}，${indoorText}` : outdoorText,
      sumText([wall, pole, indoors]),
    ]),
    sizedLine('bracket', ceiling, { type: 'ceiling' }, ['室内半球每台 1 个吸顶支架，型号自带的不用另买', ...each(ceiling)], housed('dome')),
    sizedLine(
      'bracket',
      indoors,
      { type: 'wall', location: 'indoor' },
      ['室内枪机每台 1 个壁装支架，型号自带的不用另买', indoorText, sumText([indoorWall, rack])],
      housed('bullet'),
    ),
    sizedLine('bracket', rack, { type: 'pole', location: 'indoor' }, ['货架、立柱点位每台另加 1 个抱箍', ...each(rack)], housed('bullet')),
    sizedLine(
      'bracket',
      wall + pole,
      { type: 'wall', location: 'outdoor' },
      ['室外枪机每台 1 个金属壁装支架，型号自带的不用另买', outdoorText, sumText([wall, pole])],
      housed('bullet'),
    ),
    sizedLine('bracket', pole, { type: 'pole', location: 'outdoor' }, ['立杆点位每台另加 1 个金属抱箍', ...each(pole)], housed('bullet')),
    ...poleLines(sized),
  ];
}
