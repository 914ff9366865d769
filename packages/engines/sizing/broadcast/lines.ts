import { AMPLIFIER_MARGIN, EMERGENCY_POWER_FACTOR, LINE_VOLTS, ZONES_PER_SELECTOR } from '../../constants/broadcast.ts';
import { ROLL_M, ROLL_SPARE_PERCENT } from '../../constants/cabling.ts';
import { ceil, numberText as n, type ValuesOf } from '../../inputs/index.ts';
import { brieflyCounted } from '../core/briefly.ts';
import type { SizedLine } from '../core/plan.ts';
import { linesToBuy, sizedLine, tally } from '../core/sized-line.ts';
import type { BroadcastFields } from './fields.ts';
import type { SizedZone } from './zone.ts';

type Values = ValuesOf<BroadcastFields>;

/** Speakers, amplifiers, control, fire link, cable. */
export function broadcastLines(values: Values, sized: readonly SizedZone[]): SizedLine[] {
  const { zones, callStations } = values;
  const emergencyZones = zones.filter(({ use }) => use === 'emergency').length;
  const largestAmpW = Math.max(...sized.map(({ ampW }) => ampW));
  return linesToBuy([
    ...speakerLines(values, sized),
    ...amplifierLines(sized),
    zoneSelectorLine(zones.length),
    sizedLine('programSource', 1, {}, ['每套系统 1 台节目源', '1 套系统', '1']),
    sizedLine('callStation', callStations, {}, ['每个呼叫位置 1 只寻呼话筒', `${n(callStations)} 个呼叫站`, n(callStations)]),
    sizedLine('timer', 1, {}, ['每套系统 1 台定时器', '1 套系统', '1']),
    ...(emergencyZones > 0 ? emergencyLines(emergencyZones, largestAmpW) : []),
    ...cableLines(sized),
  ]);
}

function zoneSelectorLine(zones: number): SizedLine {
  const selectors = ceil(zones / ZONES_PER_SELECTOR.value);
  const line = sizedLine('zoneSelector', selectors, { zones: ZONES_PER_SELECTOR.value }, [
    `每 ${ZONES_PER_SELECTOR.value} 个分区 1 台分区选择器`,
    `${n(zones)} 个分区`,
    `${n(zones)} ÷ ${ZONES_PER_SELECTOR.value}，向上取整 ＝ ${n(selectors)}`,
  ]);
  return { ...line, need: { zones: zones / selectors } };
}

function speakerLines({ zones }: Values, sized: readonly SizedZone[]): SizedLine[] {
  return tally(sized.map(({ tapW, speakers }) => [tapW, speakers])).map(([tapW, speakers]) => {
    const served = zones.filter((_zone, place) => sized[place]?.tapW === tapW);
    const halls = served.filter(({ room }) => room === 'hall');
    const grids = sized.filter((zone) => zone.tapW === tapW).map(({ along, across, spacingM }) => `${n(along)} × ${n(across)}（间距 ${n(spacingM, 2)} m）`);
    return sizedLine(
      'ceilingSpeaker',
      speakers,
      { tapW },
      ['按间距排成方格，抽头取最远听点够响的最小一档', `${n(served.length)} 个分区用 ${tapW} W 抽头`, `${brieflyCounted(grids, ' ＋ ')} ＝ ${n(speakers)}`],
      {
        location: 'indoor',
        sensitivityDb: Math.max(...served.map(({ sensitivityDb }) => sensitivityDb)),
        ...(halls.length > 0 ? { coverageDeg: Math.max(...halls.map(({ coverageDeg }) => coverageDeg)) } : {}),
      },
    );
  });
}

function amplifierLines(sized: readonly SizedZone[]): SizedLine[] {
  return tally(sized.map(({ ampW, ampCount }) => [ampW, ampCount])).map(([powerW, count]) => {
    const served = sized.filter(({ ampW }) => ampW === powerW);
    const needs = served.map(({ loadW, requiredAmpW }) => `${n(loadW)} × ${n(requiredAmpW / loadW)} ＝ ${n(requiredAmpW, 1)} W`);
    return sizedLine('powerAmplifier', count, { powerW, lineVoltage: LINE_VOLTS.value }, [
      `每个分区自带功放，功率 ＝ 扬声器总功率 × 线损、老化、同时系数，不小于 ${AMPLIFIER_MARGIN.value} 倍，应急不小于 ${EMERGENCY_POWER_FACTOR.value} 倍`,
      `${n(served.length)} 个分区`,
      `${brieflyCounted(needs, '，')} → ${n(count)} 台 ${powerW} W`,
    ]);
  });
}

const emergencyLines = (emergencyZones: number, largestAmpW: number): SizedLine[] => [
  sizedLine('fireInterface', 1, {}, ['必配，不能省：有应急分区，接消防报警信号（GB 50116-2013 4.8）', `${n(emergencyZones)} 个应急分区`, '1'], {
    channels: emergencyZones,
  }),
  sizedLine('standbyAmplifier', 1, { powerW: largestAmpW }, [
    '应急广播备用功放 1 台，与最大的一台功放同功率',
    `最大功放 ${largestAmpW} W（应急按负载 ${EMERGENCY_POWER_FACTOR.value} 倍）`,
    '1',
  ]),
];

/** Rolls by area; a zone whose line is too long has none. */
function cableLines(sized: readonly SizedZone[]): SizedLine[] {
  const spare = 1 + ROLL_SPARE_PERCENT.value / 100;
  const rollM = ROLL_M.value;
  const metres = sized.flatMap(({ lineAreaMm2, wireM }): [number, number][] => (lineAreaMm2 === null ? [] : [[lineAreaMm2, wireM]]));
  return tally(metres).map(([areaMm2, totalM]) =>
    sizedLine('speakerCable', ceil((totalM * spare) / rollM), { areaMm2, rollM }, [
      `到分区的线路加扬声器之间逐只串接的线，再加 ${ROLL_SPARE_PERCENT.value} %，每卷 ${rollM} m；截面积按允许线损选`,
      `${areaMm2} mm² 线路共 ${n(totalM, 1)} m`,
      `${n(totalM, 1)} × ${n(spare)} ÷ ${rollM}，向上取整 ＝ ${n(ceil((totalM * spare) / rollM))}`,
    ]),
  );
}
