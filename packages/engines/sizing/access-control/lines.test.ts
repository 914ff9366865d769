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
const pieces = (groups: readonly object[], role: string, use?: string): number =>
  valid(groups)
    .lines.filter((line) => line.role === role && (use === undefined || line.attributes['use'] === use))
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
    // two hours give seven tenths of the ampere hours
    '3 standbyBattery {"capacityAh":7}', // 4.1 Ah, and twice 5 Ah
    '15 standbyBattery {"capacityAh":12}', // 11.1 Ah
    '1 standbyBattery {"capacityAh":17}', // 16.8 Ah
    '1 standbyBox {"batteryAh":17,"blocks":1}',
    '5 fireLinkModule', // 19 supplies of one closet
    '3 fireCable {"spec":"NH-RVV2x1.5","rollM":100}', // 5 × 33 m and 19 × 5.5: three, three, and the rest
    '112 accessCard', // 111.1
    '1 cardIssuer',
    '1 networkSwitch {"ports":48}', // 1.2 × (19 + a computer and a server) = 25.2
    '1 cabinet {"cabinetU":6,"depthMm":450}',
    '1 pdu {"outputs":8}',
    '1 rj45Plug {"pieces":100,"category":"cat6"}',
    '19 patchCord {"lengthM":2,"category":"cat5e"}',
    '1 accessServer',
    '1 boothPc',
    '1 accessSoftware',
    '22 cable {"use":"readerCable","spec":"RVVP8x0.5","rollM":100}', // 61 × 33 m, three a roll: 20 and one; 4 × 22 m, three with that one, one more
    // through the break-glass: 35 m of 0.5 A lose 0.76 V, 25 m of 0.9 A 0.98; 55 m of 0.4 A 0.96: all of 1 mm²
    '33 cable {"use":"lockCable","spec":"RVV2x1.0","rollM":100}', // 61 × 38.5 m, 4 × 27.5, 2 × 60.5
    '2 powerCable {"areaMm2":2.5,"rollM":100}', // 50 m of 1 A: 1.49 V on 1.5 mm², 0.89 on 2.5
    '21 cable {"use":"buttonCable","spec":"RVV2x0.5","rollM":100}', // 61 × 33 m; 2 × 5.5 beside the doors
    '22 cable {"use":"contactCable","spec":"RVV2x0.5","rollM":100}', // and 4 × 22 m
    '1 cable {"use":"networkCable","spec":"CAT6","rollM":305}', // 2 × 61 m
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
  // one maglock door draws 1.15 A: Ah = 1.4375 × hours ÷ what a battery gives in so many: 0.8 in 4, 0.9 in 9, all in 20
  it.each([
    { standbyHours: 0.1, capacityAh: 7 },
    { standbyHours: 3.8, capacityAh: 7 }, // ÷ 0.79: 6.91
    { standbyHours: 3.9, capacityAh: 12 }, // ÷ 0.795: 7.05
    { standbyHours: 7.2, capacityAh: 12 }, // ÷ 0.864: 11.98
    { standbyHours: 7.3, capacityAh: 17 }, // ÷ 0.866: 12.12
    { standbyHours: 12, capacityAh: 24 }, // ÷ 0.927: 18.6
    { standbyHours: 24, capacityAh: 38 }, // 34.5
    { standbyHours: 45, capacityAh: 65 }, // 64.69
    { standbyHours: 48, capacityAh: 100 }, // 69
  ])('$standbyHours h of one door: $capacityAh Ah', ({ standbyHours, capacityAh }) => {
    expect(bought([{ doors: 1 }], { standbyHours }, 'standbyBattery')).toEqual([`1 standbyBattery {"capacityAh":${capacityAh}}`]);
    expect(valid([{ doors: 1 }], { standbyHours }).warnings).toEqual([]);
  });

  it.each([
    // four doors of double maglocks read one way: 5.1 A, Ah = 6.375 × hours
    { standbyHours: 14.9, batteries: '1 standbyBattery {"capacityAh":100}', warnings: [] }, // ÷ 0.954: 99.6
    { standbyHours: 15, batteries: '2 standbyBattery {"capacityAh":65}', warnings: [] }, // ÷ 0.955: 100.2
    { standbyHours: 29.2, batteries: '2 standbyBattery {"capacityAh":100}', warnings: [] }, // 186.15
    { standbyHours: 31.3, batteries: '2 standbyBattery {"capacityAh":100}', warnings: [] }, // 199.54
    // 200.18: two controllers of two doors, 2.8 A, 109.9 Ah and two of 65 each
    { standbyHours: 31.4, batteries: '4 standbyBattery {"capacityAh":65}', warnings: [] },
    { standbyHours: 48, batteries: '4 standbyBattery {"capacityAh":100}', warnings: [] }, // 168
  ])('beyond 100 Ah two stand side by side, beyond 200 controllers are smaller: $standbyHours h', ({ standbyHours, batteries, warnings }) => {
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
    { doors: 1, distanceM: 85, rolls: 1 }, // 90 × 1.1 = 99 m
    { doors: 1, distanceM: 86, rolls: 2 }, // 100.1, joined
    { doors: 10, distanceM: 95, rolls: 11 }, // 110 m each: ten whole ones, and ten times 10 m of another
    { doors: 4, distanceM: 40, rolls: 2 }, // 49.5 m, two a roll
    { doors: 4, distanceM: 41, rolls: 4 }, // 50.6 m: of each roll the rest is too short
  ])('$doors strikes at $distanceM m: $rolls rolls, every run from one of them', ({ doors, distanceM, rolls }) =>
    expect(pieces([{ doors, distanceM, lock: 'strike' }], 'cable', 'lockCable')).toBe(rolls),
  );

  it.each([
    { doors: 2, distanceM: 94, boxes: 1 }, // 109.4 m
    { doors: 3, distanceM: 86, boxes: 1 }, // 100.6: 301.8
    { doors: 3, distanceM: 90, boxes: 2 }, // 105 m: two a box
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
