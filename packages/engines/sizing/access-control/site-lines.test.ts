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

describe('a fire link for four supplies of a closet, mandatory', () => {
  it.each([
    { group: { doors: 16 }, sum: '4 controllers ÷ 4', modules: 1 },
    { group: { doors: 17 }, sum: '5 controllers ÷ 4', modules: 2 },
    { group: { doors: 4, mode: 'faceTerminal' }, sum: '4 terminals ÷ 4', modules: 1 },
    { group: { doors: 5, mode: 'faceTerminal' }, sum: '5 terminals ÷ 4', modules: 2 },
    { group: { doors: 2000 }, sum: '500 controllers ÷ 4', modules: 125 },
  ])('$group: $sum → $modules', ({ group, modules }) => {
    const line = linesOf(control, doors(group)).find(({ role }) => role === 'fireLinkModule');
    expect([line?.quantity, line?.mandatory]).toEqual([modules, 'GB 50116-2013 4.10.3、GB 50396-2007 9.0.1（2）、GB 55024-2022 5.3.6']);
  });

  it('six floors of two doors have six of them: none is shared between zones of the alarm', () => {
    const floors = doors(...Array.from({ length: 6 }, (_, place) => ({ doors: 2, closet: place + 1 })));
    // 6 × 33 m and 6 × 5.5: three a roll, the short ones beside
    expect(boughtOf(control, floors)).toMatchObject({ fireLinkModule: 6, 'fireCable NH-RVV2x1.5/100': 3 });
  });

  it('fireproof cable goes to each module and from there to each supply whose locks are cut, and names its clause', () => {
    // one module, 33 m; supplies of the controllers feed no locks, three beside their doors do: 3 × 165 m, three whole and 65 m each
    const far = doors({ doors: 3, distanceM: 150, leaves: 'double' });
    const cable = linesOf(control, far).find(({ role }) => role === 'fireCable');
    expect([cable?.quantity, cable?.mandatory]).toEqual([6, 'GB 50116-2013 11.2.2']);
    expect(boughtOf(control, far)).toMatchObject({ fireLinkModule: 1 });
  });
});

describe('a line to a lock loses 1.2 V at the most, at 50 °C and through the break-glass: as thick as that asks', () => {
  // there and back 43.60, 29.74, 17.84 mΩ a metre of 1, 1.5, 2.5 mm²; 5 m more than the way
  it.each([
    { group: { doors: 1 }, thick: ['RVV2x1.0', 50, 'RVV2x1.5', 75, 'RVV2x2.5', 129] }, // 0.5 A: 55.05, 80.7, 134.5 m
    { group: { doors: 1, leaves: 'double' }, thick: ['RVV2x1.0', 22, 'RVV2x1.5', 35, 'RVV2x2.5', 62] }, // 1 A: 27.5, 40.4, 67.3
    { group: { doors: 1, lock: 'bolt' }, thick: ['RVV2x1.0', 25, 'RVV2x1.5', 39, 'RVV2x2.5', 69] }, // 0.9 A: 30.6, 44.8, 74.7
    { group: { doors: 1, lock: 'strike' }, thick: ['RVV2x1.0', 63, 'RVV2x1.5', 95, 'RVV2x2.5', 163] }, // 0.4 A: 68.8, 100.9, 168.2
  ])('$group: $thick', ({ group, thick }) => {
    const specAt = (distanceM: unknown) =>
      linesOf(control, doors({ ...group, distanceM }))
        .filter(({ role, attributes }) => role === 'cable' && attributes['use'] === 'lockCable')
        .map(({ attributes }) => attributes['spec']);
    const [thin, thinM, middle, middleM, most, mostM] = thick;
    expect([thinM, Number(thinM) + 1, middleM, Number(middleM) + 1, mostM].map(specAt)).toEqual([[thin], [middle], [middle], [most], [most]]);
    // beyond, the supply stands beside the door, with mains of its own
    const at = (distanceM: number) => piecesOf(control, doors({ ...group, distanceM }), 'feedBreaker');
    expect([at(Number(mostM)), at(Number(mostM) + 1)]).toEqual([0, 1]);
    expect(specAt(Number(mostM) + 1)).toEqual(['RVV2x1.0']);
  });

  it.each([
    { distanceM: 27, areaMm2: 1 }, // 27.5 m of 1 A
    { distanceM: 28, areaMm2: 1.5 },
    { distanceM: 40, areaMm2: 1.5 }, // 40.4
    { distanceM: 41, areaMm2: 2.5 },
    { distanceM: 67, areaMm2: 2.5 }, // 67.3
    { distanceM: 68, areaMm2: 1 }, // beside the door
  ])('a face terminal of 1 A has a line of its own: at $distanceM m $areaMm2 mm²', ({ distanceM, areaMm2 }) => {
    const terminals = doors({ doors: 2, mode: 'faceTerminal', distanceM });
    expect(Object.keys(boughtOf(control, terminals)).filter((line) => line.startsWith('powerCable'))).toEqual([`powerCable ${areaMm2}/100`]);
    expect(piecesOf(control, terminals, 'mainsCable') > 0).toBe(distanceM > 67);
  });

  it('beside the door: mains and a pair from the controller, whose own supply feeds it alone', () => {
    // controllers 0.5 A; 0.5 + 0.15 A at each of six doors; a breaker of 16 A carries nine supplies of 3 A; 220 m of 2.5 mm² at 45 W lose 0.9 V
    const far = doors({ doors: 6, distanceM: 200 });
    expect(boughtOf(control, far)).toMatchObject({ 'doorSupply 3': 8, 'feedBreaker 16/1': 1, 'mainsCable 3/2.5/100': 14 });
  });
});

describe('beyond 100 m', () => {
  it.each([
    { group: { doors: 1, lock: 'strike', distanceM: 100 }, warned: [], comm: undefined },
    { group: { doors: 1, lock: 'strike', distanceM: 101 }, warned: ['WIEGAND_OVER_100M'], comm: ['RS-485'] },
  ])('$group: $warned', ({ group, warned, comm }) => {
    expect(warningsOf(control, doors(group))).toEqual(warned);
    expect(linesOf(control, doors(group)).find(({ role }) => role === 'cardReader')?.fits?.['comm']).toEqual(comm);
  });

  it('terminals hang on fibre, each with converters, boxes and cords at both ends', () => {
    const far = boughtOf(control, doors({ doors: 3, mode: 'faceTerminal', distanceM: 95 }));
    expect(far).toMatchObject({
      'mediaConverter 100/single/0.1/1': 6,
      'rackShelf 450': 1,
      'fibreCable single/2/indoor/1000': 1,
      'fibreBox 4/wall': 3,
      'fibreBox 12/rack': 1,
      'fibreCord single/3': 6,
      'powerAdapter 12/1': 6,
      'patchCord 2/cat5e': 7, // and the computer
    });
    expect(Object.keys(far).filter((line) => line.includes('networkCable'))).toEqual([]);
    expect(boughtOf(control, doors({ doors: 3, mode: 'faceTerminal', distanceM: 94 }))).not.toHaveProperty('fibreCord single/3');
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
    expect(boughtOf(control, doors({ doors: 24, closet: 9 }, { doors: 4, closet: 9 }))).toMatchObject({ 'networkSwitch 16': 1, 'patchCord 2/cat5e': 8 }));
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

  it('where only faces open there are no cards, no issuer, no controller and no reader', () => {
    const bought = boughtOf(control, doors({ doors: 9, mode: 'faceTerminal' }));
    expect(Object.keys(bought).filter((line) => /accessCard|cardIssuer|doorController|cardReader/.test(line))).toEqual([]);
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
