/** Completing a list: everything that is missing is found, everything that is found is cured, and nothing is proposed twice. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GivenLine } from '../roles/index.ts';
import { VERDICT_EFFORT } from './budget.ts';
import type { CompatInputs } from './check-types.ts';
import { compatCheck } from './compat-check.ts';
import { aCamera, aDisk, aRecorder, aUps, checked } from './list-builder.ts';

const camera = fc
  .record({
    quantity: fc.integer({ min: 1, max: 60 }),
    attributes: fc.record(
      {
        resolution: fc.constantFrom('720P', '1080P', '4MP', '5MP', '8MP', '12MP'),
        codec: fc.constantFrom('H264', 'H264+', 'H265', 'H265+'),
        fps: fc.integer({ min: 1, max: 60 }),
        audio: fc.boolean(),
        subStreamKbps: fc.constantFrom(0, 512, 1024),
        power: fc.constantFrom('poe', 'poe', 'dc12'),
        powerW: fc.integer({ min: 1, max: 713 }).map((tenths) => tenths / 10),
        bracket: fc.constantFrom('wall', 'ceiling', 'pole', 'corner'),
        bracketIncluded: fc.boolean(),
      },
      { requiredKeys: ['resolution'] },
    ),
  })
  .map(({ quantity, attributes }): GivenLine => ({ role: 'ipCamera', quantity, attributes }));

const part = <const Choice extends GivenLine['attributes']>(role: string, attributes: fc.Arbitrary<Choice>, max = 3): fc.Arbitrary<GivenLine> =>
  fc.record({ role: fc.constant(role), quantity: fc.integer({ min: 1, max }), attributes });

/** What somebody may have put into a list already. bt4 switches and 12MP recorders, so that only what can be added is ever missing. */
const listedPart = fc.oneof(
  part(
    'nvr',
    fc.record({ channels: fc.integer({ min: 1, max: 64 }), incomingMbps: fc.integer({ min: 10, max: 400 }), hddBays: fc.integer({ min: 0, max: 8 }) }),
  ),
  part('hdd', fc.record({ sizeTB: fc.constantFrom(1, 2, 4, 8, 16) }), 8),
  part('poeSwitch', fc.record({ poePorts: fc.integer({ min: 1, max: 24 }), poeBudgetW: fc.integer({ min: 10, max: 400 }), poeStandard: fc.constant('bt4') })),
  part('powerSupply12V', fc.record({ currentA: fc.constantFrom(1, 2, 5, 10) })),
  part('networkCableBox', fc.record({})),
  part('rj45Plug', fc.record({ pieces: fc.constantFrom(1, 50, 100) })),
  part('bracket', fc.record({ type: fc.constantFrom('wall', 'pole') })),
);
const settings = fc.record({
  retentionDays: fc.integer({ min: 30, max: 180 }),
  hoursPerDay: fc.integer({ min: 1, max: 24 }),
  avgCableM: fc.integer({ min: 1, max: 84 }),
});
const question = fc.record({ cameras: fc.array(camera, { minLength: 1, maxLength: 5 }), parts: fc.array(listedPart, { maxLength: 5 }), settings });

/** That something was not decided, or is left over, is no fault, and nothing cures it; what draws so much that no cable carries it over the way, and listed recorders without reserve, are the user's. */
const UNCURED: ReadonlySet<string> = new Set(['ASSIGNMENT_UNDECIDED', 'BRACKET_IDLE', 'NVR_BANDWIDTH_TIGHT']);
const isFault = ({ code, cures }: { code: string; cures: readonly number[] }): boolean =>
  !UNCURED.has(code) && !(code === 'DC_CABLE_SHORT' && cures.length === 0);

/** What is missing says the verdict alone, which looks for no completion. */
function missing(lines: readonly GivenLine[], settings: Omit<CompatInputs, 'lines'>) {
  const result = compatCheck({ lines, ...settings }, VERDICT_EFFORT);
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  return result;
}

describe('completing a list', () => {
  it('adding all that is proposed leaves nothing to find and proposes nothing again', () => {
    fc.assert(
      fc.property(question, ({ cameras, parts, settings }) => {
        const list = [...cameras, ...parts, aUps()];
        const before = checked(list, settings);
        for (const { cures } of before.issues.filter(isFault)) expect(cures).not.toEqual([]);
        const bought = [...list, ...before.additions];
        // ports for what is proposed are told once that is there (CHECK-7.2)
        const ports = checked(bought, settings).issues.flatMap(({ code, cures }) => (code === 'DATA_PORTS_SHORT' ? cures : []));
        const after = checked([...bought, ...ports.flatMap((place) => checked(bought, settings).additions[place] ?? [])], settings);
        expect({ issues: after.issues.filter(isFault), additions: after.additions }).toEqual({ issues: [], additions: [] });
      }),
      { numRuns: 40 },
    );
  });

  it('of a list full of faults only those stay that nothing can be added for', () => {
    const faulty: GivenLine[] = [
      {
        role: 'ipCamera',
        quantity: 9,
        attributes: { resolution: '12MP', codec: 'SVAC2', powerW: 60, location: 'outdoor', ipRating: 20, brand: '甲', protocols: [] },
      },
      {
        role: 'nvr',
        quantity: 1,
        attributes: { channels: 4, incomingMbps: 20, hddBays: 1, maxResolution: '4MP', maxDiskTB: 4, brand: '乙', protocols: ['ONVIF'] },
      },
      { role: 'hdd', quantity: 1, attributes: { sizeTB: 8 } },
      { role: 'poeSwitch', quantity: 1, attributes: { poePorts: 4, poeBudgetW: 60, poeStandard: 'af' } },
    ];
    const asked = { retentionDays: 20 };
    const after = checked([...faulty, ...checked(faulty, asked).additions], asked);
    expect(after.additions).toEqual([]);
    const left = ['CODEC_UNSUPPORTED', 'ENV_UNSUITABLE', 'UPS_RECOMMENDED', 'RETENTION_BELOW_30'];
    expect(after.issues.map(({ code }) => code)).toEqual(left);
  });

  it('every part that completed the list is missed when it is taken out again', () => {
    fc.assert(
      fc.property(question, ({ cameras, parts, settings }) => {
        const list = [...cameras, ...parts, aUps()];
        const { additions } = checked(list, settings);
        const complete = [...list, ...additions];
        for (const taken of additions) {
          const { issues, additions: again } = checked(
            complete.filter((line) => line !== taken),
            settings,
          );
          // not decided is said as well, as a hint
          if (issues.some(({ code }) => code === 'ASSIGNMENT_UNDECIDED')) continue;
          const cured = issues.flatMap(({ cures }) => cures.map((place) => again[place]?.role));
          expect(cured, JSON.stringify(taken)).toContain(taken.role);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('bays of a recorder whose one channel is taken hold no other’s days: an enclosure beside, not nine disks to spare', () => {
    const list = [
      aCamera({ resolution: '12MP', fps: 18, powerW: 0.1 }, 17),
      aRecorder({ channels: 1, incomingMbps: 10, hddBays: 8 }),
      aRecorder({ channels: 1, incomingMbps: 10, hddBays: 0 }),
      aDisk({ sizeTB: 1 }),
      aUps(),
    ];
    const { additions } = checked(list, { retentionDays: 173, hoursPerDay: 15, avgCableM: 1 });
    const added = Object.fromEntries(additions.map(({ role, quantity }) => [role, quantity]));
    expect([added['hdd'], added['diskEnclosure']]).toEqual([136, 9]);
  });

  it('one piece less of what was added is missed too, of disks one for each recorder', () => {
    fc.assert(
      fc.property(question, ({ cameras, parts, settings }) => {
        const list = [...cameras, ...parts, aUps()];
        const { additions } = checked(list, settings);
        // what is bought for PoE has a reserve, which the verdict does not ask for, supplies are tried in a few ways only; rule 14 asks for a switch, not for its ports
        for (const short of additions.filter(({ role, quantity }) => quantity > 1 && !['networkSwitch', 'poeSwitch', 'powerSupply12V'].includes(role))) {
          // disks are rounded up recorder by recorder: of several one piece may be spare
          const recorders = [...list, ...additions].filter(({ role }) => role === 'nvr').reduce((sum, { quantity }) => sum + quantity, 0);
          const less = short.role === 'hdd' ? Math.max(1, recorders) : 1;
          const lessened = additions.flatMap((line) => (line !== short ? line : line.quantity > less ? { ...line, quantity: line.quantity - less } : []));
          expect(checked([...list, ...lessened], settings).issues, JSON.stringify(short)).not.toEqual([]);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('more cameras never need less', () => {
    fc.assert(
      fc.property(question, fc.integer({ min: 1, max: 20 }), ({ cameras, settings }, more) => {
        const [first, ...others] = cameras;
        if (first === undefined) return;
        const few = missing(cameras, settings);
        const many = missing([{ ...first, quantity: first.quantity + more }, ...others], settings);
        const shortBy = ({ issues }: typeof few, code: string) => issues.find((issue) => issue.code === code)?.shortBy ?? 0;
        for (const code of ['NVR_MISSING', 'HDD_MISSING', 'POE_PORTS_SHORT', 'POE_POWER_SHORT', 'POWER_12V_SHORT', 'CABLE_SHORT', 'CONNECTOR_SHORT'])
          expect(shortBy(many, code), code).toBeGreaterThanOrEqual(shortBy(few, code));
      }),
    );
  });
});
