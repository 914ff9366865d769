/** What a link of fibre is made of, wherever it goes. Source: SIZE-17. */
import { describe, expect, it } from 'vitest';
import { converterLine, coresFor, endBoxLine, farLinkLines, fibreLines, pointBoxLine, rackBoxLines } from './fibre-links.ts';

const laid = { indoors: '室内每处一根', outdoors: '室外每处一根' };
const bought = (lines: readonly { role: string; quantity: number; attributes: object }[]): Record<string, number> =>
  Object.fromEntries(lines.map(({ role, quantity, attributes }) => [[role, ...Object.values(attributes)].join(' '), quantity]));

it('two cores for each that ends there, in sizes that are sold', () =>
  expect([1, 2, 3, 4, 5, 6, 7, 12, 13, 72].map(coresFor)).toEqual([4, 4, 8, 8, 12, 12, 24, 24, 48, 144]));

describe('cable: a tenth more than the way and 12 m at both ends, rolls of a kilometre', () => {
  it.each([
    { lengthM: 300, lines: 2, rolls: 1 }, // 354 m, two a roll
    { lengthM: 300, lines: 3, rolls: 2 },
    { lengthM: 887, lines: 1, rolls: 1 }, // 999.7
    { lengthM: 888, lines: 1, rolls: 2 }, // 1000.8
  ])('$lines of $lengthM m: $rolls', ({ lengthM, lines, rolls }) =>
    expect(fibreLines([{ isOutdoors: true, cores: 4, lengthM, lines }], laid)).toMatchObject([{ quantity: rolls }]),
  );

  it('indoors and outdoors lie apart, each with its own sentence', () => {
    const lines = fibreLines(
      [
        { isOutdoors: true, cores: 4, lengthM: 200, lines: 1 },
        { isOutdoors: false, cores: 2, lengthM: 200, lines: 1 },
        { isOutdoors: true, cores: 8, lengthM: 200, lines: 1 },
      ],
      laid,
    );
    expect(bought(lines)).toEqual({ 'fibreCable single 2 indoor 1000': 1, 'fibreCable single 4 outdoor 1000': 1, 'fibreCable single 8 outdoor 1000': 1 });
    expect(lines.map(({ reason }) => reason.rule.split('，')[0])).toEqual(['室内每处一根', '室外每处一根', '室外每处一根']);
  });
});

describe('both ends', () => {
  it('a converter each, that reaches the farthest', () =>
    expect([120, 300, 301, 1000].map((farthestM) => converterLine(2, 100, { what: '2 个远车道', farthestM }).attributes['distanceKm'])).toEqual([
      0.2, 0.3, 0.4, 1,
    ]));

  it('a box each on the wall, or one at the point and racked ones in the closets', () => {
    expect(bought([endBoxLine(3, '3 条光缆')])).toEqual({ 'fibreBox 4 wall': 6 });
    expect(bought([pointBoxLine(3, '远点位')])).toEqual({ 'fibreBox 4 wall': 3 });
    // cores that end in each closet: 6, none, 14, 120 in three of 48
    expect(bought(rackBoxLines([6, 0, 14, 120], '弱电间'))).toEqual({ 'fibreBox 12 rack': 1, 'fibreBox 24 rack': 1, 'fibreBox 48 rack': 3 });
  });
});

describe('links of several kinds at once', () => {
  const far = [
    { name: '远车道', links: 3, lengthM: 400, isOutdoors: true },
    { name: '远岗亭', links: 0, lengthM: 400, isOutdoors: true },
    { name: '远引导设备', links: 2, lengthM: 150, isOutdoors: false },
  ];

  it('five links: ten converters, cords and adapters, and a cable each', () =>
    // 3 × 464 m, two a roll of a kilometre; 2 × 189 m
    expect(bought(farLinkLines(far, 100))).toEqual({
      'mediaConverter 100 single 0.4 1': 10,
      'fibreCable single 2 indoor 1000': 1,
      'fibreCable single 4 outdoor 1000': 2,
      'fibreCord single 3': 10,
      'powerAdapter 12 1': 10,
    }));

  it('what there is none of is not named', () => expect(farLinkLines(far, 100)[0]?.reason.inputs).toBe('3 个远车道，2 个远引导设备，最远 400 m'));

  it('without any nothing is bought', () =>
    expect(farLinkLines([{ name: '远车道', links: 0, lengthM: 400, isOutdoors: true }], 100).filter(({ quantity }) => quantity > 0)).toEqual([]));
});
