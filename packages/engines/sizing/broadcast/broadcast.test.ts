import { describe, expect, it } from 'vitest';
import { scenarioBroadcast } from './calculate.ts';

const valid = (zone: object, more: object = {}) => {
  const result = scenarioBroadcast({ zones: [{ lengthM: 30, widthM: 20, ceilingM: 3, ...zone }], ...more });
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  return result;
};
const zoneOf = (zone: object, more: object = {}) => {
  const [only] = valid(zone, more).zones;
  if (only === undefined) throw new Error('no zone');
  return only;
};
const quantities = (zone: object, more: object = {}) => valid(zone, more).lines.map(({ role, quantity, attributes }) => [role, quantity, attributes]);

describe('spacing', () => {
  it.each([
    ['hall', 3, 3.4],
    ['lobby', 3, 6],
    ['corridor', 3, 9],
  ])('%s of %d m: %d m apart', (room, ceilingM, spacingM) => expect(zoneOf({ room, ceilingM })).toMatchObject({ spacingM }));

  it('in an emergency no speaker is farther than 25 m from the next', () => {
    expect(zoneOf({ room: 'corridor', ceilingM: 12 })).toMatchObject({ spacingM: 36 });
    expect(zoneOf({ room: 'corridor', ceilingM: 12, use: 'emergency' })).toMatchObject({ spacingM: 25 });
  });

  it('a corridor has one row, however wide', () => expect(zoneOf({ room: 'corridor', lengthM: 18, widthM: 10 })).toMatchObject({ speakers: 2 }));

  it('right above the ear a speaker is taken to be 1 m away: 3 W at 90 dB give 94.8 dB', () =>
    expect(zoneOf({ lengthM: 1.1, widthM: 1.1, ceilingM: 2.2, coverageDeg: 60 })).toMatchObject({ speakers: 4, levelDb: 94.8 }));
});

describe('level', () => {
  it.each([
    ['background', 20, 80],
    ['background', 80, 86],
    ['business', 71, 83],
    ['business', 72, 84],
    ['emergency', 71, 86],
    ['emergency', 72, 87],
  ])('%s in %d dB of noise needs %d dB', (use, noiseDb, requiredDb) => expect(zoneOf({ use, noiseDb })).toMatchObject({ requiredDb }));

  it('where the largest tap is not enough it is taken and said', () => {
    const result = valid({ noiseDb: 100 });
    expect(result.zones).toMatchObject([{ requiredDb: 106, tapW: 30 }]);
    expect(result.warnings).toEqual(['SPL_SHORT']);
    expect(valid({ noiseDb: 100, cableM: 2000 }).warnings).toEqual(['SPL_SHORT', 'LINE_TOO_LONG']);
  });
});

describe('amplifiers and lines', () => {
  // 100 × 100 m at 3.4 m: 30 × 30 speakers of 3 W; 1.3 × 2700 W = 3510 W
  it('what no single amplifier carries is shared by equal ones', () => {
    expect(zoneOf({ lengthM: 100, widthM: 100 })).toMatchObject({ speakers: 900, zoneLoadW: 2700, requiredAmpW: 3510, ampW: 1500, ampCount: 3 });
  });
  it('2 dB of line loss and more ageing need more power, and a thinner cable', () => {
    expect(zoneOf({}, { lineLossDb: 2, ageing: 1.4 })).toMatchObject({ requiredAmpW: 215, ampW: 240 });
    expect(zoneOf({ cableM: 300 }, { lineLossDb: 1 }).lineAreaMm2).toBe(2.5);
    expect(zoneOf({ cableM: 300 }, { lineLossDb: 2 }).lineAreaMm2).toBe(1);
  });
  it('an emergency zone has at least one and a half times its load, the fire link and a spare', () => {
    // business 1.26 × 1.2 × 1 = 1.512 is above 1.5
    expect(zoneOf({ use: 'emergency' })).toMatchObject({ tapW: 3, requiredAmpW: 244.9, ampW: 350 });
    expect(quantities({ use: 'emergency' })).toEqual(
      expect.arrayContaining([
        ['fireInterface', 1, {}],
        ['standbyAmplifier', 1, { powerW: 350 }],
      ]),
    );
  });
  it('a zone whose line is too long is left out of the cable', () => {
    const result = valid({ lengthM: 100, widthM: 100 });
    expect(result.zones).toMatchObject([{ lineAreaMm2: null }]);
    expect(result.warnings).toEqual(['LINE_TOO_LONG']);
    expect(result.lines.some(({ role }) => role === 'speakerCable')).toBe(false);
  });
  it('beside the amplifier no cable is bought', () => expect(valid({ cableM: 0 }).lines.some(({ role }) => role === 'speakerCable')).toBe(false));
  it('every tenth zone brings another selector', () => {
    const zones = (count: number) => Array.from({ length: count }, () => ({ lengthM: 5, widthM: 5, ceilingM: 3 }));
    expect(quantities({}, { zones: zones(10) })).toContainEqual(['zoneSelector', 1, { zones: 10 }]);
    expect(quantities({}, { zones: zones(11) })).toContainEqual(['zoneSelector', 2, { zones: 10 }]);
  });
});

it('the emergency capacity counts all zones: the whole building is called at once', () => {
  const corridor = (lengthM: number) => ({ lengthM, widthM: 2, ceilingM: 3, room: 'corridor', use: 'emergency' });
  const result = scenarioBroadcast({ zones: [9, 18, 27, 36].map(corridor) });
  // 1, 2, 3 and 4 speakers of 10 W
  expect(result).toMatchObject({ zones: [{ zoneLoadW: 10 }, { zoneLoadW: 20 }, { zoneLoadW: 30 }, { zoneLoadW: 40 }], emergencyAmpW: 150 });
});
