import { DETECTORS_PER_ZONE_CONTROLLER, SPACES_PER_DETECTOR, SPACES_PER_KIOSK } from '../../constants/parking.ts';
import { ceil, numberText as n, type ValuesOf } from '../../inputs/index.ts';
import type { SizedLine } from '../core/plan.ts';
import { sizedLine } from '../core/sized-line.ts';
import type { ParkingFields } from './fields.ts';
import type { ParkingMetrics } from './lanes.ts';

/** Detectors at the bays, their controllers, and the screens that lead there; nothing without guidance. */
export function guidanceLines({ guidance, spaces = 0, zones }: ValuesOf<ParkingFields>, { entryLanes, mixedLanes }: ParkingMetrics): SizedLine[] {
  if (guidance === 'none') return [];
  const entrances = entryLanes + mixedLanes;
  const isVideo = guidance !== 'ultrasonic';
  const spacesPerUnit = isVideo ? SPACES_PER_DETECTOR.value[guidance] : 1;
  const detectors = ceil(spaces / spacesPerUnit);
  const controllers = ceil(detectors / DETECTORS_PER_ZONE_CONTROLLER.value);
  const kiosks = isVideo ? ceil(spaces / SPACES_PER_KIOSK.value) : 0;
  const bays = `${n(spaces)} 个车位`;
  return [
    isVideo
      ? sizedLine('bayVideoDetector', detectors, { spacesPerUnit }, [
          `每台看 ${spacesPerUnit} 个车位`,
          bays,
          `${n(spaces)} ÷ ${spacesPerUnit}，向上取整 ＝ ${n(detectors)}`,
        ])
      : sizedLine('bayUltrasonicDetector', detectors, {}, ['每个车位 1 个超声波探测器', bays, n(detectors)]),
    sizedLine('bayIndicator', isVideo ? 0 : spaces, {}, ['每个车位 1 个指示灯', bays, n(spaces)]),
    sizedLine(
      'zoneController',
      controllers,
      {},
      [
        `每台区域引导控制器管 ${DETECTORS_PER_ZONE_CONTROLLER.value} 个探测器`,
        `${n(detectors)} 个探测器`,
        `${n(detectors)} ÷ ${DETECTORS_PER_ZONE_CONTROLLER.value}，向上取整 ＝ ${n(controllers)}`,
      ],
      { channels: DETECTORS_PER_ZONE_CONTROLLER.value },
    ),
    sizedLine('zoneGuideScreen', zones, {}, ['每个引导分区 1 块区位引导屏', `${n(zones)} 个分区`, n(zones)]),
    sizedLine('entranceGuideScreen', entrances, {}, [
      '每条入口和混合车道 1 块入口引导屏',
      `进 ${entryLanes}、混 ${mixedLanes}`,
      `${entryLanes} ＋ ${mixedLanes} ＝ ${entrances}`,
    ]),
    sizedLine('carFinderKiosk', kiosks, {}, [
      `视频引导每 ${SPACES_PER_KIOSK.value} 个车位 1 台寻车机`,
      bays,
      `${n(spaces)} ÷ ${SPACES_PER_KIOSK.value}，向上取整 ＝ ${n(kiosks)}`,
    ]),
  ];
}
