/** What would make a quiet zone loud enough, and the controls that an emergency takes out. Source: SIZE-4, SIZE-15. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boughtOf, linesOf } from '../bought.fixture.ts';
import { scenarioBroadcast } from './calculate.ts';
import { broadcast } from './plan.ts';

const zonesOf = (...zones: object[]) => {
  const result = scenarioBroadcast({ zones });
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  return result;
};
const headOf = (...zones: object[]): string | undefined => {
  const result = zonesOf(...zones);
  return broadcast.highlights(result.values, result).find(({ label }) => label === '声压不足')?.value;
};

describe('louder, and one in reserve', () => {
  const hall = { lengthM: 30, widthM: 20, ceilingM: 3, noiseDb: 78 };
  it('asks 3 dB more of every zone, and of its tap', () => {
    // 78 + 6 = 84 and 87; 3 W at 90 dB give 87.2 dB here, of business 90 and 93
    const of = (more: object, level: string) => scenarioBroadcast({ zones: [{ ...hall, ...more }], level });
    expect(of({}, 'asked')).toMatchObject({ zones: [{ requiredDb: 84, tapW: 3 }] });
    expect(of({}, 'louder')).toMatchObject({ zones: [{ requiredDb: 87, tapW: 3 }] });
    expect(of({ use: 'business' }, 'asked')).toMatchObject({ zones: [{ requiredDb: 90, tapW: 6 }] });
    expect(of({ use: 'business' }, 'louder')).toMatchObject({ zones: [{ requiredDb: 93, tapW: 15 }] });
  });
  it('music has an amplifier in reserve where it is wanted: one and its changeover for every four', () => {
    const of = (count: number, spareAmplifier: boolean) => {
      const bought = boughtOf('scenarioBroadcast', { zones: Array.from({ length: count }, () => hall), spareAmplifier });
      return [bought['standbyAmplifier 240'], bought['amplifierChangeover 4']];
    };
    expect([of(1, false), of(1, true), of(4, true), of(5, true)]).toEqual([
      [undefined, undefined],
      [1, 1],
      [1, 1],
      [2, 2],
    ]);
  });
});

describe('a zone that is too quiet', () => {
  // business in 95 dB needs 107; drop 2.7 m, 30 W at 90 dB give 104.8 dB at 1 m
  const works = { lengthM: 40, widthM: 30, ceilingM: 4, use: 'business', noiseDb: 95 };

  it('says by how much and what cures it', () => {
    expect(zonesOf(works).warnings).toEqual(['SPL_SHORT']);
    const [zone] = zonesOf(works).zones;
    expect(zone?.cure?.shortDb).toBeCloseTo((zone?.requiredDb ?? 0) - (zone?.levelDb ?? 0), 0);
    expect(headOf(works)).toMatch(/^分区 1 差 [\d.]+ dB：灵敏度换到 [\d.]+ dB$/u);
  });
  it('has it said on its line, too', () => {
    const line = linesOf('scenarioBroadcast', { zones: [works] }).find(({ role }) => role === 'ceilingSpeaker');
    expect(line?.reason.inputs).toMatch(/其中 1 个分区不够响，最多差 [\d.]+ dB/u);
  });
  it('a hall may be laid out closer', () =>
    // 3.5 m to the ear: 30 W at 90 dB are 93.9 dB right below; 84 dB of noise ask for 96 of a business zone, 87 + 6 of music
    expect(headOf({ lengthM: 40, widthM: 30, ceilingM: 4.8, noiseDb: 87, sensitivityDb: 90, coverageDeg: 120 })).toMatch(/或辐射角按 \d+° 加密布点$/u));
  it('no passive speaker will do: other ways are named', () =>
    expect(headOf({ lengthM: 40, widthM: 30, ceilingM: 12, use: 'emergency', noiseDb: 100 })).toMatch(/无源扬声器达不到/u));
  it('one that is loud enough says nothing', () => expect(headOf({ lengthM: 30, widthM: 20, ceilingM: 3 })).toBeUndefined());

  it('is cured by what is named, put into the question again', () => {
    const zone = fc.record({
      lengthM: fc.integer({ min: 5, max: 80 }),
      widthM: fc.integer({ min: 5, max: 60 }),
      ceilingM: fc.double({ min: 2.4, max: 12, noNaN: true }),
      room: fc.constantFrom('hall', 'lobby', 'corridor', 'outdoor'),
      use: fc.constantFrom('background', 'business', 'emergency'),
      noiseDb: fc.integer({ min: 60, max: 100 }),
    });
    fc.assert(
      fc.property(zone, (asked) => {
        const cure = zonesOf(asked).zones[0]?.cure ?? null;
        expect(cure !== null).toBe(zonesOf(asked).warnings.includes('SPL_SHORT'));
        if (typeof cure?.sensitivityDb === 'number') expect(zonesOf({ ...asked, sensitivityDb: cure.sensitivityDb }).warnings).not.toContain('SPL_SHORT');
        if (typeof cure?.coverageDeg === 'number') expect(zonesOf({ ...asked, coverageDeg: cure.coverageDeg }).warnings).not.toContain('SPL_SHORT');
      }),
      { numRuns: 300 },
    );
  });
});

describe('volume controls', () => {
  const hall = { lengthM: 30, widthM: 20, ceilingM: 3 };
  it.each([
    { zones: [{ ...hall, volumeControls: 1 }], sum: '162 W: one of 120 does not carry it', bought: { 'volumeControl 120': 2 } },
    { zones: [{ lengthM: 9, widthM: 7, ceilingM: 3 }], sum: '3 × 3 speakers of 3 W: 27 W', bought: { 'volumeControl 30': 1 } },
    { zones: [{ ...hall, volumeControls: 6 }], sum: '162 ÷ 6 = 27 W', bought: { 'volumeControl 30': 6 } },
  ])('$sum', ({ zones, bought }) => expect(boughtOf('scenarioBroadcast', { zones })).toMatchObject(bought));

  it.each([{}, { use: 'emergency' }, { room: 'lobby' }, { room: 'corridor' }, { room: 'outdoor' }, { volumeControls: 0 }])(
    'none where none is asked for: %j',
    (more) =>
      // 162 W are turned down at the amplifier
      expect(Object.keys(boughtOf('scenarioBroadcast', { zones: [{ ...hall, ...more }] })).filter((line) => line.startsWith('volumeControl'))).toEqual([]),
  );

  it('in an emergency zone are taken out by a flame-retardant wire of its own, and say so', () => {
    const zone = { ...hall, use: 'emergency', cableM: 100 };
    const [without, having] = [zone, { ...zone, volumeControls: 2 }].map((one) => boughtOf('scenarioBroadcast', { zones: [one] }));
    const rolls = (bought: typeof without) => Object.entries(bought ?? {}).reduce((sum, [line, quantity]) => sum + (line.endsWith('ZR-RVS') ? quantity : 0), 0);
    expect(rolls(having) - rolls(without)).toBeGreaterThanOrEqual(1);
    const line = linesOf('scenarioBroadcast', { zones: [{ ...zone, volumeControls: 2 }] }).find(({ role }) => role === 'volumeControl');
    expect(line?.reason.rule).toContain('GB 51348-2019 16.2.7');
  });

  it('carry the speakers they control', () =>
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 80 }), fc.integer({ min: 2, max: 60 }), fc.integer({ min: 0, max: 20 }), (lengthM, widthM, volumeControls) => {
        const zones = [{ lengthM, widthM, ceilingM: 3, volumeControls }];
        const [controls] = linesOf('scenarioBroadcast', { zones }).filter(({ role }) => role === 'volumeControl');
        const loadW = zonesOf(...zones).totalSpeakerW;
        if (volumeControls === 0) expect(controls).toBeUndefined();
        else expect(Number(controls?.attributes['powerW']) * (controls?.quantity ?? 0)).toBeGreaterThanOrEqual(loadW);
      }),
    ));
});
