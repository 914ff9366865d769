/** Small zones on one amplifier behind the zone selector, as schools are wired. Source: SIZE-4.4. */
import { describe, expect, it } from 'vitest';
import { scenarioBroadcast } from './calculate.ts';
import { broadcast } from './plan.ts';

/** 3 × 2 speakers of 3 W: 18 W, 23.4 W of amplifier. */
const classroom = { lengthM: 9, widthM: 6, ceilingM: 3 };
const rooms = (count: number, more: object = {}) => Array.from({ length: count }, () => ({ ...classroom, ...more }));
const sized = (zones: readonly object[], more: object = {}) => {
  const found = scenarioBroadcast({ zones, ...more });
  if (!found.valid) throw new Error(JSON.stringify(found.errors));
  return found;
};
const amplifiers = (zones: readonly object[], more: object = {}): string[] =>
  sized(zones, more)
    .lines.filter(({ role }) => role === 'powerAmplifier')
    .map(({ quantity, attributes }) => `${quantity} × ${String(attributes['powerW'])}`);
const sharedBy = (zones: readonly object[], more: object = {}) => sized(zones, more).zones.map(({ ampW, ampCount, ampZones }) => [ampW, ampCount, ampZones]);

describe('small zones', () => {
  it('twelve classrooms of 23.4 W: six each on two of 180 W, not twelve of 60', () => {
    expect(amplifiers(rooms(12))).toEqual(['2 × 180']);
    expect(amplifiers(rooms(12), { amplifiers: 'each' })).toEqual(['12 × 60']);
  });
  it('ten are one group, of which one zone counts the amplifier', () => {
    expect(amplifiers(rooms(10))).toEqual(['1 × 240']);
    expect(sharedBy(rooms(3))).toEqual([
      [120, 1, 3],
      [120, 0, 3],
      [120, 0, 3],
    ]);
  });
  it('one alone has its own', () => expect(sharedBy(rooms(1))).toEqual([[60, 1, 1]]));
  // published: 60 classrooms of 6 W, ten a zone of a year, on one of 660 W; the ground has its own
  it('six years of ten classrooms share one, the ground has its own', () => {
    const year = { lengthM: 26, widthM: 10, ceilingM: 3.4 };
    const ground = { lengthM: 100, widthM: 60, ceilingM: 4, room: 'outdoor' };
    const found = sized([...Array.from({ length: 6 }, () => year), ground]);
    const [first] = found.zones;
    expect(first?.requiredAmpW).toBeLessThanOrEqual(120);
    expect(found.zones.map(({ ampZones }) => ampZones)).toEqual([6, 6, 6, 6, 6, 6, 1]);
    expect(found.zones.reduce((sum, { ampCount }) => sum + ampCount, 0)).toBe(2);
  });
});

it('emergencies and zones of more than 120 W have their own', () => {
  expect(sharedBy(rooms(3, { use: 'emergency' })).map(([, count, zones]) => [count, zones])).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
  // 54 speakers of 3 W: 210.6 W
  const hall = { lengthM: 30, widthM: 20, ceilingM: 3 };
  expect(sharedBy([hall, ...rooms(2), hall])).toEqual([
    [240, 1, 1],
    [60, 1, 2],
    [60, 0, 2],
    [240, 1, 1],
  ]);
});

it('the line says who shares, the head of the page too, and those in reserve count amplifiers', () => {
  const found = sized([...rooms(12), { ...classroom, lengthM: 30, widthM: 20 }], { spareAmplifier: true });
  const [, ofShared] = found.lines
    .filter(({ role }) => role === 'powerAmplifier')
    .toSorted((a, b) => Number(b.attributes['powerW']) - Number(a.attributes['powerW']));
  expect(ofShared?.reason.rule).toContain('室内小分区经分区选择器合用功放，最多 10 区一台');
  expect(ofShared?.reason.arithmetic).toContain('6 个小分区共 140.4 W');
  expect(broadcast.highlights(found.values, found).find(({ label }) => label === '功放')?.value).toBe('3 台，另备 1 台自动切换，12 个小分区合用其中 2 台');
});
