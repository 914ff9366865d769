/** What doors are bought of, group by group and at the edges of the rules. Source: SIZE-6. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scenarioAccessControl } from './calculate.ts';

const valid = (groups: readonly object[], more: object = {}) => {
  const result = scenarioAccessControl({ groups, users: 10, ...more });
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  return result;
};
/** `2 lock {"type":"bolt"}`; only of the role where one is named. */
const bought = (groups: readonly object[], more: object = {}, only?: string): string[] =>
  valid(groups, more)
    .lines.filter(({ role }) => only === undefined || role === only)
    .map(({ role, quantity, attributes }) => `${quantity} ${role}${Object.keys(attributes).length > 0 ? ` ${JSON.stringify(attributes)}` : ''}`);
const pieces = (groups: readonly object[], role: string): number =>
  valid(groups)
    .lines.filter((line) => line.role === role)
    .reduce((sum, { quantity }) => sum + quantity, 0);

it('the whole list, in the handbook’s order: three groups, batteries, a server', () => {
  const groups = [
    { doors: 61 },
    { doors: 2, leaves: 'double', mode: 'cardInCardOut', lock: 'bolt', distanceM: 20 },
    { doors: 2, mode: 'faceTerminal', lock: 'strike', distanceM: 50 },
  ];
  // four doors: 0.5 + 4 × 0.65 = 3.1 A, ÷ 0.8 = 3.9; one: 1.15; two with two bolts and two readers each: 4.7, 5.9; face: 1.4, 1.75
  expect(bought(groups, { users: 101, standbyHours: 2 })).toEqual([
    '15 doorController {"doors":4}',
    '1 doorController {"doors":2}',
    '1 doorController {"doors":1}',
    '17 controllerBox',
    '65 cardReader',
    '2 faceTerminal',
    '4 lock {"type":"bolt"}',
    '61 lock {"type":"maglockSingle"}',
    '2 lock {"type":"strike"}',
    '61 lockBracket',
    '67 doorCloser',
    '63 exitButton',
    '67 doorContact',
    '65 breakGlass',
    '3 doorSupply {"currentA":3}',
    '15 doorSupply {"currentA":5}',
    '1 doorSupply {"currentA":8}',
    '3 standbyBattery {"capacityAh":7}', // 2.9 Ah, and twice 3.5 Ah
    '16 standbyBattery {"capacityAh":12}', // 7.75 Ah, and 11.75 Ah
    '5 fireLinkModule', // 19 supplies
    '112 accessCard', // 111.1
    '1 cardIssuer',
    '1 networkSwitch {"ports":48}', // 1.2 × (19 + a computer and a server) = 25.2
    '1 cabinet {"cabinetU":6,"depthMm":450}',
    '1 rj45Plug {"pieces":100,"category":"cat6"}',
    '17 patchCord {"lengthM":2,"category":"cat5e"}',
    '1 accessServer',
    '1 boothPc',
    '1 accessSoftware',
    '22 cable {"use":"readerCable","spec":"RVVP8x0.5","rollM":100}', // 61 × 30 + 4 × 20 = 1910 m
    '23 cable {"use":"lockCable","spec":"RVV2x1.0","rollM":100}', // 1830 + 80 + 100 = 2010 m: 22.1
    '22 cable {"use":"buttonCable","spec":"RVV2x0.5","rollM":100}', // 1830 + 100 = 1930 m: 21.2
    '23 cable {"use":"contactCable","spec":"RVV2x0.5","rollM":100}', // 1830 + 80 + 100 = 2010 m
    '1 cable {"use":"networkCable","spec":"CAT6","rollM":305}', // 100 m
  ]);
});

describe('controllers', () => {
  it.each([
    { doors: [6], lines: ['1 doorController {"doors":4}', '1 doorController {"doors":2}'] },
    { doors: [8], lines: ['2 doorController {"doors":4}'] },
    { doors: [9], lines: ['2 doorController {"doors":4}', '1 doorController {"doors":1}'] },
    { doors: [1, 1, 1, 1], lines: ['4 doorController {"doors":1}'] },
    { doors: [3, 3], lines: ['2 doorController {"doors":4}'] },
    { doors: [5, 6, 7], lines: ['4 doorController {"doors":4}', '1 doorController {"doors":2}', '1 doorController {"doors":1}'] },
  ])('groups of $doors doors', ({ doors, lines }) =>
    expect(
      bought(
        doors.map((count) => ({ doors: count })),
        {},
        'doorController',
      ),
    ).toEqual(lines),
  );

  it('must hold the card of every user', () =>
    expect(valid([{ doors: 1 }], { users: 20_000 }).lines[0]).toMatchObject({ role: 'doorController', fits: { cards: 20_000 } }));
  it('a face terminal must hold every face', () =>
    expect(valid([{ doors: 1, mode: 'faceTerminal' }], { users: 301 }).lines[0]).toMatchObject({ role: 'faceTerminal', fits: { faces: 301 } }));
});

describe('a 12 V supply, used to four fifths', () => {
  it.each([
    // base 0.5 A, 0.15 A a reader; ÷ 0.8
    { group: { doors: 1 }, currentA: 3 }, // 0.5 + 0.65 = 1.15: 1.44
    { group: { doors: 2, lock: 'bolt' }, currentA: 5 }, // 0.5 + 2 × 1.05 = 2.6: 3.25
    { group: { doors: 2 }, currentA: 3 }, // 1.8: 2.25
    { group: { doors: 3, lock: 'strike' }, currentA: 3 }, // 0.5 + 3 × 0.55 = 2.15: 2.69
    { group: { doors: 4, lock: 'strike' }, currentA: 5 }, // 2.7: 3.375
    { group: { doors: 4 }, currentA: 5 }, // 3.1: 3.875
    { group: { doors: 4, lock: 'strike', leaves: 'double' }, currentA: 8 }, // 0.5 + 4 × 0.95 = 4.3: 5.375
    { group: { doors: 4, leaves: 'double' }, currentA: 8 }, // 0.5 + 4 × 1.15 = 5.1: 6.375
    { group: { doors: 4, leaves: 'double', mode: 'cardInCardOut' }, currentA: 8 }, // 5.7: 7.125
    { group: { doors: 4, lock: 'bolt', leaves: 'double' }, currentA: 15 }, // 0.5 + 4 × 1.95 = 8.3: 10.375
    { group: { doors: 3, lock: 'bolt', leaves: 'double' }, currentA: 8 }, // 6.35: 7.94
    { group: { doors: 3, lock: 'bolt', leaves: 'double', mode: 'cardInCardOut' }, currentA: 10 }, // 6.8: 8.5
    // a face terminal 1 A, each door by itself
    { group: { doors: 1, mode: 'faceTerminal' }, currentA: 3 }, // 1.5: 1.875
    { group: { doors: 1, mode: 'faceTerminal', leaves: 'double' }, currentA: 3 }, // 2: 2.5
    { group: { doors: 1, mode: 'faceTerminal', lock: 'bolt', leaves: 'double' }, currentA: 5 }, // 2.8: 3.5
  ])('$group: $currentA A', ({ group, currentA }) => expect(bought([group], {}, 'doorSupply')).toEqual([`1 doorSupply {"currentA":${currentA}}`]));

  it('groups whose supplies are alike share a line', () =>
    expect(bought([{ doors: 1 }, { doors: 2 }, { doors: 3, mode: 'faceTerminal' }], {}, 'doorSupply')).toEqual(['5 doorSupply {"currentA":3}']));
});

describe('standby', () => {
  // one maglock door draws 1.15 A: Ah = 1.4375 × hours
  it.each([
    { standbyHours: 0.1, capacityAh: 7 },
    { standbyHours: 4.8, capacityAh: 7 }, // 6.9
    { standbyHours: 4.9, capacityAh: 12 }, // 7.04
    { standbyHours: 8.3, capacityAh: 12 }, // 11.93
    { standbyHours: 8.4, capacityAh: 17 }, // 12.08
    { standbyHours: 12, capacityAh: 24 }, // 17.25
    { standbyHours: 24, capacityAh: 38 }, // 34.5
    { standbyHours: 45, capacityAh: 65 }, // 64.69
    { standbyHours: 48, capacityAh: 100 }, // 69
  ])('$standbyHours h of one door: $capacityAh Ah', ({ standbyHours, capacityAh }) => {
    expect(bought([{ doors: 1 }], { standbyHours }, 'standbyBattery')).toEqual([`1 standbyBattery {"capacityAh":${capacityAh}}`]);
    expect(valid([{ doors: 1 }], { standbyHours }).warnings).toEqual([]);
  });

  it.each([
    // four doors of double maglocks read one way: 5.1 A, Ah = 6.375 × hours
    { standbyHours: 15.6, batteries: '1 standbyBattery {"capacityAh":100}', warnings: [] }, // 99.45
    { standbyHours: 15.7, batteries: '2 standbyBattery {"capacityAh":65}', warnings: [] }, // 100.09
    { standbyHours: 29.2, batteries: '2 standbyBattery {"capacityAh":100}', warnings: [] }, // 186.15
    { standbyHours: 31.3, batteries: '2 standbyBattery {"capacityAh":100}', warnings: [] }, // 199.54
    { standbyHours: 31.4, batteries: '2 standbyBattery {"capacityAh":100}', warnings: ['STANDBY_TOO_LONG'] }, // 200.18
  ])('beyond 100 Ah two stand side by side, beyond 200 that is said: $standbyHours h', ({ standbyHours, batteries, warnings }) => {
    const group = { doors: 4, leaves: 'double', distanceM: 20 };
    expect(valid([group], { standbyHours }).warnings).toEqual(warnings);
    expect(bought([group], { standbyHours }, 'standbyBattery')).toEqual([batteries]);
  });
});

describe('cards and cable', () => {
  it.each([
    { users: 1, cards: 2 }, // 1.1
    { users: 10, cards: 11 },
    { users: 11, cards: 13 }, // 12.1
    { users: 100, cards: 110 }, // exactly, whatever 100 × 1.1 is in floating point
    { users: 9_090, cards: 9_999 },
    { users: 9_091, cards: 51 }, // 10,001 in packs of 200
    { users: 200_000, cards: 1_100 },
  ])('$users users have $cards cards or packs', ({ users, cards }) => expect(bought([{ doors: 1 }], { users }, 'accessCard')).toEqual([`${cards} accessCard`]));

  it.each([
    { doors: 1, distanceM: 90, rolls: 1 }, // 99 m
    { doors: 1, distanceM: 91, rolls: 2 }, // 100.1
    { doors: 10, distanceM: 100, rolls: 11 }, // 1100 exactly
    { doors: 2000, distanceM: 1200, rolls: 26_400 },
  ])('$doors doors at $distanceM m: $rolls rolls to the locks, a tenth more than measured', ({ doors, distanceM, rolls }) =>
    expect(bought([{ doors, distanceM }], {}, 'cable')).toContain(`${rolls} cable {"use":"lockCable","spec":"RVV2x1.0","rollM":100}`),
  );

  it.each([
    { doors: 3, distanceM: 92, boxes: 1 }, // 303.6 m
    { doors: 3, distanceM: 93, boxes: 2 }, // 306.9
  ])('$doors face terminals at $distanceM m: $boxes boxes of network cable', ({ doors, distanceM, boxes }) =>
    expect(bought([{ doors, distanceM, mode: 'faceTerminal' }], {}, 'cable')).toContain(`${boxes} cable {"use":"networkCable","spec":"CAT6","rollM":305}`),
  );
});

describe('network and management', () => {
  it.each([
    // controllers, a computer and, above 64 doors, a server
    { doors: 20, line: '1 networkSwitch {"ports":8}' }, // 6: 7.2
    { doors: 24, line: '1 networkSwitch {"ports":16}' }, // 7: 8.4
    { doors: 152, line: '1 networkSwitch {"ports":48}' }, // 40: 48 exactly
    { doors: 156, line: '2 networkSwitch {"ports":48}' }, // 41: 49.2
  ])('$doors doors by cards: $line', ({ doors, line }) => expect(bought([{ doors }], {}, 'networkSwitch')).toEqual([line]));

  it.each([
    // a port for each face terminal and each controller, one for the computer
    { groups: [{ doors: 5, mode: 'faceTerminal' }], line: '1 networkSwitch {"ports":8}' }, // 7.2
    { groups: [{ doors: 6, mode: 'faceTerminal' }], line: '1 networkSwitch {"ports":16}' }, // 8.4
    { groups: [{ doors: 5, mode: 'faceTerminal' }, { doors: 1 }], line: '1 networkSwitch {"ports":16}' },
  ])('$groups: $line', ({ groups, line }) => expect(bought(groups, {}, 'networkSwitch')).toEqual([line]));

  it.each([
    { groups: [{ doors: 32 }, { doors: 32, mode: 'faceTerminal' }], servers: 0 },
    { groups: [{ doors: 32 }, { doors: 33, mode: 'faceTerminal' }], servers: 1 },
  ])('doors of all groups count towards the server: $servers', ({ groups, servers }) => expect(pieces(groups, 'accessServer')).toBe(servers));
});

describe('whatever the doors', () => {
  const group = fc.record({
    doors: fc.integer({ min: 1, max: 60 }),
    leaves: fc.constantFrom('single', 'double'),
    mode: fc.constantFrom('cardInButtonOut', 'cardInCardOut', 'faceTerminal'),
    lock: fc.constantFrom('maglock', 'bolt', 'strike'),
  });

  it('every door can be opened in an emergency, is watched leaf by leaf, and is read or pressed on both sides', () => {
    fc.assert(
      fc.property(fc.array(group, { minLength: 1, maxLength: 5 }), (groups) => {
        const doors = groups.reduce((sum, one) => sum + one.doors, 0);
        const leaves = groups.reduce((sum, one) => sum + one.doors * (one.leaves === 'double' ? 2 : 1), 0);
        expect(pieces(groups, 'breakGlass')).toBe(doors);
        expect(pieces(groups, 'doorContact')).toBe(leaves);
        expect(pieces(groups, 'cardReader') + pieces(groups, 'faceTerminal') + pieces(groups, 'exitButton')).toBe(2 * doors);
        expect(pieces(groups, 'doorSupply')).toBe(pieces(groups, 'doorController') + pieces(groups, 'faceTerminal'));
      }),
    );
  });
});
