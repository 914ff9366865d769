/** Doors are assigned to their supplies one by one: faults planted into lists that hold are found, the lists themselves are silent. Source: CHECK-15.2. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTROLLER_CURRENT_A, FACE_TERMINAL_CURRENT_A } from '../constants/access-control.ts';
import type { GivenLine, RoleAttribute } from '../roles/index.ts';
import { scenarioAccessControl } from '../sizing/index.ts';
import { checked, found } from './list-builder.ts';

const one = (role: string, attributes: Record<string, RoleAttribute> = {}, quantity = 1): GivenLine => ({ role, quantity, attributes });
const listed = (...lines: GivenLine[]): GivenLine[] => lines.filter(({ quantity }) => quantity > 0);
const codesOf = (lines: readonly GivenLine[], settings: object = {}): string[] => checked(lines, settings).issues.map(({ code }) => code);

/** By itself, not only with the controllers and readers that are missing besides. */
const isUnfed = (lines: readonly GivenLine[]): boolean =>
  checked(lines).issues.some(({ code, subject }) => subject === '' && (code === 'DOOR_SUPPLY_SHORT' || code === 'DOOR_SUPPLY_UNASSIGNABLE'));

/** As the scene sizes them, in its own order. */
const sceneOf = (inputs: object): GivenLine[] => {
  const sized = scenarioAccessControl({ users: 100, ...inputs });
  if (!sized.valid) throw new Error(JSON.stringify(sized.errors));
  return sized.lines.map(({ role, quantity, attributes }) => ({ role, quantity, attributes }));
};

/** So many pieces of a role leave, and others come. */
const exchanged = (lines: readonly GivenLine[], role: string, pieces: number, ...come: GivenLine[]): GivenLine[] => {
  let left = pieces;
  const less = lines.flatMap((line) => {
    if (line.role !== role || left === 0) return [line];
    const gone = Math.min(left, line.quantity);
    left -= gone;
    return line.quantity > gone ? [{ ...line, quantity: line.quantity - gone }] : [];
  });
  return [...less, ...come];
};
const piecesIn = (lines: readonly GivenLine[], role: string): number => lines.reduce((sum, line) => sum + (line.role === role ? line.quantity : 0), 0);

const SCENES = [
  { groups: [{ doors: 24 }] },
  { groups: [{ doors: 24, lock: 'strike' }] },
  { groups: [{ doors: 24, mode: 'cardInCardOut' }] },
  { groups: [{ doors: 12, leaves: 'double', lock: 'bolt' }] },
  { groups: [{ doors: 12, leaves: 'double' }, { doors: 8 }] },
  { groups: [{ doors: 4, mode: 'faceTerminal', lock: 'strike' }, { doors: 9 }] },
  // their own supplies stand beside six doors, and may feed others
  { groups: [{ doors: 6, distanceM: 200 }, { doors: 16 }], isBeside: true },
] as const;
const HOURS = [0, 4, 24, 48];
const CASES = SCENES.flatMap((scene) => HOURS.map((standbyHours) => ({ ...scene, standbyHours })));

describe.each(CASES)('$groups, $standbyHours h', (inputs) => {
  const { isBeside, ...asked } = { isBeside: false, ...inputs };
  const lines = sceneOf(asked);
  const settings = { standbyHours: inputs.standbyHours };

  it('as it is sized says nothing', () => expect(found(lines, settings)).toEqual([]));

  it('with the smallest supply in the place of its largest ones', () => {
    const largest = lines
      .filter(({ role }) => role === 'doorSupply')
      .toSorted((a, b) => Number(b.attributes['currentA']) - Number(a.attributes['currentA']))[0];
    if (largest === undefined || largest.attributes['currentA'] === 3) return;
    const pieces = Math.max(1, Math.floor((largest.quantity * 2) / 3));
    const swapped = [
      ...lines.filter((line) => line !== largest),
      ...listed({ ...largest, quantity: largest.quantity - pieces }),
      one('doorSupply', { currentA: 3 }, pieces),
    ];
    const codes = codesOf(swapped, settings).filter((code) => code.startsWith('DOOR_SUPPLY_'));
    if (!isBeside) expect(codes).toHaveLength(1);
    // what is proposed cures it, and lasts
    const { additions } = checked(swapped, settings);
    const after = codesOf([...swapped, ...additions], settings);
    expect(after.filter((code) => code.startsWith('DOOR_SUPPLY_') || code === 'DOOR_STANDBY_SHORT')).toEqual([]);
  });

  it('with half of its batteries', () => {
    const all = piecesIn(lines, 'standbyBattery');
    if (all === 0) return;
    const halved = exchanged(lines, 'standbyBattery', Math.ceil(all / 2));
    expect(codesOf(halved, settings)).toEqual(['DOOR_STANDBY_SHORT']);
    const { additions } = checked(halved, settings);
    expect(additions.length).toBeGreaterThan(0);
    expect(codesOf([...halved, ...additions], settings).filter((code) => code.startsWith('DOOR_STANDBY'))).toEqual([]);
  });

  it('with supplies gone, and without any battery, one cure leaves no supply short of current nor of hours', () => {
    if (inputs.standbyHours === 0) return;
    const pieces = piecesIn(lines, 'doorSupply');
    const some = exchanged(lines, 'doorSupply', Math.ceil(pieces / 2));
    const bare = exchanged(some, 'standbyBattery', piecesIn(lines, 'standbyBattery'));
    for (const faulty of [some, bare]) {
      const { issues, additions } = checked(faulty, settings);
      expect(issues.length).toBeGreaterThan(0);
      expect(codesOf([...faulty, ...additions], settings).filter((code) => code.startsWith('DOOR_S'))).toEqual([]);
    }
  });

  it('with batteries of half the size', () => {
    if (piecesIn(lines, 'standbyBattery') === 0) return;
    const weak = lines.map((line) =>
      line.role === 'standbyBattery' ? { ...line, attributes: { capacityAh: Number(line.attributes['capacityAh']) / 2 } } : line,
    );
    expect(codesOf(weak, settings)).toEqual(['DOOR_STANDBY_SHORT']);
    expect(codesOf([...weak, ...checked(weak, settings).additions], settings)).toEqual([]);
  });

  it('with fewer locks than doors', () => {
    expect(found(exchanged(lines, 'lock', piecesIn(lines, 'lock')), settings)).toEqual([`DOOR_LOCK_SHORT ${piecesIn(lines, 'breakGlass')}`]);
    const gone = piecesIn(lines, 'lock') - piecesIn(lines, 'breakGlass') + 2;
    const few = exchanged(lines, 'lock', gone);
    expect(found(few, settings)).toEqual(['DOOR_LOCK_SHORT 2']);
    expect(found([...few, ...checked(few, settings).additions], settings)).toEqual([]);
  });
});

it('four of six supplies of 3 A: each carries a controller and three of its doors, and says so', () => {
  const lines = exchanged(sceneOf({ groups: [{ doors: 24 }] }), 'doorSupply', 4, one('doorSupply', { currentA: 3 }, 4));
  const [issue] = checked(lines).issues;
  expect(issue).toMatchObject({ code: 'DOOR_SUPPLY_UNASSIGNABLE', severity: 'error', shortBy: 4 });
  expect(issue?.why).toBe(
    '合计 18.6 A 不超过 22 A，但每台控制器和它带的门要接在同一台电源上：6 台控制器各 0.5 A，24 樘门各 0.65 A（锁 0.5、读卡器 0.15）；3 A 的电源 4 台，各接一台控制器后余 2.5 A，额定够 3 樘；5 A 的电源 2 台，各接一台控制器后余 4.5 A，额定够 6 樘',
  );
});

it('a controller of four doors with strikes on 3 A works, with nothing to spare', () => {
  const lines = exchanged(sceneOf({ groups: [{ doors: 4, lock: 'strike' }] }), 'doorSupply', 1, one('doorSupply', { currentA: 3 }));
  expect(checked(lines).issues).toMatchObject([{ code: 'DOOR_SUPPLY_TIGHT', severity: 'warning' }]);
});

it('standby that nobody asks for is not judged, nor what a UPS carries', () => {
  const lines = sceneOf({ groups: [{ doors: 4 }], standbyHours: 48 });
  const bare = exchanged(lines, 'standbyBattery', 2);
  expect(codesOf(bare)).toEqual([]);
  expect(codesOf(bare, { standbyHours: 48 })).toEqual(['DOOR_STANDBY_SHORT']);
  expect(codesOf([...bare, one('upsHost')], { standbyHours: 48 })).toEqual([]);
});

it('hours that not even the largest batteries last are said to be so, and nothing is proposed for them', () => {
  const lock = one('lock', { type: 'strike', currentA: 4 });
  const faulty = [one('doorController', { doors: 1 }), lock, one('doorSupply', { currentA: 20 }, 2), one('standbyBattery', { capacityAh: 7 }, 2)];
  const { issues, additions } = checked(faulty, { standbyHours: 48 });
  const short = issues.find(({ code }) => code === 'DOOR_STANDBY_SHORT');
  expect(short?.cures).toEqual([]);
  expect(short?.why).toContain('加到每台 2 节 100 Ah 也撑不到');
  expect(additions.map(({ role }) => role).filter((role) => role === 'doorSupply' || role === 'standbyBattery')).toEqual([]);
});

it.each([
  { title: 'with hours asked the cure of supplies brings batteries', settings: { standbyHours: 24 }, beside: [], brings: true },
  { title: 'with hours asked and a UPS it brings none', settings: { standbyHours: 24 }, beside: [one('upsHost')], brings: false },
  { title: 'with no hours asked it brings none', settings: {}, beside: [], brings: false },
])('$title', ({ settings, beside, brings }) => {
  const lines = sceneOf({ groups: [{ doors: 24 }] });
  const bare = exchanged(lines, 'standbyBattery', piecesIn(lines, 'standbyBattery'));
  const faulty = [...exchanged(bare, 'doorSupply', Math.ceil(piecesIn(bare, 'doorSupply') / 2)), ...beside];
  const { additions } = checked(faulty, settings);
  const roles = additions.map(({ role }) => role);
  expect(roles).toContain('doorSupply');
  expect(roles.includes('standbyBattery')).toBe(brings);
});

/** By trying everything: each controller on a supply of its own, each door on that of a controller with a place left or on one without. */
function isFeasible(boxes: readonly number[], controllers: readonly number[], doors: readonly number[]): boolean {
  const put = (at: number, room: number[], places: number[]): boolean => {
    const door = doors[at];
    if (door === undefined) return true;
    return room.some((left, box) => {
      if (left < door - 1e-9 || (places[box] ?? 0) < 1) return false;
      return put(
        at + 1,
        room.map((one, place) => (place === box ? one - door : one)),
        places.map((one, place) => (place === box ? one - 1 : one)),
      );
    });
  };
  const host = (at: number, room: number[], places: number[]): boolean => {
    const built = controllers[at];
    if (built === undefined) return put(0, room, places);
    return room.some(
      (left, box) =>
        places[box] === Infinity &&
        left >= 0.5 - 1e-9 &&
        host(
          at + 1,
          room.map((one, place) => (place === box ? one - 0.5 : one)),
          places.map((one, place) => (place === box ? built : one)),
        ),
    );
  };
  return host(
    0,
    [...boxes],
    boxes.map(() => Infinity),
  );
}

it('finds a way wherever there is one, and none where there is not', () => {
  const seen = { yes: 0, no: 0 };
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(1, 2, 3, 5), { minLength: 1, maxLength: 4 }),
      fc.array(fc.constantFrom(1, 2, 4), { maxLength: 3 }),
      fc.array(fc.constantFrom(0.5, 0.9, 1), { minLength: 1, maxLength: 6 }),
      (boxes, built, locks) => {
        const controllers = built.slice(0, boxes.length);
        const places = controllers.reduce((sum, doors) => sum + doors, 0);
        // doors beyond what the controllers take are those of others: no place is counted then
        const doors = controllers.length === 0 ? locks : locks.slice(0, places);
        const lines = [
          ...boxes.map((currentA) => one('doorSupply', { currentA })),
          ...controllers.map((count) => one('doorController', { doors: count, power: 'dc12' })),
          ...doors.map((currentA) => one('lock', { type: 'maglockSingle', currentA })),
          one('breakGlass', {}, doors.length),
          one('fireLinkModule'),
        ];
        const isAmiss = isUnfed(lines);
        const isDone = isFeasible(boxes, controllers, doors);
        seen[isDone ? 'yes' : 'no'] += 1;
        expect(isAmiss).toBe(!isDone);
      },
    ),
    { numRuns: 400 },
  );
  expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(15);
});

/** The same beside other supplies: an adapter feeds what one box does, a central one any number of controllers, terminals and doors. */
function isFedBeside(
  own: readonly number[],
  central: readonly number[],
  units: readonly { ampere: number; doors: number }[],
  doors: readonly number[],
): boolean {
  const all = [...own, ...central];
  const isOwn = (at: number): boolean => at < own.length;
  const changed = (values: readonly number[], at: number, value: number): number[] => values.map((one, place) => (place === at ? value : one));
  const put = (at: number, room: readonly number[], places: readonly number[]): boolean => {
    const door = doors[at];
    if (door === undefined) return true;
    return room.some(
      (left, supply) =>
        left >= door - 1e-9 &&
        (places[supply] ?? 0) >= 1 &&
        put(at + 1, changed(room, supply, left - door), changed(places, supply, (places[supply] ?? 0) - 1)),
    );
  };
  const host = (at: number, room: readonly number[], places: readonly number[]): boolean => {
    const unit = units[at];
    if (unit === undefined) return put(0, room, places);
    return room.some((left, supply) => {
      const isFree = !isOwn(supply) || places[supply] === Infinity;
      return (
        isFree &&
        left >= unit.ampere - 1e-9 &&
        host(at + 1, changed(room, supply, left - unit.ampere), isOwn(supply) ? changed(places, supply, unit.doors) : places)
      );
    });
  };
  return host(
    0,
    all,
    all.map(() => Infinity),
  );
}

it('finds a way beside other supplies of 12 V wherever there is one, and none where there is not', () => {
  const seen = { yes: 0, no: 0 };
  const some = (values: number[], maxLength: number, minLength = 0) => fc.array(fc.constantFrom(...values), { minLength, maxLength });
  fc.assert(
    fc.property(
      some([1, 2, 3], 3, 1),
      some([1, 2], 2),
      some([1.5, 2.5, 4], 2),
      some([1, 2], 3),
      fc.nat(1),
      some([0.5, 0.9, 1.4], 6, 2),
      (boxes, adapters, central, built, terminals, doors) => {
        fc.pre(adapters.length + central.length > 0);
        fc.pre(central.length > 0 || boxes.length + adapters.length >= built.length + terminals);
        // as many doors as their units take: with more no place is counted
        fc.pre(doors.length - terminals <= built.reduce((sum, count) => sum + count, 0) && built.length + terminals > 0);
        const lines = [
          ...boxes.map((currentA) => one('doorSupply', { currentA })),
          ...adapters.map((currentA) => one('powerAdapter', { voltage: 12, currentA })),
          ...central.map((currentA) => one('powerSupply12V', { currentA })),
          ...built.map((count) => one('doorController', { doors: count, power: 'dc12' })),
          ...listed(one('faceTerminal', {}, terminals)),
          ...doors.map((currentA) => one('lock', { type: 'maglockSingle', currentA })),
          one('breakGlass', {}, doors.length),
          one('fireLinkModule'),
        ];
        const units = [
          ...built.map((count) => ({ ampere: CONTROLLER_CURRENT_A.value, doors: count })),
          ...Array.from({ length: terminals }, () => ({ ampere: FACE_TERMINAL_CURRENT_A.value, doors: 1 })),
        ];
        const isAmiss = isUnfed(lines);
        const isDone = isFedBeside([...boxes, ...adapters], central, units, doors);
        seen[isDone ? 'yes' : 'no'] += 1;
        expect(isAmiss).toBe(!isDone);
      },
    ),
    { numRuns: 600 },
  );
  expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(25);
});

it('a controller and its doors that no box carries are named beside the central supply', () => {
  const lines = [
    one('doorSupply', { currentA: 1 }),
    one('powerSupply12V', { currentA: 2 }),
    one('doorController', { doors: 2, power: 'dc12' }),
    one('lock', { type: 'maglockSingle', currentA: 1.1 }, 2),
    one('qrReader', {}, 2),
    one('breakGlass', {}, 2),
    one('fireLinkModule'),
  ];
  const [issue] = checked(lines).issues;
  expect(issue).toMatchObject({ code: 'DOOR_SUPPLY_UNASSIGNABLE', shortBy: 1 });
  expect(issue?.why).toContain('2 A 的集中电源 1 台');
  expect(codesOf([...lines, ...checked(lines).additions])).toEqual([]);
});

it('a list of a million doors is answered', () =>
  expect(
    codesOf([
      one('lock', {}, 1_000_000),
      one('qrReader', {}, 1_000_000),
      one('doorSupply', { currentA: 20 }, 1_000_000),
      one('doorController', {}, 1_000_000),
      one('fireLinkModule'),
    ]),
  ).toEqual([]));
