import {
  AMPLIFIER_MARGIN,
  AMPLIFIERS_PER_STANDBY,
  BROADCAST_CABINET_MM,
  BYPASS_CABLE_MM2,
  BROADCAST_RACK_U,
  EMERGENCY_CABLE,
  EMERGENCY_POWER_FACTOR,
  LINE_VOLTS,
  OUTDOOR_SPEAKER_CABLE,
  OUTDOOR_SPEAKER_SURGE,
  SEQUENCER_CHANNELS,
  VOLUME_BYPASS,
  ZONES_PER_SELECTOR,
} from '../../constants/broadcast.ts';
import { ROLL_M, ROLL_SPARE_PERCENT } from '../../constants/cabling.ts';
import { BROADCAST_FIRE_CODE, EMERGENCY_SOUND_CODE, FIRE_HOUSING_CODE, FLAME_RETARDANT_CODE } from '../../constants/fire.ts';
import { SURGE_VOLTS } from '../../constants/surge.ts';
import { CABINET_SIZES_U } from '../../constants/structured-cabling.ts';
import { ceil, firstAtLeast, numberText as n, sumOf, type ValuesOf } from '../../inputs/index.ts';
import { brieflyCounted } from '../core/briefly.ts';
import type { SizedLine } from '../core/plan.ts';
import { linesToBuy, sizedLine, tally } from '../core/sized-line.ts';
import type { BroadcastFields } from './fields.ts';
import { hornPoleLines } from './horn-poles.ts';
import { standbyPower, type StandbyPower } from './standby-power.ts';
import type { AmplifiedZone } from './shared-amplifiers.ts';
import type { SizedZone, Zone } from './zone.ts';

type Values = ValuesOf<BroadcastFields>;

/** A source of programmes and a timer. */
const BESIDE_AMPLIFIERS = 2;
/** The fire link, and a call station. */
const EMERGENCY_DEVICES = 2;

/** Speakers, amplifiers, control, fire link, cable. */
export function broadcastLines(values: Values, sized: readonly AmplifiedZone[]): SizedLine[] {
  const { zones, callStations, spareAmplifier } = values;
  const emergencyZones = zones.filter(({ use }) => use === 'emergency').length;
  const largestAmpW = Math.max(...sized.map(({ ampW }) => ampW));
  return linesToBuy([
    ...speakerLines(values, sized),
    ...volumeControlLines(sized),
    ...amplifierLines(values, sized),
    zoneSelectorLine(zones.length),
    sizedLine('programSource', 1, {}, ['每套系统 1 台节目源', '1 套系统', '1']),
    sizedLine(
      'callStation',
      callStations,
      {},
      ['每个呼叫位置 1 只寻呼话筒，能呼叫全部分区', `${n(callStations)} 个呼叫站，${n(zones.length)} 个分区`, n(callStations)],
      {
        zones: zones.length,
      },
    ),
    sizedLine('timer', 1, {}, ['每套系统 1 台定时器', '1 套系统', '1']),
    ...(emergencyZones > 0 ? [fireInterfaceLine(emergencyZones)] : []),
    ...standbyLines(standbysOf(values, sized), { largestAmpW, spareAmplifier }),
    ...rackLines(sized, { standbys: standbysOf(values, sized), isEmergency: emergencyZones > 0 }),
    ...cableLines(zones, sized),
    surgeLine(zones),
    ...hornPoleLines(zones, sized),
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

/** What the speakers of a zone are bought as: fireproof for an emergency indoors, weatherproof outside. */
const kindOf = ({ room, use }: Zone): 'outdoor' | 'fire' | 'indoor' => (room === 'outdoor' ? 'outdoor' : use === 'emergency' ? 'fire' : 'indoor');

function speakerLines({ zones }: Values, sized: readonly SizedZone[]): SizedLine[] {
  return (['indoor', 'fire', 'outdoor'] as const).flatMap((kind) => {
    const places = [...zones.keys()].filter((place) => kindOf(zones[place] as Zone) === kind);
    return tally(places.map((place) => [sized[place]?.tapW ?? 0, sized[place]?.speakers ?? 0])).map(([tapW, speakers]) =>
      speakerLine(
        kind,
        tapW,
        speakers,
        places.flatMap((place) => {
          const [zone, found] = [zones[place], sized[place]];
          return zone !== undefined && found?.tapW === tapW ? [{ zone, found }] : [];
        }),
      ),
    );
  });
}

/** `，其中 1 个分区还差 14.7 dB`; nothing where all are loud enough. */
function shortText(served: readonly { found: SizedZone }[]): string {
  const short = served.flatMap(({ found: { cure } }) => (cure === null ? [] : [cure.shortDb]));
  return short.length === 0 ? '' : `，其中 ${n(short.length)} 个分区不够响，最多差 ${n(Math.max(...short), 1)} dB`;
}

function speakerLine(kind: 'outdoor' | 'fire' | 'indoor', tapW: number, speakers: number, served: readonly { zone: Zone; found: SizedZone }[]): SizedLine {
  const halls = served.filter(({ zone }) => zone.room === 'hall' || zone.room === 'outdoor');
  const grids = served.map(({ found: { along, across, spacingM } }) => `${n(along)} × ${n(across)}（间距 ${n(spacingM, 2)} m）`);
  const rule = {
    indoor: '按间距排成方格，抽头取最远听点够响的最小一档',
    fire: `按间距排成方格，抽头取最远听点够响的最小一档；应急广播用防火后罩（${FIRE_HOUSING_CODE.value}）`,
    outdoor: '号角、音柱沿长边排，抽头取最远听点够响的最小一档',
  }[kind];
  const emergency = sumOf(served, ({ zone, found }) => (zone.use === 'emergency' ? found.speakers : 0));
  const line = sizedLine(
    kind === 'fire' ? 'fireSpeaker' : 'ceilingSpeaker',
    speakers,
    kind === 'outdoor' ? { tapW, location: 'outdoor' } : { tapW },
    [
      `${rule}${mustText(emergency, speakers)}`,
      `${n(served.length)} 个分区用 ${tapW} W 抽头${shortText(served)}`,
      `${brieflyCounted(grids, ' ＋ ')} ＝ ${n(speakers)}`,
    ],
    {
      ...(kind === 'outdoor' ? {} : { location: 'indoor' }),
      sensitivityDb: Math.max(...served.map(({ zone }) => zone.sensitivityDb)),
      ...(halls.length > 0 ? { coverageDeg: Math.max(...halls.map(({ zone }) => zone.coverageDeg)) } : {}),
    },
  );
  return ofEmergency(line, emergency);
}

function volumeControlLines(sized: readonly SizedZone[]): SizedLine[] {
  return tally(sized.filter(({ controls }) => controls > 0).map(({ controlW, controls }) => [controlW, controls])).map(([powerW, controls]) => {
    const served = sized.filter(({ controlW }) => controlW === powerW);
    const shares = served.map(({ loadW, controls: each }) => `${n(loadW)} ÷ ${n(each)} ＝ ${n(loadW / each, 1)} W`);
    return sizedLine('volumeControl', controls, { powerW }, [
      `要单独调音量的房间每间 1 只，功率不小于所带扬声器，一只不够则多只；带强切，应急广播时切除音量调节（${VOLUME_BYPASS.value}）`,
      `${n(served.length)} 个分区`,
      `${brieflyCounted(shares, '，')} → ${n(controls)} 只 ${powerW} W`,
    ]);
  });
}

function amplifierLines({ zones }: Values, sized: readonly AmplifiedZone[]): SizedLine[] {
  const having = sized.filter(({ ampCount }) => ampCount > 0);
  return tally(having.map(({ ampW, ampCount }) => [ampW, ampCount])).map(([powerW, count]) => {
    const served = sized.filter(({ ampW }) => ampW === powerW);
    const shared = served.some(({ ampZones }) => ampZones > 1);
    const needs = having
      .filter(({ ampW }) => ampW === powerW)
      .map(({ loadW, requiredAmpW, ampZones, sharedW }) =>
        ampZones > 1 ? `${n(ampZones)} 个小分区共 ${n(sharedW, 1)} W` : `${n(loadW)} × ${n(requiredAmpW / loadW)} ＝ ${n(requiredAmpW, 1)} W`,
      );
    const emergency = sumOf(ofEmergencyZones(zones, sized), ({ ampW, ampCount }) => (ampW === powerW ? ampCount : 0));
    const line = sizedLine('powerAmplifier', count, { powerW, lineVoltage: LINE_VOLTS.value }, [
      `${shared ? `室内小分区经分区选择器合用功放，最多 ${ZONES_PER_SELECTOR.value} 区一台，其余每区自带` : '每个分区自带功放'}，功率 ＝ 扬声器总功率 × 线损、老化、同时系数，不小于 ${AMPLIFIER_MARGIN.value} 倍，应急不小于 ${EMERGENCY_POWER_FACTOR.value} 倍${mustText(emergency, count)}`,
      `${n(served.length)} 个分区`,
      `${brieflyCounted(needs, '，')} → ${n(count)} 台 ${powerW} W`,
    ]);
    return ofEmergency(line, emergency);
  });
}

const ofEmergencyZones = (zones: readonly Zone[], sized: readonly SizedZone[]): SizedZone[] =>
  sized.filter((_zone, place) => zones[place]?.use === 'emergency');

/** `；其中 2 件必配（…）`; nothing where none is for an emergency. */
const mustText = (emergency: number, count: number): string =>
  emergency === 0 ? '' : `；${emergency === count ? '' : `其中 ${n(emergency)} 件`}必配，不能省（${EMERGENCY_SOUND_CODE.value}）`;

const ofEmergency = (line: SizedLine, emergency: number): SizedLine =>
  emergency === 0 ? line : { ...line, mandatory: EMERGENCY_SOUND_CODE.value, ...(emergency < line.quantity && { mandatoryPieces: emergency }) };

/** Amplifiers in reserve, each with the unit that changes over to it: of those of emergencies, of all where that is wanted. */
const standbysOf = ({ zones, spareAmplifier }: Values, sized: readonly SizedZone[]): number =>
  ceil(sumOf(spareAmplifier ? sized : ofEmergencyZones(zones, sized), ({ ampCount }) => ampCount) / AMPLIFIERS_PER_STANDBY.value);

/** The UPS of the emergency zones: their speakers all at once, and what brings the signal to them. */
export function emergencyStandby(values: Values, sized: readonly SizedZone[]): StandbyPower {
  const speakersW = sumOf(ofEmergencyZones(values.zones, sized), ({ loadW }) => loadW);
  return standbyPower(speakersW, ceil(values.zones.length / ZONES_PER_SELECTOR.value) + EMERGENCY_DEVICES + standbysOf(values, sized), values.backupMin);
}

const fireInterfaceLine = (emergencyZones: number): SizedLine => ({
  ...sizedLine('fireInterface', 1, {}, [`必配，不能省：有应急分区，接消防报警信号（${BROADCAST_FIRE_CODE.value}）`, `${n(emergencyZones)} 个应急分区`, '1'], {
    channels: emergencyZones,
  }),
  mandatory: BROADCAST_FIRE_CODE.value,
});

const standbyLines = (standbys: number, { largestAmpW, spareAmplifier }: { largestAmpW: number; spareAmplifier: boolean }): SizedLine[] => [
  sizedLine('standbyAmplifier', standbys, { powerW: largestAmpW }, [
    `${spareAmplifier ? '' : '应急'}功放每 ${AMPLIFIERS_PER_STANDBY.value} 台备 1 台，与最大的一台功放同功率`,
    `最大功放 ${largestAmpW} W${spareAmplifier ? '' : `（应急按负载 ${EMERGENCY_POWER_FACTOR.value} 倍）`}`,
    n(standbys),
  ]),
  sizedLine('amplifierChangeover', standbys, { channels: AMPLIFIERS_PER_STANDBY.value }, [
    `每台备用功放 1 台主备切换器，检测到主功放故障自动换上备用的，可接 ${AMPLIFIERS_PER_STANDBY.value} 台主功放`,
    `${n(standbys)} 台备用功放`,
    n(standbys),
  ]),
];

/** Where the devices stand and how they are switched on one after the other. */
function rackLines(sized: readonly SizedZone[], { standbys, isEmergency }: { standbys: number; isEmergency: boolean }): SizedLine[] {
  const amplifiers = sumOf(sized, ({ ampCount }) => ampCount) + standbys;
  const selectors = ceil(sized.length / ZONES_PER_SELECTOR.value);
  // beside each amplifier in reserve its changeover, beside all of them the fire link
  const devices = amplifiers + selectors + BESIDE_AMPLIFIERS + standbys + (isEmergency ? 1 : 0);
  const sequencers = ceil(devices / SEQUENCER_CHANNELS.value);
  const { amplifier, other, free } = BROADCAST_RACK_U.value;
  const usedU = amplifiers * amplifier + (devices - amplifiers + sequencers) * other + free;
  const largestU = Math.max(...CABINET_SIZES_U.value);
  const racks = ceil(usedU / largestU);
  const cabinetU = firstAtLeast(CABINET_SIZES_U.value, usedU) ?? largestU;
  return [
    sizedLine('powerSequencer', sequencers, { channels: SEQUENCER_CHANNELS.value }, [
      `机柜里的设备依次上电，每台时序器 ${SEQUENCER_CHANNELS.value} 路`,
      `${n(devices)} 台设备`,
      `${n(devices)} ÷ ${SEQUENCER_CHANNELS.value}，向上取整 ＝ ${n(sequencers)}`,
    ]),
    sizedLine('cabinet', racks, { cabinetU, depthMm: BROADCAST_CABINET_MM.value }, [
      `功放 ${amplifier} U，其余每台 ${other} U，另留 ${free} U 散热`,
      `${n(amplifiers)} 台功放，${n(devices - amplifiers + sequencers)} 台其他设备`,
      `${n(usedU)} U → ${n(racks)} 台 ${cabinetU} U`,
    ]),
  ];
}

/** Rolls by area, flame-retardant for emergencies, for outdoors where a zone lies there; a zone whose line is too long has none. */
function cableLines(zones: readonly Zone[], sized: readonly SizedZone[]): SizedLine[] {
  return [false, true].flatMap((isEmergency) => [false, true].flatMap((isOutdoors) => cableLinesOf({ isEmergency, isOutdoors }, zones, sized)));
}

interface CableKind {
  isEmergency: boolean;
  isOutdoors: boolean;
}

function cableLinesOf({ isEmergency, isOutdoors }: CableKind, zones: readonly Zone[], sized: readonly SizedZone[]): SizedLine[] {
  const spare = 1 + ROLL_SPARE_PERCENT.value / 100;
  const rollM = ROLL_M.value;
  const { location, emergencySpec } = OUTDOOR_SPEAKER_CABLE.value;
  const kind = isOutdoors ? { location, ...(isEmergency && { spec: emergencySpec }) } : isEmergency ? { spec: EMERGENCY_CABLE.value } : {};
  const metres = sized.flatMap(({ lineAreaMm2, wireM, controls }, place): [number, number][] => {
    const zone = zones[place];
    if (zone === undefined || lineAreaMm2 === null || (zone.use === 'emergency') !== isEmergency || (zone.room === 'outdoor') !== isOutdoors) return [];
    // the wire that takes the controls of an emergency zone out
    const bypass: [number, number][] = isEmergency && controls > 0 && zone.cableM > 0 ? [[BYPASS_CABLE_MM2.value, zone.cableM]] : [];
    return [[lineAreaMm2, wireM], ...bypass];
  });
  return tally(metres).map(([areaMm2, totalM]) => {
    const line = sizedLine(
      'speakerCable',
      ceil((totalM * spare) / rollM),
      { areaMm2, rollM, ...kind },
      [
        `到分区的线路加扬声器之间逐只串接的线，再加 ${ROLL_SPARE_PERCENT.value} %，每卷 ${rollM} m；截面积按允许线损选${isOutdoors ? '；室外用防水防晒的线，穿管埋地或沿沟敷设（GB 50526-2010 4.2.2），穿管另计' : ''}${isEmergency ? `；必配阻燃线（${FLAME_RETARDANT_CODE.value}）` : ''}`,
        `${areaMm2} mm² 线路共 ${n(totalM, 1)} m`,
        `${n(totalM, 1)} × ${n(spare)} ÷ ${rollM}，向上取整 ＝ ${n(ceil((totalM * spare) / rollM))}`,
      ],
      isOutdoors ? undefined : { location: 'indoor' },
    );
    return isEmergency ? { ...line, mandatory: FLAME_RETARDANT_CODE.value } : line;
  });
}

/** Where the line of an outdoor zone comes into the building, so that lightning on it ends before the amplifiers. */
function surgeLine(zones: readonly Zone[]): SizedLine {
  const outdoors = zones.filter(({ room }) => room === 'outdoor').length;
  return sizedLine('surgeProtector', outdoors, { voltage: SURGE_VOLTS.value.audio }, [
    `室外分区的线路进机房处各 1 个 ${LINE_VOLTS.value} V 定压广播防雷器，接机房接地（${OUTDOOR_SPEAKER_SURGE.value}）`,
    `${n(outdoors)} 个室外分区`,
    n(outdoors),
  ]);
}
