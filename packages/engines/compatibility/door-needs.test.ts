/** What a list tells of its doors, and how batteries are put into supplies. Source: CHECK-15.2. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GivenLine, RoleAttribute } from '../roles/index.ts';
import { WHOLE_EFFORT } from './budget.ts';
import { readList } from './compat-check.ts';
import { doorNeedsOf, drawnOfNeeds, feedDoors, type DoorLimits, type DoorNeeds } from './door-power.ts';
import { checked, found } from './list-builder.ts';

const one = (role: string, attributes: Record<string, RoleAttribute> = {}, quantity = 1): GivenLine => ({ role, quantity, attributes });
const needsOf = (...lines: GivenLine[]): DoorNeeds => {
  const read = readList({ lines }, WHOLE_EFFORT);
  const needs = read.ok ? doorNeedsOf(read.list) : null;
  if (needs === null) throw new Error('no needs');
  return needs;
};

describe('what hangs where', () => {
  it('each door has its reader where there is one for each', () =>
    expect(needsOf(one('lock', { type: 'maglockSingle' }, 4), one('cardReader', {}, 4), one('doorController', { doors: 4 }))).toMatchObject({
      controllers: [4],
      terminals: 0,
      doors: [{ type: 'maglockSingle', ampere: 0.5, count: 4 }],
      readersEach: 1,
      readersLeft: 0,
      locksOfDoor: 1,
      missing: null,
    }));

  it.each([
    { readers: 0, readersEach: 0, readersLeft: 0 },
    { readers: 3, readersEach: 0, readersLeft: 3 },
    { readers: 5, readersEach: 1, readersLeft: 1 },
    { readers: 8, readersEach: 2, readersLeft: 0 },
    // no door has three
    { readers: 13, readersEach: 2, readersLeft: 5 },
  ])('$readers readers of four doors', ({ readers, ...said }) => {
    const cards = readers === 0 ? [] : [one('cardReader', {}, readers)];
    expect(needsOf(one('lock', { type: 'bolt' }, 4), ...cards, one('doorController', { doors: 4 }))).toMatchObject(said);
  });

  it.each([
    // 12 V: by the watts its model says, else by what it reads
    { attributes: {}, amperes: 0.15 },
    { attributes: { cardTypes: ['IC卡'], powerW: 1.5 }, amperes: 0.15 },
    { attributes: { powerW: 6 }, amperes: 0.5 },
    { attributes: { cardTypes: ['IC卡', '蓝牙'] }, amperes: 0.35 },
    { attributes: { cardTypes: ['IC卡', '蓝牙'], powerW: 3 }, amperes: 0.25 },
  ])('a reader of $attributes draws $amperes A', ({ attributes, amperes }) => {
    const needs = needsOf(one('lock', { type: 'maglockSingle' }, 4), one('cardReader', attributes, 4), one('doorController', { doors: 4 }));
    expect(needs.readerA).toBeCloseTo(amperes, 9);
    expect(drawnOfNeeds(needs)).toBeCloseTo(0.5 + 4 * (0.5 + amperes), 9);
  });

  it('of several kinds the sum is theirs', () =>
    expect(needsOf(one('lock', {}, 4), one('cardReader', {}, 3), one('cardReader', { powerW: 6 }, 1), one('doorController', { doors: 4 })).readerA).toBeCloseTo(
      (3 * 0.15 + 0.5) / 4,
      9,
    ));

  it('readers of gates are no readers of doors', () =>
    expect(needsOf(one('lock', {}, 2), one('cardReader', {}, 8), one('doorController', { doors: 4 }, 3), one('gateUnit', {}, 4))).toMatchObject({
      readersEach: 0,
      readersLeft: 8,
    }));

  it('a terminal reads by itself', () =>
    expect(
      needsOf(one('lock', { type: 'strike' }, 5), one('cardReader', {}, 3), one('faceTerminal', {}, 2), one('doorController', { doors: 4 })),
    ).toMatchObject({
      terminals: 2,
      readersEach: 1,
      readersLeft: 0,
    }));

  it('a second reader of a door may stand beside a terminal: card and face (SIZE-6.5)', () => {
    const readers = (count: number) =>
      needsOf(one('lock', { type: 'strike' }, 12), one('cardReader', {}, count), one('faceTerminal', {}, 8), one('doorController', { doors: 4 }, 3));
    expect([12, 15, 16].map((count) => readers(count).readersEach)).toEqual([1, 1, 2]);
  });

  it('a lock draws what its model says, else what is usual of its kind, else what is usual', () =>
    expect(needsOf(one('lock', { type: 'bolt', currentA: 1.2 }), one('lock', { type: 'bolt' }), one('lock')).doors.map(({ ampere }) => ampere)).toEqual([
      1.2, 0.9, 0.5,
    ]));
});

describe('two locks of a door', () => {
  const controllers = one('doorController', { doors: 4 }, 2);
  it('one a leaf, where all have two', () =>
    expect(needsOf(one('lock', { type: 'bolt' }, 8), one('breakGlass', {}, 4), controllers).doors).toEqual([{ type: 'bolt', ampere: 1.8, count: 4 }]));
  it('of some, where there is one kind', () =>
    expect(needsOf(one('lock', { type: 'bolt' }, 6), one('lock', { type: 'maglockSingle' }, 2), one('breakGlass', {}, 6), controllers).doors).toEqual([
      { type: 'maglockSingle', ampere: 0.5, count: 2 },
      { type: 'bolt', ampere: 1.8, count: 2 },
      { type: 'bolt', ampere: 0.9, count: 2 },
    ]));
  it('of kinds nobody can tell apart a controller may have twice as many', () =>
    expect(needsOf(one('lock', { type: 'bolt' }, 4), one('lock', { type: 'strike' }, 3), one('breakGlass', {}, 5), controllers)).toMatchObject({
      locksOfDoor: 2,
    }));
  it('nor where no break-glass says how many doors there are', () =>
    expect(needsOf(one('lock', { type: 'bolt' }, 12), one('doorController', { doors: 4 }, 2)).locksOfDoor).toBe(Infinity));
});

describe('locks that are missing', () => {
  const doors = [one('breakGlass', {}, 4), one('doorController', { doors: 4 }), one('doorSupply', { currentA: 5 }), one('fireLinkModule')];
  it.each<[string, GivenLine[], string | null]>([
    ['none', [one('lock', { type: 'bolt' }, 4)], null],
    ['one of its kind', [one('lock', { type: 'bolt' }, 3)], '1 bolt'],
    ['of the kind there are most of', [one('lock', { type: 'bolt' }), one('lock', { type: 'strike' }, 2)], '1 strike'],
    ['all, with brackets of maglocks', [one('lockBracket', {}, 4)], '4 maglockSingle'],
    ['all, with nothing that tells', [], '4 strike'],
  ])('%s', (_name, locks, said) => {
    const { missing } = needsOf(...locks, ...doors);
    expect(missing === null ? null : `${missing.count} ${missing.type}`).toBe(said);
  });
  it('are counted by the buttons where there are more of them', () =>
    expect(needsOf(one('lock', { type: 'bolt' }, 4), one('exitButton', {}, 6), ...doors).missing).toEqual({ type: 'bolt', count: 2 }));
  it('are no matter beside gates, which have none', () => expect(found([one('exitButton', {}, 4), one('gateUnit', {}, 4), one('fireLinkModule')])).toEqual([]));
  it('say what they are counted by', () =>
    expect(checked([one('lock', { type: 'bolt' }, 3), ...doors]).issues.find(({ code }) => code === 'DOOR_LOCK_SHORT')?.why).toBe(
      '紧急破玻 4 个、出门按钮 0 个，每樘门至多各 1 个；电控锁只有 3 把',
    ));
});

it('amperes are those of every device', () =>
  fc.assert(
    fc.property(fc.nat(9), fc.nat(9), fc.nat(20), fc.nat(5), fc.nat(5), (maglocks, bolts, readers, terminals, controllers) => {
      const lines = [
        one('lock', { type: 'maglockSingle' }, maglocks),
        one('lock', { type: 'bolt' }, bolts),
        one('cardReader', {}, readers),
        one('faceTerminal', {}, terminals),
        one('doorController', { doors: 2 }, controllers),
      ].filter(({ quantity }) => quantity > 0);
      if (lines.length === 0) return;
      expect(drawnOfNeeds(needsOf(...lines))).toBeCloseTo(maglocks * 0.5 + bolts * 0.9 + readers * 0.15 + terminals + controllers * 0.5, 9);
    }),
  ));

describe('batteries', () => {
  // 0.5 + 4 × 0.65 = 3.1 A; 0.5 + 0.65 = 1.15 A
  const large = [one('doorController', { doors: 4 }), one('lock', { type: 'maglockSingle' }, 4), one('cardReader', {}, 4)];
  const feed = (batteries: [ah: number, count: number][], hours: number, boxes = 1, more: Partial<DoorLimits> = {}) =>
    feedDoors(
      needsOf(...large.map((line) => ({ ...line, quantity: line.quantity * boxes }))),
      {
        boxes: Array.from({ length: boxes }, () => ({ currentA: 20, chargeA: null })),
        adapters: [],
        central: [],
        batteries: batteries.map(([capacityAh, count]) => ({ capacityAh, count })),
      },
      { share: 1, isCharging: false, standbyHours: hours, ...more },
      { left: 1_000_000 },
    ).kind;

  // 3.1 × 24 ÷ 0.8 = 93 Ah; 48 h: 186
  it.each([
    { batteries: [[100, 1]], hours: 24, boxes: 1, kind: 'packed' },
    { batteries: [[65, 1]], hours: 24, boxes: 1, kind: 'impossible' },
    { batteries: [[65, 2]], hours: 24, boxes: 1, kind: 'packed' },
    { batteries: [[100, 2]], hours: 48, boxes: 1, kind: 'packed' },
    { batteries: [[100, 1]], hours: 48, boxes: 1, kind: 'impossible' },
    // one of two boxes has none
    { batteries: [[100, 1]], hours: 24, boxes: 2, kind: 'impossible' },
    { batteries: [[100, 2]], hours: 24, boxes: 2, kind: 'packed' },
    // three for two: a pair in one of them
    {
      batteries: [
        [100, 1],
        [65, 2],
      ],
      hours: 24,
      boxes: 2,
      kind: 'packed',
    },
    {
      batteries: [
        [100, 1],
        [38, 2],
      ],
      hours: 24,
      boxes: 2,
      kind: 'impossible',
    },
    // more than two do not stand side by side
    { batteries: [[38, 3]], hours: 24, boxes: 1, kind: 'impossible' },
    { batteries: [], hours: 1, boxes: 1, kind: 'impossible' },
    { batteries: [], hours: 0, boxes: 1, kind: 'packed' },
  ] as { batteries: [number, number][]; hours: number; boxes: number; kind: string }[])('$batteries in $boxes for $hours h: $kind', (given) =>
    expect(feed(given.batteries, given.hours, given.boxes)).toBe(given.kind),
  );

  it('a larger battery never lasts less', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 48 }), (capacityAh, hours) => {
        if (feed([[capacityAh, 1]], hours) === 'packed') expect(feed([[capacityAh + 1, 1]], hours)).toBe('packed');
      }),
    ));

  // 100 × 0.8 ÷ 24 ÷ 0.8 = 4.17 A
  it.each([
    { currentA: 8, chargeA: null, kind: 'packed' },
    { currentA: 7, chargeA: null, kind: 'impossible' },
    // it charges with no more than this
    { currentA: 7, chargeA: 2, kind: 'packed' },
  ])('is charged beside the load: $currentA A, $chargeA A of it for the battery', ({ currentA, chargeA, kind }) =>
    expect(
      feedDoors(
        needsOf(...large),
        { boxes: [{ currentA, chargeA }], adapters: [], central: [], batteries: [{ capacityAh: 100, count: 1 }] },
        { share: 1, isCharging: true, standbyHours: 0 },
        { left: 100_000 },
      ).kind,
    ).toBe(kind),
  );
});
