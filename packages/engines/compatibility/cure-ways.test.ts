/** Cures of lists: each leaves nothing of its kind and brings nothing new, and the cheapest is the one a dealer would take. Source: CHECK-10. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GivenLine, RoleAttribute, RoleLine } from '../roles/index.ts';
import { VERDICT_EFFORT, WHOLE_EFFORT } from './budget.ts';
import type { CompatInputs } from './check-types.ts';
import { compatCheck } from './compat-check.ts';
import { cheapestFirst, curesOf, differenceOf, keyOf, type Cure, type CureKind } from './cure-ways.ts';
import { aCamera, aDisk, aNetworkSwitch, aPoeSwitch, aRecorder, taking } from './list-builder.ts';
import type { Way } from './way.ts';

type Attributes = Record<string, RoleAttribute>;
type Settings = Omit<CompatInputs, 'lines'>;

const cures = (lines: readonly GivenLine[], settings: Settings = {}, fixed: number[] = []): Cure[] =>
  curesOf({ lines, ...settings }, { fixed, effort: WHOLE_EFFORT }).cures;

/** As the list stands: what would complete it counts for nothing. */
function plainly(lines: readonly GivenLine[], settings: Settings) {
  const result = compatCheck({ lines, ...settings }, VERDICT_EFFORT);
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  return result.issues;
}

const number = (attributes: GivenLine['attributes'], name: string): number => Number(attributes[name] ?? 0);
/** Yuan, as a shop asks for them. */
const PRICES: Readonly<Record<string, (has: GivenLine['attributes']) => number>> = {
  nvr: (has) => 250 + 55 * number(has, 'channels') + 90 * number(has, 'hddBays'),
  hdd: (has) => 180 + 130 * number(has, 'sizeTB'),
  diskEnclosure: () => 8725,
  poeSwitch: (has) => 120 + 18 * number(has, 'poePorts') + 1.5 * number(has, 'poeBudgetW') + (String(has['poeStandard']).startsWith('bt') ? 700 : 0),
  poeInjector: (has) => 60 + 5 * number(has, 'poeBudgetW'),
  networkSwitch: (has) => 100 + 20 * number(has, 'ports'),
  powerSupply12V: (has) => 60 + 12 * number(has, 'currentA'),
};
const fenOf = ({ role, attributes }: GivenLine): number | null => {
  const price = PRICES[role];
  return price === undefined ? null : Math.round(price(attributes) * 100);
};
const pricesOf = (lines: readonly GivenLine[], { without = '' } = {}) => ({
  ofAdded: (line: RoleLine) => (line.role === without ? null : fenOf(line)),
  ofListed: (place: number) => {
    const line = lines[place];
    return line === undefined ? null : fenOf(line);
  },
});
/** `1 nvr 16 路 → 1 nvr 32`: what goes and what comes, of the cheapest way of the kind. */
function taken(lines: readonly GivenLine[], kind: CureKind, settings: Settings = {}, prices = pricesOf(lines)): string {
  const cure = cures(lines, settings).find((one) => one.kind === kind);
  const best = cheapestFirst(cure?.ways ?? [], prices)[0]?.way;
  const text = ({ role, attributes }: GivenLine, quantity: number): string =>
    `${quantity} ${role} ${['channels', 'hddBays', 'sizeTB', 'poePorts', 'poeBudgetW', 'poeStandard', 'uplinkMbps', 'currentA', 'ipRating'].flatMap((name) => attributes[name] ?? []).join('/')}`;
  if (best === undefined) return '';
  const goes = best.takes.flatMap(({ place, quantity }) => (lines[place] ? [text(lines[place], quantity)] : []));
  return [
    goes.join(', '),
    [...best.adds.map((line) => text(line, line.quantity)), ...best.more.map(({ place, quantity }) => text(lines[place] as GivenLine, quantity))].join(', '),
  ].join(' → ');
}

const cam = (attributes: Attributes, quantity: number) => aCamera({ resolution: '4MP', powerW: 6, ...attributes }, quantity);
const nvr = (channels: number, incomingMbps: number, hddBays: number, more: Attributes = {}, quantity = 1) =>
  aRecorder({ channels, incomingMbps, hddBays, decode1080p: 16, ...more }, quantity);
const poe = (poePorts: number, poeBudgetW: number, poeStandard: string, more: Attributes = {}, quantity = 1) =>
  aPoeSwitch({ poePorts, poeBudgetW, poeStandard, ...more }, quantity);
const disks = (sizeTB: number, quantity: number) => aDisk({ sizeTB }, quantity);

describe('the cheapest way', () => {
  it('twenty cameras on sixteen channels: a recorder of 32 in its place where that costs less than a second', () => {
    const lines = [cam({}, 20), nvr(16, 160, 4), disks(10, 4), poe(24, 370, 'at')];
    const prices = pricesOf(lines);
    const dearSmall = {
      ...prices,
      ofAdded: (line: RoleLine) => (line.role === 'nvr' && number(line.attributes, 'channels') < 32 ? 150_000 : prices.ofAdded(line)),
    };
    expect(taken(lines, 'recording', {}, dearSmall)).toBe('1 nvr 16/4 → 1 nvr 32/4');
    expect(taken(lines, 'recording')).toBe(' → 1 nvr 4/1');
  });

  it('a bay or two short: larger disks or a recorder of four bays, never an enclosure', () => {
    for (const count of [3, 4]) {
      const lines = [cam({}, 10), nvr(16, 160, 2), disks(4, count), poe(16, 230, 'at')];
      const { ways = [] } = cures(lines).find(({ kind }) => kind === 'recording') ?? {};
      expect(ways.flatMap(({ adds }) => adds).filter(({ role }) => role === 'diskEnclosure')).toEqual([]);
      // 1,740 for one of 12 TB, 1,920 for two of 6
      expect(taken(lines, 'recording'), String(count)).toBe(`${count} hdd 4 → 1 hdd 12`);
      // where large disks are dear the recorder goes
      const prices = pricesOf(lines);
      const dearDisks = { ...prices, ofAdded: (line: RoleLine) => (line.role === 'hdd' ? 900_000 : prices.ofAdded(line)) };
      expect(taken(lines, 'recording', {}, dearDisks)).toBe('1 nvr 16/2 → 1 nvr 16/4');
    }
  });

  it('a PTZ of 45 W at an at switch: what serves bt for those only', () => {
    const lines = [cam({}, 6), cam({ powerW: 45 }, 2), nvr(8, 80, 2), disks(10, 1), poe(8, 120, 'at')];
    expect(taken(lines, 'feeding')).toBe(' → 2 poeInjector 1/60/bt3');
    const prices = pricesOf(lines, { without: 'poeInjector' });
    const { ways = [] } = cures(lines).find(({ kind }) => kind === 'feeding') ?? {};
    const beside = ways.find(({ adds, takes }) => takes.length === 0 && adds.some(({ role }) => role === 'poeSwitch'));
    // two of 45 W draw 96 W, and a fifth more is bought
    expect(beside?.adds).toEqual([{ role: 'poeSwitch', quantity: 1, attributes: { poePorts: 8, poeBudgetW: 120, poeStandard: 'bt3' } }]);
    expect(cheapestFirst(ways, prices)[0]?.way.adds.every(({ role }) => role !== 'poeInjector')).toBe(true);
  });

  it('channels and bays short at once: a larger recorder and larger disks together, cheaper than another beside', () => {
    const lines = [cam({}, 22), nvr(16, 160, 2), disks(4, 4), poe(24, 370, 'at')];
    expect(taken(lines, 'recording')).toBe('1 nvr 16/2, 4 hdd 4 → 1 nvr 32/4, 4 hdd 6');
  });

  it('an uplink too narrow: the same switch with a faster one', () => {
    const lines = [cam({ bitrateKbps: 12288 }, 24), nvr(32, 400, 8), disks(16, 8), poe(24, 370, 'at', { uplinkMbps: 100 })];
    expect(taken(lines, 'feeding')).toBe('1 poeSwitch 24/370/at/100 → 1 poeSwitch 24/370/at/1000');
  });

  it('a codec the recorder does not take: one that does, of the same size', () => {
    const lines = [cam({}, 8), nvr(8, 80, 2, { codecs: ['H264'] }), disks(10, 1), poe(8, 120, 'at')];
    expect(taken(lines, 'recording')).toBe('1 nvr 8/2 → 1 nvr 8/2');
  });

  it('a switch of the list once more, where that does', () => {
    const lines = [cam({ powerW: 45 }, 12), nvr(16, 160, 4), disks(8, 4), poe(8, 120, 'at'), poe(8, 450, 'bt3'), aNetworkSwitch({ ports: 8 })];
    const { ways = [] } = cures(lines).find(({ kind }) => kind === 'feeding') ?? {};
    expect(ways).toContainEqual({ adds: [], takes: [{ place: 3, quantity: 1 }], more: [{ place: 4, quantity: 1 }] });
  });

  it('what has no price is never the cheapest, and what goes without one saves nothing', () => {
    const way = (role: 'nvr' | 'hdd', takes: Way['takes'] = []): Way => ({ adds: [{ role, quantity: 2, attributes: {} }], takes, more: [] });
    const prices = { ofAdded: ({ role }: RoleLine) => (role === 'nvr' ? null : 500_00), ofListed: (place: number) => (place === 0 ? 300_00 : null) };
    expect(cheapestFirst([way('nvr'), way('hdd')], prices).map(({ differenceFen }) => differenceFen)).toEqual([1000_00, null]);
    expect(differenceOf(way('hdd', [{ place: 0, quantity: 1 }]), prices)).toBe(700_00);
    expect(differenceOf(way('hdd', [{ place: 1, quantity: 1 }]), prices)).toBe(1000_00);
    expect(differenceOf({ adds: [], takes: [], more: [{ place: 1, quantity: 1 }] }, prices)).toBeNull();
  });

  it('a device the customer has already stays', () => {
    const lines = [cam({}, 20), nvr(16, 160, 4), disks(10, 4), poe(24, 370, 'at')];
    const { ways = [] } = cures(lines, {}, [1, 2]).find(({ kind }) => kind === 'recording') ?? {};
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.flatMap(({ takes }) => takes)).toEqual([]);
  });
});

const cameraLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 24 }),
    attributes: fc.record({
      resolution: fc.constantFrom('1080P', '4MP', '8MP'),
      codec: fc.constantFrom('H264', 'H265', 'H265+'),
      power: fc.constantFrom('poe', 'poe', 'poe', 'dc12'),
      powerW: fc.integer({ min: 3, max: 60 }),
      location: fc.constantFrom('indoor', 'outdoor'),
      ipRating: fc.constantFrom(54, 66),
      junctionBox: fc.constant(false),
    }),
  })
  .map(({ quantity, attributes }) => aCamera(attributes, quantity));
const listed = fc.oneof(
  fc
    .record({
      channels: fc.constantFrom(4, 8, 16, 32),
      incomingMbps: fc.constantFrom(20, 80, 160, 256),
      hddBays: fc.constantFrom(1, 2, 4, 8),
      decode1080p: fc.constantFrom(1, 8, 32),
      codecs: fc.constantFrom(['H264'], ['H264', 'H265', 'H265+']),
    })
    .map((has) => aRecorder(has)),
  fc.record({ sizeTB: fc.constantFrom(2, 4, 8, 16), quantity: fc.integer({ min: 1, max: 6 }) }).map(({ sizeTB, quantity }) => aDisk({ sizeTB }, quantity)),
  fc
    .record({
      poePorts: fc.constantFrom(4, 8, 16, 24),
      poeBudgetW: fc.constantFrom(60, 120, 370),
      poeStandard: fc.constantFrom('af', 'at', 'bt3'),
      uplinkMbps: fc.constantFrom(100, 1000),
    })
    .map((has) => aPoeSwitch(has)),
  fc.record({ currentA: fc.constantFrom(1, 5, 10) }).map((attributes): RoleLine => ({ role: 'powerSupply12V', quantity: 1, attributes })),
);
const list = fc.record({
  cameras: fc.array(cameraLine, { minLength: 1, maxLength: 4 }),
  parts: fc.array(listed, { minLength: 1, maxLength: 5 }),
  days: fc.integer({ min: 30, max: 90 }),
});

it('every way leaves nothing of its kind, and no other error is new or has grown', () => {
  const tried = { ways: 0, exchanges: 0 };
  fc.assert(
    fc.property(list, ({ cameras, parts, days }) => {
      const lines = [...cameras, ...parts];
      const settings = { retentionDays: days };
      const before = new Map(plainly(lines, settings).map((issue) => [keyOf(issue), issue]));
      const [first] = cures(lines, settings);
      if (first === undefined) return;
      for (const way of first.ways) {
        tried.ways++;
        tried.exchanges += way.takes.length > 0 ? 1 : 0;
        const issues = plainly(taking(lines, way), settings);
        const said = JSON.stringify({ lines, way });
        expect(
          issues.map(keyOf).filter((key) => first.keys.includes(key)),
          said,
        ).toEqual([]);
        for (const issue of issues.filter(({ severity }) => severity === 'error')) {
          const was = before.get(keyOf(issue));
          expect(was, said).toBeDefined();
          expect(issue.shortBy ?? 0, said).toBeLessThanOrEqual(was?.shortBy ?? 0);
        }
      }
    }),
    { numRuns: 45 },
  );
  expect(tried.ways).toBeGreaterThan(40);
  expect(tried.exchanges).toBeGreaterThan(10);
});

it('all cures one after the other leave no error that has a cure', () => {
  fc.assert(
    fc.property(list, ({ cameras, parts, days }) => {
      const settings = { retentionDays: days };
      let lines: GivenLine[] = [...cameras, ...parts];
      for (let round = 0; round < 6; round++) {
        const [first] = cures(lines, settings);
        const way = first?.ways[0];
        if (way === undefined) break;
        lines = taking(lines, way);
      }
      expect(cures(lines, settings), JSON.stringify({ cameras, parts, days })).toEqual([]);
    }),
    { numRuns: 20 },
  );
});
