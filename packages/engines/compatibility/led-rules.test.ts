/** LED walls: the scene's own lists are silent, planted faults are found. Source: CHECK-15.4. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GivenLine, RoleAttribute } from '../roles/index.ts';
import { scenarioLed } from '../sizing/index.ts';
import { WHOLE_EFFORT } from './budget.ts';
import { curesOf } from './cure-ways.ts';
import { checked, found, taking } from './list-builder.ts';

const one = (role: string, attributes: Record<string, RoleAttribute> = {}, quantity = 1): GivenLine => ({ role, quantity, attributes });
const without = (lines: readonly GivenLine[], role: string): GivenLine[] => lines.filter((line) => line.role !== role);
const WALLS = [
  { environment: 'indoor', pitchMm: 1.25, widthM: 0.6, heightM: 0.5 },
  { environment: 'indoor', pitchMm: 2.5, widthM: 5, heightM: 3 },
  { environment: 'indoor', pitchMm: 5, widthM: 12, heightM: 6 },
  { environment: 'indoor', pitchMm: 1.25, widthM: 12, heightM: 6 },
  { environment: 'outdoor', pitchMm: 4, widthM: 2, heightM: 2 },
  { environment: 'outdoor', pitchMm: 10, widthM: 19.2, heightM: 9.6 },
];

describe.each(WALLS)('$environment P$pitchMm, $widthM × $heightM m', (inputs) => {
  const sized = scenarioLed(inputs);
  if (!sized.valid) throw new Error(JSON.stringify(sized.errors));
  const lines = sized.lines.map(({ role, quantity, attributes }): GivenLine => ({ role, quantity, attributes }));

  it('as it is sized says nothing', () => expect(found(lines)).toEqual([]));
  it('with a card less than its pixels ask for', () => {
    const needed = Math.ceil(sized.totalPixels / (512 * 384));
    const withCards = (held: number) => [...without(lines, 'ledReceivingCard'), one('ledReceivingCard', {}, held)];
    expect(found(withCards(needed))).toEqual([]);
    if (needed === 1) return;
    const less = withCards(needed - 1);
    expect(checked(less).issues.map(({ code, severity }) => `${code} ${severity}`)).toEqual(['LED_CARDS_SHORT error']);
    expect(found([...less, ...checked(less).additions])).toEqual([]);
  });
  it('without cards of its own it is asked', () =>
    expect(checked(without(lines, 'ledReceivingCard')).issues.map(({ code, severity }) => `${code} ${severity}`)).toEqual(['LED_CARDS_SHORT info']));
  it('without a sender', () => {
    const less = without(lines, 'ledSendingController');
    expect(checked(less).issues.map(({ code }) => code)).toEqual(['LED_PORTS_SHORT']);
    expect(found([...less, ...checked(less).additions])).toEqual([]);
  });
  it('without a box, and with one below its peak', () => {
    const less = without(lines, 'ledDistributionBox');
    expect(checked(less).issues.map(({ code, severity }) => `${code} ${severity}`)).toEqual(['LED_MAINS_SHORT warning']);
    expect(found([...less, ...checked(less).additions])).toEqual([]);
    expect(checked([...less, one('ledDistributionBox', { powerKW: 0.1 })]).issues.map(({ severity }) => severity)).toEqual(['error']);
  });
  it('with spare modules of another pitch', () =>
    expect(found([...without(lines, 'ledSpareModule'), one('ledSpareModule', { pitchMm: 3.91 }, 4)])).toEqual(['LED_SPARE_UNFIT 4']));
});

// 640 × 480 mm of P2.5: 256 × 192 = 49,152 pixels, 13 cabinets to a port of 650,000; 0.3072 m² × 600 W
const wall = (cabinets: number, more: Record<string, RoleAttribute> = {}) => one('ledCabinet', { environment: 'indoor', pitchMm: 2.5, ...more }, cabinets);
const beside = (cards: number, ports: number, powerKW: number) => [
  one('ledReceivingCard', {}, cards),
  one('ledSendingController', { ports }),
  one('ledDistributionBox', { powerKW }),
];
it.each<[string, GivenLine[], string[]]>([
  ['13 cabinets at one port', [wall(13), ...beside(13, 1, 5)], []],
  ['14 at one port', [wall(14), ...beside(14, 1, 5)], ['LED_PORTS_SHORT 1']],
  // 638,976 ÷ 196,608 = 3.25
  ['a card less', [wall(13), ...beside(3, 1, 5)], ['LED_CARDS_SHORT 1']],
  ['cards that serve several cabinets', [wall(13), ...beside(4, 1, 5)], []],
  // 30 × 0.18432 × 1.2 = 6.64
  ['5 kW for 5.5', [wall(30), ...beside(30, 4, 5)], ['LED_MAINS_SHORT 1.64']],
  ['a pitch nobody knows', [wall(30, { pitchMm: 0.938 })], []],
  // 500 × 500 of P2.5: 40,000 pixels, 16 to a port
  ['16 smaller cabinets at one port', [wall(16, { cabinetSize: '500×500 mm' }), ...beside(16, 1, 5)], []],
  ['17 of them', [wall(17, { cabinetSize: '500×500 mm' }), ...beside(17, 1, 5)], ['LED_PORTS_SHORT 1']],
  // 682 × 512 of P0.938: 349,184 pixels, one to a port; 3.6 cards
  ['fine ones that say their size', [wall(2, { pitchMm: 0.938, cabinetSize: '640x480' }), ...beside(4, 1, 5)], ['LED_PORTS_SHORT 1']],
  ['a size that is none', [wall(13, { cabinetSize: '大' }), ...beside(13, 1, 5)], []],
  ['a sender that does not say its ports', [wall(30), one('ledReceivingCard', {}, 30), one('ledSendingController'), one('ledDistributionBox')], []],
  ['spares for outdoors', [wall(13), ...beside(13, 1, 5), one('ledSpareModule', { pitchMm: 2.5, environment: 'outdoor' })], ['LED_SPARE_UNFIT 1']],
  ['spares that do not say where', [wall(13), ...beside(13, 1, 5), one('ledSpareModule', { pitchMm: 2.5 })], []],
])('%s', (_name, lines, codes) => expect(found(lines)).toEqual(codes));

describe('sentences', () => {
  const whyOf = (lines: readonly GivenLine[]): string[] => checked(lines).issues.map(({ why }) => why);
  it('of cards, ports and mains say how they are reckoned', () =>
    expect(whyOf([wall(30), ...beside(5, 2, 5)])).toEqual([
      '30 个箱体共 1,474,560 点，每卡带 512×384 点，至少要 8 张接收卡，清单里有 5 张；箱体自带接收卡的不用另配',
      '每个网口带 650,000 点、接整箱体，要 3 个网口，清单里的发送器共 2 个',
      '箱体最大功耗 5.53 kW × 1.2 ＝ 6.64 kW，清单里的配电箱共 5 kW（功耗为常见值，以产品说明书为准）',
    ]));
  it('of spares name the pitch of the wall', () =>
    expect(whyOf([wall(13), ...beside(13, 1, 5), one('ledSpareModule', { pitchMm: 4 })])).toEqual([
      '备用模组要与箱体同点间距、同使用环境，最好同批次；箱体是 P2.5',
    ]));
});

it('whatever the wall, what is proposed is enough, and more of it never too little', () =>
  fc.assert(
    fc.property(
      fc.record({
        cabinets: fc.integer({ min: 1, max: 400 }),
        pitchMm: fc.constantFrom(1.25, 2, 2.5, 4, 5),
        environment: fc.constantFrom('indoor', 'outdoor'),
        cards: fc.integer({ min: 1, max: 60 }),
        ports: fc.integer({ min: 1, max: 20 }),
        powerKW: fc.constantFrom(5, 20, 60, 200),
      }),
      ({ cabinets, pitchMm, environment, cards, ports, powerKW }) => {
        const lines = [one('ledCabinet', { pitchMm, environment }, cabinets), ...beside(cards, ports, powerKW)];
        const { additions, issues } = checked(lines);
        expect(found([...lines, ...additions])).toEqual([]);
        const more = checked([...lines, ...beside(1, 1, 5)]).issues;
        for (const { code, shortBy } of more) {
          const before = issues.find((issue) => issue.code === code)?.shortBy ?? 0;
          expect(shortBy ?? 0).toBeLessThanOrEqual(before);
        }
      },
    ),
    { numRuns: 200 },
  ));

describe('two walls in a list', () => {
  const outside = (cabinets: number) => one('ledCabinet', { environment: 'outdoor', pitchMm: 5 }, cabinets);
  const spare = (pitchMm: number, environment: string) => one('ledSpareModule', { pitchMm, environment });
  // 13 at one port, 192 × 192 = 36,864: 17 at another; 2.4 + 0.92 × 0.8 × 17 × 1.2 = 15 and more
  it('have ports and watts for both', () => {
    const both = [wall(13), outside(17)];
    expect(found([...both, ...beside(8, 2, 20)])).toEqual([]);
    expect(found([...both, ...beside(8, 1, 20)])).toEqual(['LED_PORTS_SHORT 1']);
    expect(found([...both, ...beside(8, 2, 10)]).map((text) => text.split(' ')[0])).toEqual(['LED_MAINS_SHORT']);
  });
  it.each([
    { pitchMm: 2.5, environment: 'indoor', said: [] },
    { pitchMm: 5, environment: 'outdoor', said: [] },
    { pitchMm: 2.5, environment: 'outdoor', said: ['LED_SPARE_UNFIT 1'] },
    { pitchMm: 5, environment: 'indoor', said: ['LED_SPARE_UNFIT 1'] },
  ])('spares of P$pitchMm, $environment', ({ pitchMm, environment, said }) =>
    expect(found([wall(13), outside(17), ...beside(8, 2, 20), spare(pitchMm, environment)])).toEqual(said),
  );
});

describe('spares that fit nowhere', () => {
  const cured = (lines: readonly GivenLine[]) => curesOf({ lines }, { effort: WHOLE_EFFORT }).cures;
  const spare = (pitchMm: number, quantity = 1) => one('ledSpareModule', { pitchMm, environment: 'indoor' }, quantity);
  it('give way to as many of the wall, and nothing of the kind is left', () => {
    const lines = [wall(13), ...beside(13, 1, 5), spare(3, 2), spare(4)];
    const [cure, ...others] = cured(lines);
    expect([cure?.kind, others]).toEqual(['spares', []]);
    expect(cure?.ways.map(({ adds }) => adds)).toEqual([[{ role: 'ledSpareModule', quantity: 3, attributes: { pitchMm: 2.5, environment: 'indoor' } }]]);
    for (const way of cure?.ways ?? []) expect(found(taking(lines, way))).toEqual([]);
  });
  it('of walls of two pitches are either’s', () => {
    const lines = [wall(13), wall(13, { pitchMm: 4 }), ...beside(26, 2, 10), spare(3)];
    expect(cured(lines)[0]?.ways.map(({ adds }) => adds[0]?.attributes['pitchMm'])).toEqual([2.5, 4]);
  });
  it('stay where the customer has them', () =>
    expect(curesOf({ lines: [wall(13), ...beside(13, 1, 5), spare(3)] }, { fixed: [4], effort: WHOLE_EFFORT }).cures).toEqual([]));
});
