/** Speakers, amplifiers and cable zone by zone, at the edges of the rules. Source: SIZE-4. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scenarioBroadcast } from './calculate.ts';

/** A corridor 3 m high: a speaker each 9 m, 4.5 m to the next and 1.7 m above the ear; 90 dB at 1 W. */
const corridor = (lengthM: number, more: object = {}) => ({ lengthM, widthM: 2, ceilingM: 3, room: 'corridor', ...more });
const valid = (zones: readonly object[], more: object = {}) => {
  const result = scenarioBroadcast({ zones, ...more });
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  return result;
};
/** `2 powerAmplifier {"powerW":60,"lineVoltage":100}`; only of the role where one is named. */
const bought = (zones: readonly object[], more: object = {}, only?: string): string[] =>
  valid(zones, more)
    .lines.filter(({ role }) => only === undefined || role === only)
    .map(({ role, quantity, attributes }) => `${quantity} ${role}${Object.keys(attributes).length > 0 ? ` ${JSON.stringify(attributes)}` : ''}`);

describe('the whole list, in the handbook’s order', () => {
  it('background music in one corridor', () =>
    // 80 dB at √(1.7² + 4.5²) = 4.81 m take 10^((80 − 90 + 13.64) ÷ 10) = 2.3 W a speaker, so 3 W; 2 × 3 × 0.9072 = 5.4 W
    expect(bought([corridor(18)])).toEqual([
      '2 ceilingSpeaker {"tapW":3}',
      '1 powerAmplifier {"powerW":60,"lineVoltage":100}',
      '1 zoneSelector {"zones":10}',
      '1 programSource',
      '1 callStation',
      '1 timer',
      '1 powerSequencer {"channels":8}',
      '1 cabinet {"cabinetU":12,"depthMm":600}',
      '2 speakerCable {"areaMm2":1,"rollM":100}',
    ]));

  it('with an emergency zone the fire link and an amplifier in reserve as large as the largest', () =>
    // 86 dB at 4.81 m: 9.2 W, so 10 W; 5 × 10 × 1.512 = 75.6 W
    expect(bought([corridor(18), corridor(45, { use: 'emergency' })], { callStations: 3 })).toEqual([
      '2 ceilingSpeaker {"tapW":3}',
      '5 fireSpeaker {"tapW":10}',
      '1 powerAmplifier {"powerW":60,"lineVoltage":100}',
      '1 powerAmplifier {"powerW":120,"lineVoltage":100}',
      '1 zoneSelector {"zones":10}',
      '1 programSource',
      '3 callStation',
      '1 timer',
      '1 fireInterface',
      '1 standbyAmplifier {"powerW":120}',
      '1 amplifierChangeover {"channels":4}',
      '1 powerSequencer {"channels":8}',
      '1 cabinet {"cabinetU":18,"depthMm":600}',
      '2 speakerCable {"areaMm2":1,"rollM":100}',
      '2 speakerCable {"areaMm2":1,"rollM":100,"spec":"ZR-RVS"}',
      // 50 W ÷ 0.6 + 4 × 50 W = 283 W for three hours: 443 VA; 283 × 1.25 × 3 ÷ (36 × 0.9 × 0.75) × 1.25 = 54.7 Ah
      '1 upsHost {"capacityKVA":1,"powerFactor":0.8}',
      '3 batteryBlock {"voltage":12,"capacityAh":65}',
      '1 batteryCabinet',
      '1 batteryCableSet {"areaMm2":6}',
      '1 batteryBreaker {"currentA":32,"voltage":250}',
      '1 upsInputBreaker {"currentA":16}',
      '1 upsMonitorCard',
    ]));

  const emergency = (metres: number, more: object = {}) => corridor(metres, { use: 'emergency', ...more });
  const mandatory = (zones: readonly object[], more: object = {}) =>
    valid(zones, more).lines.flatMap(({ role, quantity, mandatory: clause, mandatoryPieces }) =>
      clause === undefined ? [] : [`${role} ${mandatoryPieces ?? quantity}：${clause}`],
    );

  it('speakers, amplifiers, cable, link and standby power of an emergency are mandatory by their clauses; the same amplifier for music is not', () => {
    // 2 and 5 speakers of 3 and 10 W: 60 W for the music, 60 W for 18 m of emergency
    expect(mandatory([corridor(18)])).toEqual([]);
    expect(mandatory([corridor(18), emergency(18)])).toEqual([
      'fireSpeaker 2：GB 50116-2013 6.6.1、4.8.8',
      'powerAmplifier 1：GB 50116-2013 6.6.1、4.8.8',
      'fireInterface 1：GB 50116-2013 4.8',
      'speakerCable 2：GB 50116-2013 11.2.2',
      'upsHost 1：GB 50116-2013 10.1.5',
      'batteryBlock 3：GB 50116-2013 10.1.5',
    ]);
    expect(valid([corridor(18), emergency(18)]).lines.find(({ role }) => role === 'powerAmplifier')).toMatchObject({ quantity: 2, mandatoryPieces: 1 });
  });

  it('outdoors the horns of the emergency alone', () => {
    const yard = { lengthM: 30, widthM: 20, ceilingM: 4, room: 'outdoor' };
    const [alone, both] = [
      mandatory([{ ...yard, use: 'emergency' }])[0],
      mandatory([
        { ...yard, noiseDb: 71 },
        { ...yard, use: 'emergency' },
      ])[0],
    ];
    expect(both).toBe(alone);
    expect(alone).toMatch(/^ceilingSpeaker \d+：GB 50116-2013 6.6.1、4.8.8$/);
  });

  it.each([
    { zones: 1, standbys: 1 },
    { zones: 4, standbys: 1 },
    { zones: 5, standbys: 2 },
    { zones: 9, standbys: 3 },
  ])('$zones emergency amplifiers: $standbys in reserve, each with what changes over to it', ({ zones, standbys }) => {
    const lines = valid(Array.from({ length: zones }, () => emergency(45))).lines;
    const of = (role: string) => lines.find((line) => line.role === role)?.quantity;
    expect([of('standbyAmplifier'), of('amplifierChangeover')]).toEqual([standbys, standbys]);
  });

  it('without a standby time there is no UPS, and that is said; the music needs none', () => {
    expect(valid([emergency(18)], { backupMin: 0 })).toMatchObject({ standbyW: 0, warnings: ['NO_EMERGENCY_POWER'] });
    expect(bought([emergency(18)], { backupMin: 0 }).join()).not.toContain('ups');
    expect(valid([corridor(18)])).toMatchObject({ standbyW: 0, warnings: [] });
    expect(bought([corridor(18)]).join()).not.toContain('ups');
  });

  it('twenty minutes need smaller blocks than three hours, the same host', () => {
    const of = (backupMin: number) => bought([emergency(450)], { backupMin }).filter((line) => /upsHost|batteryBlock/.test(line));
    // 500 ÷ 0.6 + 200 = 1033 W: 1615 VA; 1292 W × 3 h ÷ (72 × 0.9 × 0.75) × 1.25 = 99.7 Ah, 20 min: × 1/3 ÷ 0.4444 … 18.7 Ah
    expect(of(180)).toEqual(['1 upsHost {"capacityKVA":2,"powerFactor":0.8}', '6 batteryBlock {"voltage":12,"capacityAh":100}']);
    expect(of(20)).toEqual(['1 upsHost {"capacityKVA":2,"powerFactor":0.8}', '6 batteryBlock {"voltage":12,"capacityAh":24}']);
  });

  it('the fire link must have a channel for each emergency zone', () => {
    const zones = [corridor(9, { use: 'emergency' }), corridor(9), corridor(9, { use: 'emergency' })];
    expect(valid(zones).lines.find(({ role }) => role === 'fireInterface')).toMatchObject({ quantity: 1, fits: { channels: 2 } });
  });
});

describe('how many speakers', () => {
  it.each([
    { lengthM: 1, speakers: 1 },
    { lengthM: 9, speakers: 1 },
    { lengthM: 9.01, speakers: 2 },
    { lengthM: 90, speakers: 10 },
    { lengthM: 1000, speakers: 112 },
  ])('a corridor of $lengthM m has $speakers in a row', ({ lengthM, speakers }) => expect(valid([corridor(lengthM)]).totalSpeakers).toBe(speakers));

  it.each([
    // a hall 3.3 m high: 2 × 2 m × tan(half the angle)
    { coverageDeg: 60, spacingM: 2.31, speakers: 25 }, // 10 ÷ 2.309 = 4.33
    { coverageDeg: 90, spacingM: 4, speakers: 9 },
    { coverageDeg: 120, spacingM: 6.93, speakers: 4 },
    { coverageDeg: 150, spacingM: 14.93, speakers: 1 },
  ])('a hall of 10 × 10 m under $coverageDeg°: each $spacingM m, $speakers in all', ({ coverageDeg, spacingM, speakers }) =>
    expect(valid([{ lengthM: 10, widthM: 10, ceilingM: 3.3, coverageDeg }]).zones).toMatchObject([{ spacingM, speakers }]),
  );

  it.each([
    { use: 'background', ceilingM: 12, spacingM: 24 },
    { use: 'emergency', ceilingM: 12, spacingM: 24 },
  ])('a lobby of $ceilingM m, $use: each $spacingM m, within the 25 m of an emergency', ({ use, ceilingM, spacingM }) =>
    expect(valid([{ lengthM: 40, widthM: 40, ceilingM, room: 'lobby', use }]).zones).toMatchObject([{ spacingM, speakers: 4 }]),
  );

  it('in an emergency hall under a wide angle no speaker is farther than 25 m from the next', () => {
    // 2 × 10.7 × tan 75° = 79.9 m
    const hall = { lengthM: 50, widthM: 25, ceilingM: 12, coverageDeg: 150 };
    expect(valid([hall]).zones).toMatchObject([{ spacingM: 79.87, speakers: 1 }]);
    expect(valid([{ ...hall, use: 'emergency' }]).zones).toMatchObject([{ spacingM: 25, speakers: 2 }]);
  });
});

describe('the tap is the first loud enough', () => {
  // right above the ear the distance counts as 1 m: level = sensitivity + 10·lg tap
  const above = (noiseDb: number) => valid([{ lengthM: 1.1, widthM: 1.1, ceilingM: 2.2, coverageDeg: 60, noiseDb, sensitivityDb: 80 }]);
  it.each([
    { noiseDb: 78, tapW: 3, levelDb: 84.8, warnings: [] }, // 84 dB against 84.77
    { noiseDb: 80, tapW: 5, levelDb: 87, warnings: [] }, // 86 against 86.99
    { noiseDb: 81, tapW: 6, levelDb: 87.8, warnings: [] }, // 87 against 87.78
    { noiseDb: 84, tapW: 10, levelDb: 90, warnings: [] }, // 90 exactly
    { noiseDb: 85, tapW: 15, levelDb: 91.8, warnings: [] },
    { noiseDb: 87, tapW: 20, levelDb: 93, warnings: [] }, // 93 against 93.01
    { noiseDb: 88, tapW: 30, levelDb: 94.8, warnings: [] },
    { noiseDb: 89, tapW: 30, levelDb: 94.8, warnings: ['SPL_SHORT'] }, // 95: above the last of the list
  ])('$noiseDb dB of noise: $tapW W give $levelDb dB', ({ noiseDb, tapW, levelDb, warnings }) => {
    expect(above(noiseDb)).toMatchObject({ zones: [{ tapW, levelDb, requiredDb: noiseDb + 6 }], warnings });
  });

  it('the model must be as sensitive, and in halls as wide, as reckoned with', () => {
    const speaker = (zone: object) => valid([zone]).lines[0];
    expect(speaker(corridor(9, { sensitivityDb: 93 }))).toMatchObject({ fits: { location: 'indoor', sensitivityDb: 93 } });
    expect(speaker(corridor(9))?.fits).not.toHaveProperty('coverageDeg');
    expect(speaker({ lengthM: 5, widthM: 5, ceilingM: 3, coverageDeg: 100 })).toMatchObject({ fits: { coverageDeg: 100 } });
  });
});

describe('amplifiers', () => {
  // a corridor of so many speakers of 10 W, 1.26 × 1.2 × 1 of the load
  const amplifiers = (speakers: number, more: object = {}) => valid([corridor(speakers * 9, { use: 'emergency' })], more).zones[0];
  it.each([
    { speakers: 3, requiredAmpW: 45.4, ampW: 60, ampCount: 1 },
    { speakers: 4, requiredAmpW: 60.5, ampW: 120, ampCount: 1 },
    { speakers: 7, requiredAmpW: 105.8, ampW: 120, ampCount: 1 },
    { speakers: 8, requiredAmpW: 121, ampW: 180, ampCount: 1 },
    { speakers: 15, requiredAmpW: 226.8, ampW: 240, ampCount: 1 },
    { speakers: 16, requiredAmpW: 241.9, ampW: 350, ampCount: 1 },
    { speakers: 33, requiredAmpW: 499, ampW: 500, ampCount: 1 },
    { speakers: 34, requiredAmpW: 514.1, ampW: 650, ampCount: 1 },
    { speakers: 43, requiredAmpW: 650.2, ampW: 1000, ampCount: 1 },
    { speakers: 67, requiredAmpW: 1013, ampW: 1500, ampCount: 1 },
    { speakers: 99, requiredAmpW: 1496.9, ampW: 1500, ampCount: 1 },
    { speakers: 100, requiredAmpW: 1512, ampW: 1000, ampCount: 2 }, // two of 756 W
  ])('$speakers speakers of 10 W: $requiredAmpW W by $ampCount of $ampW W', ({ speakers, ...expected }) =>
    expect(amplifiers(speakers)).toMatchObject({ speakers, tapW: 10, zoneLoadW: speakers * 10, ...expected }),
  );

  it('each zone has its own where that is asked, and equal ones share a line', () =>
    expect(bought([corridor(18), corridor(27), corridor(9)], { amplifiers: 'each' }, 'powerAmplifier')).toEqual([
      '3 powerAmplifier {"powerW":60,"lineVoltage":100}',
    ]));

  it.each([
    // 0.6 and 0.8 of the load play at once, but 1.3 times all of it is the least
    { use: 'background', ageing: 1.4, requiredAmpW: 39 }, // 10 × 3 W
    { use: 'business', ageing: 1.2, requiredAmpW: 65 }, // 10 × 5 W, 60.5 by the shares
    { use: 'business', ageing: 1.4, requiredAmpW: 70.6 }, // 50 × 1.26 × 1.4 × 0.8
  ])('$use, ageing by $ageing: $requiredAmpW W', ({ use, ageing, requiredAmpW }) =>
    expect(valid([corridor(90, { use })], { ageing }).zones).toMatchObject([{ requiredAmpW }]),
  );
});

describe('cable on the 100 V line', () => {
  // 50 W: 200 Ω, of which 1 dB allows 24.4 Ω; a metre there and back of 1 mm² has 0.039 Ω
  it.each([
    { cableM: 0, lines: [] },
    // five speakers 9 m apart: 36 m more than the way there
    { cableM: 54, lines: ['1 speakerCable {"areaMm2":1,"rollM":100,"spec":"ZR-RVS"}'] }, // 99 m
    { cableM: 55, lines: ['2 speakerCable {"areaMm2":1,"rollM":100,"spec":"ZR-RVS"}'] },
    { cableM: 625, lines: ['8 speakerCable {"areaMm2":1,"rollM":100,"spec":"ZR-RVS"}'] }, // 24.38 Ω
    { cableM: 627, lines: ['8 speakerCable {"areaMm2":1.5,"rollM":100,"spec":"ZR-RVS"}'] }, // 24.45 Ω
  ])('$cableM m: $lines', ({ cableM, lines }) => expect(bought([corridor(45, { use: 'emergency', cableM })], {}, 'speakerCable')).toEqual(lines));

  it('zones on cable of one area share its rolls', () =>
    expect(bought([corridor(9, { cableM: 40 }), corridor(9, { cableM: 50 })], {}, 'speakerCable')).toEqual(['1 speakerCable {"areaMm2":1,"rollM":100}']));
});

it.each([
  { zones: 1, selectors: 1 },
  { zones: 20, selectors: 2 },
  { zones: 21, selectors: 3 },
])('$zones zones have $selectors selectors of ten', ({ zones, selectors }) =>
  expect(
    bought(
      Array.from({ length: zones }, () => corridor(9)),
      {},
      'zoneSelector',
    ),
  ).toEqual([`${selectors} zoneSelector {"zones":10}`]),
);

it('louder surroundings never need a smaller tap, a longer line never a thinner cable', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 99 }), fc.integer({ min: 0, max: 1999 }), fc.integer({ min: 1, max: 300 }), (noiseDb, cableM, lengthM) => {
      const zone = (more: object) => valid([corridor(lengthM, { noiseDb, cableM, ...more })]).zones[0];
      expect(zone({ noiseDb: noiseDb + 1 })?.tapW).toBeGreaterThanOrEqual(zone({})?.tapW ?? Infinity);
      expect(zone({ cableM: cableM + 1 })?.lineAreaMm2 ?? Infinity).toBeGreaterThanOrEqual(zone({})?.lineAreaMm2 ?? Infinity);
    }),
  );
});
