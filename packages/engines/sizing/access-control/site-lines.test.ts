/** Supplies, fire link, closets, cable runs and what a long line is warned of, worked by hand. Sources: SIZE-6, SIZE-15. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boughtOf, linesOf, piecesOf, warningsOf } from '../bought.fixture.ts';
import { scenarioAccessControl } from './calculate.ts';

const control = 'scenarioAccessControl';
const doors = (...groups: object[]) => ({ groups, users: 10 });

describe('what all of it draws at 12 V', () => {
  it.each([
    { group: { doors: 1 }, sum: '0.5 + 0.5 + 0.15 = 1.15 A', drawnW: 13.8 },
    { group: { doors: 7 }, sum: '0.5 + 4 × 0.65 = 3.1 A, 0.5 + 3 × 0.65 = 2.45 A', drawnW: 66.6 },
    { group: { doors: 1, leaves: 'double', lock: 'bolt', mode: 'cardInCardOut' }, sum: '0.5 + 2 × 0.9 + 2 × 0.15 = 2.6 A', drawnW: 31.2 },
    { group: { doors: 4, leaves: 'double' }, sum: '0.5 + 4 × (1 + 0.15) = 5.1 A', drawnW: 61.2 },
    { group: { doors: 3, mode: 'faceTerminal', lock: 'strike' }, sum: '3 × (1 + 0.4) = 4.2 A', drawnW: 50.4 },
    { group: { doors: 61 }, sum: '15 × 3.1 + 1.15 = 47.65 A', drawnW: 571.8 },
  ])('$group: $sum → $drawnW W', ({ group, drawnW }) => expect(scenarioAccessControl(doors(group))).toMatchObject({ valid: true, drawnW }));
});

describe('a fire link for four supplies, mandatory', () => {
  it.each([
    { group: { doors: 16 }, sum: '4 controllers ÷ 4', modules: 1 },
    { group: { doors: 17 }, sum: '5 controllers ÷ 4', modules: 2 },
    { group: { doors: 4, mode: 'faceTerminal' }, sum: '4 terminals ÷ 4', modules: 1 },
    { group: { doors: 5, mode: 'faceTerminal' }, sum: '5 terminals ÷ 4', modules: 2 },
    { group: { doors: 2000 }, sum: '500 controllers ÷ 4', modules: 125 },
  ])('$group: $sum → $modules', ({ group, modules }) => {
    const line = linesOf(control, doors(group)).find(({ role }) => role === 'fireLinkModule');
    expect([line?.quantity, line?.mandatory]).toEqual([modules, 'GB 50116-2013 4.10.3、GB 50348-2018']);
  });
});

describe('a line of two cores of 1 mm², 43.6 mΩ a metre there and back at 50 °C, may lose 1.2 V', () => {
  it.each([
    { group: { doors: 1 }, enough: 55, more: 56 }, // 0.5 A: 1.2 ÷ 0.0436 ÷ 0.5 = 55.05 m
    { group: { doors: 1, leaves: 'double' }, enough: 27, more: 28 }, // 1 A: 27.5 m
    { group: { doors: 1, lock: 'bolt' }, enough: 30, more: 31 }, // 0.9 A: 30.6 m
    { group: { doors: 1, lock: 'strike' }, enough: 68, more: 69 }, // 0.4 A: 68.8 m
  ])('$group: $enough m do, $more m are warned of', ({ group, enough, more }) => {
    expect(warningsOf(control, doors({ ...group, distanceM: enough }))).toEqual([]);
    expect(warningsOf(control, doors({ ...group, distanceM: more }))).toEqual(['LOCK_LINE_DROP']);
  });

  it('the line of a terminal goes to its own supply beside the door', () =>
    expect(warningsOf(control, doors({ doors: 1, mode: 'faceTerminal', distanceM: 100 }))).toEqual([]));
});

describe('beyond 100 m', () => {
  it.each([
    { group: { doors: 1, lock: 'strike', distanceM: 100 }, warned: ['LOCK_LINE_DROP'], comm: undefined },
    { group: { doors: 1, lock: 'strike', distanceM: 101 }, warned: ['WIEGAND_OVER_100M', 'LOCK_LINE_DROP'], comm: { comm: ['RS-485'] } },
    { group: { doors: 1, mode: 'faceTerminal', distanceM: 101 }, warned: ['NETWORK_OVER_100M'], comm: undefined },
  ])('$group: $warned', ({ group, warned, comm }) => {
    expect(warningsOf(control, doors(group))).toEqual(warned);
    expect(linesOf(control, doors(group)).find(({ role }) => role === 'cardReader')?.fits).toEqual(comm);
  });

  it('one far group makes all readers of the project such ones', () =>
    expect(linesOf(control, doors({ doors: 3 }, { doors: 1, distanceM: 101 })).find(({ role }) => role === 'cardReader')).toMatchObject({
      quantity: 4,
      fits: { comm: ['RS-485'] },
    }));
});

describe('a switch in each closet with a fifth to spare, one above several', () => {
  it.each([
    { closets: [20], sum: '5 and a computer × 1.2 = 7.2', ports: { 8: 1, 16: undefined } },
    { closets: [24], sum: '6 and a computer × 1.2 = 8.4', ports: { 8: undefined, 16: 1 } },
    { closets: [24, 28], sum: '7.2, 8.4, above 3 × 1.2 = 3.6', ports: { 8: 2, 16: 1 } },
    { closets: [4, 4, 4, 4, 4], sum: 'five of 1.2, above 6 × 1.2 = 7.2', ports: { 8: 6, 16: undefined } },
    { closets: [4, 4, 4, 4, 4, 4], sum: 'six of 1.2, above 7 × 1.2 = 8.4', ports: { 8: 6, 16: 1 } },
  ])('doors $closets: $sum', ({ closets, ports }) => {
    const bought = boughtOf(control, doors(...closets.map((count, place) => ({ doors: count, closet: place + 1 }))));
    expect({ 8: bought['networkSwitch 8'], 16: bought['networkSwitch 16'] }).toEqual(ports);
  });

  it('two groups of one closet share its switch, and nothing stands above it', () =>
    expect(boughtOf(control, doors({ doors: 24, closet: 9 }, { doors: 4, closet: 9 }))).toMatchObject({ 'networkSwitch 16': 1, 'patchCord 2/cat5e': 7 }));
});

describe('on the door', () => {
  it.each([
    { group: { doors: 5 }, locks: 5, brackets: 5, closers: 5, contacts: 5, buttons: 5 },
    { group: { doors: 5, leaves: 'double' }, locks: 5, brackets: 5, closers: 10, contacts: 10, buttons: 5 }, // one lock holds both leaves
    { group: { doors: 5, leaves: 'double', lock: 'bolt' }, locks: 10, brackets: 0, closers: 10, contacts: 10, buttons: 5 },
    { group: { doors: 5, leaves: 'double', lock: 'strike' }, locks: 10, brackets: 0, closers: 10, contacts: 10, buttons: 5 },
    { group: { doors: 5, mode: 'cardInCardOut' }, locks: 5, brackets: 5, closers: 5, contacts: 5, buttons: 0 },
    { group: { doors: 5, mode: 'faceTerminal' }, locks: 5, brackets: 5, closers: 5, contacts: 5, buttons: 5 },
  ])('$group: $locks locks, $closers closers, $buttons buttons', ({ group, ...expected }) => {
    const of = (role: string) => piecesOf(control, doors(group), role);
    expect({ locks: of('lock'), brackets: of('lockBracket'), closers: of('doorCloser'), contacts: of('doorContact'), buttons: of('exitButton') }).toEqual(
      expected,
    );
  });

  it('where only faces open there are no cards, no issuer, no controller and no patch cord', () => {
    const bought = boughtOf(control, doors({ doors: 9, mode: 'faceTerminal' }));
    expect(Object.keys(bought).filter((line) => /accessCard|cardIssuer|doorController|patchCord|cardReader/.test(line))).toEqual([]);
  });
});

describe('whatever the doors', () => {
  const group = fc.record({
    doors: fc.integer({ min: 1, max: 80 }),
    leaves: fc.constantFrom('single', 'double'),
    mode: fc.constantFrom('cardInButtonOut', 'cardInCardOut', 'faceTerminal'),
    lock: fc.constantFrom('maglock', 'bolt', 'strike'),
    distanceM: fc.integer({ min: 1, max: 300 }),
    closet: fc.integer({ min: 1, max: 4 }),
  });

  it('a group more never needs less, and the order in which groups are told is no matter', () =>
    fc.assert(
      fc.property(fc.array(group, { minLength: 1, maxLength: 4 }), group, (groups, more) => {
        const roles = ['doorController', 'lock', 'lockBracket', 'doorCloser', 'doorSupply', 'fireLinkModule', 'patchCord', 'cable', 'accessServer'];
        for (const role of roles) {
          const of = (...told: object[]) => piecesOf(control, doors(...told), role);
          expect([role, of(...groups, more) >= of(...groups)]).toEqual([role, true]);
          expect([role, of(...groups.toReversed())]).toEqual([role, of(...groups)]);
        }
      }),
    ));

  it('supplies are loaded to four fifths at most, and the next smaller size would be more', () =>
    fc.assert(
      fc.property(group, (one) => {
        for (const { role, attributes, need } of linesOf(control, doors(one)).filter((line) => line.role === 'doorSupply')) {
          const [sizeA, drawnA] = [Number(attributes['currentA']), need?.['currentA'] ?? Number.NaN];
          expect([role, drawnA <= sizeA * 0.8 + 1e-9]).toEqual([role, true]);
          const smaller = [3, 5, 8, 10, 15, 20].findLast((size) => size < sizeA) ?? 0;
          expect(drawnA).toBeGreaterThan(smaller * 0.8);
        }
      }),
    ));
});
