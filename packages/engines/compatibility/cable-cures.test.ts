/** What is proposed of copper is like what stands in the list, and made for where it lies. Sources: CHECK-2.18, CHECK-10.5. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GivenLine, RoleAttribute } from '../roles/index.ts';
import { aCableBox, aCamera, aPlugPack, checked, completeList, found, proposed } from './list-builder.ts';

type Attributes = Record<string, RoleAttribute>;
const cables = (lines: readonly GivenLine[], settings = {}): string[] => proposed(lines, settings).filter((text) => text.includes('networkCableBox'));
const plugs = (lines: readonly GivenLine[]): string[] => proposed(lines).filter((text) => text.includes('rj45Plug'));
const inside = (quantity: number) => aCamera({ location: 'indoor' }, quantity);
const outside = (quantity: number) => aCamera({ location: 'outdoor', ipRating: 67 }, quantity);
/** `2 {"category":"cat6"}`. */
const said = (quantity: number, attributes: Attributes): string => `${quantity} networkCableBox ${JSON.stringify({ lengthM: 305, ...attributes })}`;

describe('cable is of the category that is there', () => {
  // 61 m a run: five out of a box
  it.each<[string, GivenLine[], string[]]>([
    ['none there', [inside(10)], [said(2, { category: 'cat5e' })]],
    ['cat 5e there', [inside(10), aCableBox({ category: 'cat5e' })], [said(1, { category: 'cat5e' })]],
    ['cat 6 there', [inside(10), aCableBox({ category: 'cat6' })], [said(1, { category: 'cat6' })]],
    ['both there', [inside(15), aCableBox({ category: 'cat6' }), aCableBox({ category: 'cat5e' })], [said(1, { category: 'cat6' })]],
    ['cat 6A there', [inside(10), aCableBox({ category: 'cat6a' })], [said(1, { category: 'cat6a' })]],
    ['cat 5e for cameras of four pairs', [aCamera({ location: 'indoor', powerW: 45 }, 10), aCableBox({ category: 'cat5e' })], [said(1, { category: 'cat6' })]],
    ['shielded there', [inside(10), aCableBox({ category: 'cat6', shielding: '屏蔽' })], [said(1, { category: 'cat6', shielding: '屏蔽' })]],
    [
      'shielded and not',
      [inside(15), aCableBox({ category: 'cat6', shielding: '屏蔽' }), aCableBox({ category: 'cat6', shielding: '非屏蔽' })],
      [said(1, { category: 'cat6' })],
    ],
  ])('%s', (_name, lines, expected) => expect(cables(lines)).toEqual(expected));
});

describe('cable is made for where it lies', () => {
  const indoorBox = (quantity: number) => aCableBox({ category: 'cat6', location: 'indoor' }, quantity);
  it.each<[string, GivenLine[], string[]]>([
    ['all outdoors', [outside(10)], [said(2, { category: 'cat5e', location: 'outdoor' })]],
    ['half of them', [outside(10), inside(10)], [said(2, { category: 'cat5e', location: 'outdoor' }), said(2, { category: 'cat5e' })]],
    ['cable for indoors there', [outside(5), inside(10), indoorBox(2)], [said(1, { category: 'cat6', location: 'outdoor' })]],
    // two runs outdoors have none, and one box is short
    ['more inside than out', [outside(2), inside(8), indoorBox(1)], [said(1, { category: 'cat6', location: 'outdoor' })]],
    ['cable that does not say it may do', [outside(5), inside(5), aCableBox({ category: 'cat6' })], [said(1, { category: 'cat6' })]],
    ['cable for outdoors there', [outside(5), inside(5), aCableBox({ category: 'cat6', location: 'outdoor' })], [said(1, { category: 'cat6' })]],
  ])('%s', (_name, lines, expected) => expect(cables(lines)).toEqual(expected));

  it('and what was hinted at is not hinted at again once it is bought', () => {
    const lines = [outside(5), inside(10), indoorBox(2)];
    expect(found(lines)).toContain('CABLE_INDOOR 1');
    expect(found([...lines, ...checked(lines).additions]).filter((text) => text.startsWith('CABLE'))).toEqual([]);
  });
});

describe('a box of another length', () => {
  it.each([
    // 300 ÷ 61 = 4.9, 100 ÷ 61 = 1.6
    { lengthM: 305, held: 2, codes: [] },
    { lengthM: 300, held: 2, codes: ['CABLE_SHORT 1'] },
    { lengthM: 300, held: 3, codes: [] },
    { lengthM: 100, held: 9, codes: ['CABLE_SHORT 1'] },
    { lengthM: 100, held: 10, codes: [] },
    { lengthM: 50, held: 99, codes: ['CABLE_SHORT 2'] },
  ])('$held of $lengthM m for ten runs of 61 m', ({ lengthM, held, codes }) =>
    expect(found([inside(10), aCableBox({ lengthM }, held)]).filter((text) => text.startsWith('CABLE'))).toEqual(codes),
  );

  it('says how many runs come out of it', () => {
    const why = checked([inside(10), aCableBox({ lengthM: 100 }, 2)]).issues.find(({ code }) => code === 'CABLE_SHORT')?.why;
    expect(why).toBe('每根 1.1 × 50＋6 ＝ 61 m，每箱 305 m 可出 5 根；10 台摄像机需 2 箱，已有 2 箱（按各箱长度共出 2 根）');
  });
});

describe('plugs', () => {
  it.each<[string, GivenLine[], string[]]>([
    ['like nothing in particular', [inside(8)], ['1 rj45Plug {"pieces":100}']],
    ['like the cable', [inside(8), aCableBox({ category: 'cat6' }, 2)], ['1 rj45Plug {"pieces":100,"category":"cat6"}']],
    [
      'shielded like the cable',
      [inside(8), aCableBox({ category: 'cat6', shielding: '屏蔽' }, 2)],
      ['1 rj45Plug {"pieces":100,"category":"cat6","shielding":"屏蔽"}'],
    ],
    ['like those there', [inside(8), aPlugPack({ pieces: 10, category: 'cat6' })], ['1 rj45Plug {"pieces":100,"category":"cat6"}']],
    ['for cable that is proposed for four pairs', [aCamera({ location: 'indoor', powerW: 45 }, 8)], ['1 rj45Plug {"pieces":100,"category":"cat6"}']],
  ])('%s', (_name, lines, expected) => expect(plugs(lines)).toEqual(expected));
});

it('whatever stands in the list, what is proposed is no worse, and no cable is short of it', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 0, max: 12 }),
      fc.array(
        fc.record({
          category: fc.constantFrom('cat5e', 'cat6', 'cat6a'),
          location: fc.constantFrom('indoor', 'outdoor'),
          lengthM: fc.constantFrom(305, 300, 100),
          quantity: fc.integer({ min: 1, max: 3 }),
        }),
        { maxLength: 3 },
      ),
      (rain, dry, boxes) => {
        const cameras = [...(rain > 0 ? [outside(rain)] : []), ...(dry > 0 ? [inside(dry)] : [])];
        if (cameras.length === 0) return;
        const lines = [...cameras, ...boxes.map(({ quantity, ...attributes }) => aCableBox(attributes, quantity))];
        const { additions } = checked(lines);
        const coming = additions.filter(({ role }) => role === 'networkCableBox');
        const ranks = ['cat5e', 'cat6', 'cat6a'];
        const best = Math.max(0, ...boxes.map(({ category }) => ranks.indexOf(category)));
        for (const { attributes } of coming) expect(ranks.indexOf(String(attributes['category']))).toBe(best);
        expect(found([...lines, ...coming]).filter((text) => text.startsWith('CABLE_SHORT'))).toEqual([]);
      },
    ),
    { numRuns: 300 },
  ));

describe('plugs that do not fit the cable', () => {
  const lines = (cable: Record<string, string>, plug: Record<string, string>): GivenLine[] => [
    ...completeList().filter(({ role }) => role !== 'networkCableBox' && role !== 'rj45Plug'),
    aCableBox(cable, 2),
    aPlugPack(plug),
  ];
  it.each([
    [{ category: 'cat6' }, { category: 'cat5e' }, ['CONNECTOR_SHORT 19']],
    [{ category: 'cat5e' }, { category: 'cat6' }, []],
    [{ category: 'cat6' }, {}, []],
    [{}, { category: 'cat5e' }, []],
    [{ category: 'cat6', shielding: '屏蔽' }, { category: 'cat6', shielding: '非屏蔽' }, ['CONNECTOR_SHORT 19']],
    [{ category: 'cat6', shielding: '非屏蔽' }, { category: 'cat6', shielding: '屏蔽' }, []],
  ] as [Record<string, string>, Record<string, string>, string[]][])('cable %j, plugs %j', (cable, plug, said) => {
    const list = lines(cable, plug);
    expect(found(list)).toEqual(said);
    expect(found([...list, ...checked(list).additions])).toEqual([]);
  });
});
