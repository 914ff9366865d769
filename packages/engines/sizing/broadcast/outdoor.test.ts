/** Grounds outside: horns in rows, their taps, rack and cable, worked by hand. Sources: SIZE-4, SIZE-15. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boughtOf, linesOf, piecesOf, warningsOf } from '../bought.fixture.ts';
import { scenarioBroadcast } from './calculate.ts';

const broadcast = 'scenarioBroadcast';
const ground = (lengthM: number, widthM: number, more: object = {}) => ({ zones: [{ lengthM, widthM, ceilingM: 4, room: 'outdoor', ...more }] });
const zoneOf = (inputs: object) => {
  const answer = scenarioBroadcast(inputs);
  if (!answer.valid) throw new Error(JSON.stringify(answer.errors));
  return answer.zones[0];
};

describe('rows throw 40 m at most, 25 in an emergency; horns of 60° stand as far apart as 1.155 × the throw', () => {
  it.each([
    { inputs: ground(40, 40), sum: 'one row of 40 m, 46.2 m apart: 1', speakers: 1 },
    { inputs: ground(47, 40), sum: '47 ÷ 46.2: 2', speakers: 2 },
    { inputs: ground(41, 41), sum: 'two rows of 20.5 m, 41 ÷ 23.7: 2 each', speakers: 4 },
    { inputs: ground(100, 10), sum: 'one row of 10 m, 100 ÷ 11.5: 9', speakers: 9 },
    { inputs: ground(60, 26), sum: 'one row of 26 m, 60 ÷ 30.02: 2', speakers: 2 },
    { inputs: ground(60, 25, { use: 'emergency' }), sum: 'one row of 25 m, 28.9 apart but 25 at most: 3', speakers: 3 },
    { inputs: ground(60, 26, { use: 'emergency' }), sum: 'two rows of 13 m, 60 ÷ 15.01: 4 each', speakers: 8 },
    { inputs: ground(40, 40, { coverageDeg: 90 }), sum: '2 × 40 × tan 45° = 80 m: 1', speakers: 1 },
    { inputs: ground(81, 40, { coverageDeg: 90 }), sum: '81 ÷ 80: 2', speakers: 2 },
  ])('$inputs: $sum', ({ inputs, speakers }) => expect(zoneOf(inputs)?.speakers).toBe(speakers));

  it('length and width are no more than the longer and the shorter side', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), fc.constantFrom('background', 'emergency'), (one, other, use) => {
        expect(zoneOf(ground(one, other, { use }))).toEqual(zoneOf(ground(other, one, { use })));
      }),
    ));
});

describe('the tap is the first that is loud enough at the worst place: 104 dB + 10 lg W − 20 lg distance', () => {
  // 40 × 40 m: √(40² + 20² + 2.7²) = 44.8 m, 33.03 dB
  it.each([
    { use: 'background', noiseDb: 55, sum: '80 asked: 9.03 dB, 8 W, the least horn', tapW: 15 },
    { use: 'background', noiseDb: 75, sum: '75 + 6 = 81: 10.03 dB, 10.1 W', tapW: 15 },
    { use: 'business', noiseDb: 55, sum: '83: 12.03 dB, 16 W', tapW: 20 },
    { use: 'business', noiseDb: 72, sum: '72 + 12 = 84: 13.03 dB, 20.1 W', tapW: 30 },
    { use: 'business', noiseDb: 74, sum: '86: 15.03 dB, 31.8 W', tapW: 30, warned: ['SPL_SHORT'] },
  ])('$use over $noiseDb dB: $sum → $tapW W', ({ use, noiseDb, tapW, warned = [] }) => {
    expect(zoneOf(ground(40, 40, { use, noiseDb }))?.tapW).toBe(tapW);
    expect(warningsOf(broadcast, ground(40, 40, { use, noiseDb }))).toEqual(warned);
  });
});

it('the amplifier is for the watts that are bought: 100 × 60 m in two rows of 30 m, 3 horns each of 15 W', () => {
  // 100 ÷ (2 × 30 × tan 30° = 34.64) → 3; 6 × 15 = 90 W, × 1.3 = 117 → 120
  expect(zoneOf(ground(100, 60, { ceilingM: 5 }))).toMatchObject({ speakers: 6, tapW: 15, zoneLoadW: 90, requiredAmpW: 117, ampW: 120 });
});

describe('what kind of speaker', () => {
  it.each([
    [ground(40, 40), 'ceilingSpeaker 15/outdoor'],
    // fireproof boxes are for ceilings; √(25² + 10² + 2.7²) = 27.1 m, 86 asked: 10.65 dB, 11.6 W
    [ground(40, 25, { use: 'emergency' }), 'ceilingSpeaker 15/outdoor'],
    [{ zones: [{ lengthM: 3, widthM: 3, ceilingM: 3, use: 'emergency' }] }, 'fireSpeaker 3'],
    [{ zones: [{ lengthM: 3, widthM: 3, ceilingM: 3 }] }, 'ceilingSpeaker 3'],
  ])('%j: %s', (inputs, line) => expect(Object.keys(boughtOf(broadcast, inputs))[0]).toBe(line));

  it('outside and inside of one tap are two lines, and only inside asks for a place inside', () => {
    const office = { lengthM: 3, widthM: 3, ceilingM: 3, noiseDb: 80, sensitivityDb: 91 };
    const speakers = linesOf(broadcast, { zones: [...ground(40, 40).zones, office] }).filter(({ role }) => role === 'ceilingSpeaker');
    expect(speakers.map(({ attributes, fits }) => [attributes['location'], fits?.['location'], fits?.['sensitivityDb']])).toEqual([
      [undefined, 'indoor', 91],
      ['outdoor', undefined, 104],
    ]);
  });
});

describe('the rack: 2 U an amplifier, 1 U each other device, 4 U free; eight devices a sequencer', () => {
  const zones = (count: number, use = 'background') => ({
    amplifiers: 'each',
    zones: Array.from({ length: count }, () => ({ lengthM: 3, widthM: 3, ceilingM: 3, use })),
  });
  it.each([
    { count: 1, use: 'background', sum: '1 amplifier + 1 selector + 2, 1 sequencer: 2 + 4 + 4 = 10 U', sequencers: 1, cabinet: 'cabinet 12/600', racks: 1 },
    { count: 5, use: 'background', sum: '5 + 1 + 2 = 8 devices: 10 + 4 + 4 = 18 U', sequencers: 1, cabinet: 'cabinet 18/600', racks: 1 },
    { count: 6, use: 'background', sum: '9 devices, 2 sequencers: 12 + 5 + 4 = 21 U', sequencers: 2, cabinet: 'cabinet 22/600', racks: 1 },
    {
      count: 1,
      use: 'emergency',
      sum: '1 and 1 by, 1 selector + 2 + fire link, 1 sequencer: 4 + 5 + 4 = 13 U',
      sequencers: 1,
      cabinet: 'cabinet 18/600',
      racks: 1,
    },
    { count: 15, use: 'background', sum: '15 + 2 + 2 = 19 devices, 3: 30 + 7 + 4 = 41 U', sequencers: 3, cabinet: 'cabinet 42/600', racks: 1 },
    { count: 16, use: 'background', sum: '20 devices, 3: 32 + 7 + 4 = 43 U', sequencers: 3, cabinet: 'cabinet 42/600', racks: 2 },
  ])('$count zones, $use: $sum', ({ count, use, sequencers, cabinet, racks }) =>
    expect(boughtOf(broadcast, zones(count, use))).toMatchObject({ 'powerSequencer 8': sequencers, [cabinet]: racks }),
  );
});

describe('cable to the ground and on from horn to horn', () => {
  it.each([
    { inputs: ground(40, 40, { cableM: 90 }), sum: '90 × 1.1 = 99 m', line: 'speakerCable 1/100/outdoor', rolls: 1 },
    { inputs: ground(40, 40, { cableM: 91 }), sum: '91 × 1.1 = 100.1 m', line: 'speakerCable 1/100/outdoor', rolls: 2 },
    { inputs: ground(41, 41, { cableM: 50 }), sum: '(50 + 3 × 20.5) × 1.1 = 122.7 m', line: 'speakerCable 1/100/outdoor', rolls: 2 },
    {
      inputs: ground(60, 25, { cableM: 30, use: 'emergency' }),
      sum: '(30 + 2 × 25) × 1.1 = 88 m, flame-retardant',
      line: 'speakerCable 1/100/outdoor/ZR-RVV',
      rolls: 1,
    },
  ])('$inputs: $sum → $rolls', ({ inputs, line, rolls }) => expect(boughtOf(broadcast, inputs)).toMatchObject({ [line]: rolls }));

  it('indoors no cable for outdoors may do, and outdoors each zone has a protector where its line comes in (GB 50526-2010 4.2.8)', () => {
    const hall = { lengthM: 6, widthM: 6, ceilingM: 3, cableM: 20 };
    const lines = linesOf(broadcast, { zones: [hall, ...ground(40, 40, { cableM: 90 }).zones, ...ground(20, 20, { cableM: 30, use: 'emergency' }).zones] });
    expect(lines.filter(({ role }) => role === 'speakerCable').map(({ attributes, fits }) => [attributes['spec'], attributes['location'], fits])).toEqual([
      [undefined, undefined, { location: 'indoor' }],
      [undefined, 'outdoor', undefined],
      ['ZR-RVV', 'outdoor', undefined],
    ]);
    expect(lines.find(({ role }) => role === 'surgeProtector')).toMatchObject({ quantity: 2, attributes: { voltage: 100 } });
    expect(piecesOf(broadcast, { zones: [hall] }, 'surgeProtector')).toBe(0);
  });

  it('a ground beside the amplifiers needs none', () => expect(piecesOf(broadcast, ground(100, 10, { cableM: 0 }), 'speakerCable')).toBe(0));
});

it('a wider ground, more noise or a sharper use never needs fewer watts', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }), fc.integer({ min: 50, max: 90 }), (lengthM, widthM, noiseDb) => {
      const speakers = (inputs: object) => zoneOf(inputs)?.speakers ?? 0;
      const tap = (more: object) => zoneOf(ground(lengthM, widthM, { noiseDb, ...more }))?.tapW ?? 0;
      expect(speakers(ground(lengthM, widthM, { use: 'emergency' }))).toBeGreaterThanOrEqual(speakers(ground(lengthM, widthM)));
      expect(tap({ noiseDb: noiseDb + 1 })).toBeGreaterThanOrEqual(tap({}));
      expect(tap({ use: 'business' })).toBeGreaterThanOrEqual(tap({}));
    }),
  ));
