/** Poles with what holds and earths them, a box on each and at each far camera, and what keeps lightning off the copper. Source: SIZE-13.2. */
import { SURGE_DESIGN, SURGE_ENDS, SURGE_VOLTS } from '../../constants/surge.ts';
import * as constants from '../../constants/video-surveillance.ts';
import { numberText as n, sumOf } from '../../inputs/index.ts';
import { sumText } from '../core/briefly.ts';
import type { SizedLine } from '../core/plan.ts';
import { sizedLine, tally } from '../core/sized-line.ts';
import { farCamerasOf, nearCamerasOf } from './runs.ts';
import { camerasOf, type SizedSurveillance } from './system.ts';

export function poleLines({ areas, runs }: SizedSurveillance): SizedLine[] {
  const heights = tally(areas.filter(({ area }) => area.mounting === 'pole').map((one) => [one.area.heightM, camerasOf(one)]));
  const poles = sumOf(heights, ([, count]) => count);
  const onPoles = runs.filter(({ sized }) => sized.area.mounting === 'pole');
  const far = sumOf(runs, farCamerasOf);
  const nearPoles = sumOf(onPoles, nearCamerasOf);
  const farOutdoors = sumOf(runs, (one) => (one.isOutdoors ? farCamerasOf(one) : 0));
  const farElsewhere = far - sumOf(onPoles, farCamerasOf);
  const ends = nearPoles * SURGE_ENDS.value;
  const each = ([heightM, count]: [number, number]): readonly [string, string] => [`${n(count)} 台，高 ${n(heightM)} m`, n(count)];
  return [
    ...heights.map((one) => sizedLine('pole', one[1], { heightM: one[0] }, ['立杆点位每台 1 根，不低于安装高度；两台同杆的可以减', ...each(one)])),
    ...heights.map((one) =>
      sizedLine('poleFoundation', one[1], { heightM: one[0] }, ['每根立杆的混凝土基础里预埋 1 个地笼，与杆高相配；浇筑由土建另计', ...each(one)]),
    ),
    sizedLine('earthElectrode', poles, {}, [
      `每根立杆 1 套接地极：杆体、设备箱和防雷器接到一处，接地电阻不大于 ${constants.POLE_EARTH.value} Ω，装好后实测，土壤差时加极`,
      `${n(poles)} 根立杆`,
      n(poles),
    ]),
    sizedLine('equipmentBox', poles + farElsewhere, { ipRating: constants.OUTDOOR_BOX_IP.value }, [
      '每根立杆、每个用光纤的点位 1 个金属设备箱，接头、防雷器、收发器和供电器装在里面',
      `${n(poles)} 根立杆${farElsewhere > 0 ? `，${n(farElsewhere)} 个其他光纤点位` : ''}`,
      sumText([poles, farElsewhere]),
    ]),
    sizedLine('surgeProtector', ends + farOutdoors, { voltage: SURGE_VOLTS.value.poe }, [
      `立杆点位的网线两端各 1 个防雷器，光纤点位只在摄像机一端（${SURGE_DESIGN.value}）`,
      `${n(nearPoles)} 个网线立杆点位${farOutdoors > 0 ? `，${n(farOutdoors)} 个室外光纤点位` : ''}`,
      [nearPoles > 0 ? `${n(nearPoles)} × ${SURGE_ENDS.value}` : '', farOutdoors > 0 ? n(farOutdoors) : ''].filter((text) => text !== '').join(' ＋ ') +
        ` ＝ ${n(ends + farOutdoors)}`,
    ]),
  ];
}
