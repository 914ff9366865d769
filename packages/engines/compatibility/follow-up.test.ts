/** One press completes a list, and what it makes useless is named. Source: CHECK-5.2. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GivenLine } from '../roles/index.ts';
import { anyList } from './any-list.fixture.ts';
import { WHOLE_EFFORT } from './budget.ts';
import { checkDefaults } from './check-fields.ts';
import { compatCheck } from './compat-check.ts';
import { curesOf, type Cures } from './cure-ways.ts';
import { aCableBox, aCamera, aDisk, aMonitor, aPlugPack, aPoeSwitch, aRecorder, aUps, found, taking, wayText } from './list-builder.ts';
import { followUpOf, type FollowUp } from './follow-up.ts';
import type { Way } from './way.ts';

const asked = (lines: readonly GivenLine[]) => ({ lines, ...checkDefaults });
const curesFor = (lines: readonly GivenLine[]): Cures => curesOf(asked(lines), { effort: WHOLE_EFFORT });

/** `pick`: which of the ways is taken. */
function chosenOf({ cures, rest }: Cures, pick: number): Way {
  const ways = cures.flatMap(({ ways: its }) => its[Math.min(pick, its.length - 1)] ?? []);
  const besides = [...new Map(rest.flatMap(({ adds }) => adds).map((line) => [JSON.stringify(line), line])).values()];
  return {
    adds: [...ways.flatMap(({ adds }) => adds), ...besides],
    takes: ways.flatMap(({ takes }) => takes),
    more: ways.flatMap(({ more }) => more),
  };
}

/** The list after one press, without what it needs no longer. */
function pressed(lines: readonly GivenLine[], pick: number): { followUp: FollowUp; after: GivenLine[] } {
  const way = chosenOf(curesFor(lines), pick);
  const followUp = followUpOf(asked(lines), { way, declined: [], fixed: [] }, WHOLE_EFFORT);
  const after = taking(lines, {
    adds: [...way.adds, ...followUp.adds],
    takes: [...way.takes, ...followUp.takes, ...followUp.surplus],
    more: [...way.more, ...followUp.more],
  });
  return { followUp, after };
}

/** All but cameras, brackets and cable. */
const REST = [
  aRecorder({ channels: 16, incomingMbps: 160 }),
  aDisk({ sizeTB: 16 }, 1),
  aPoeSwitch({ poePorts: 16, poeBudgetW: 230 }),
  aPlugPack(),
  aMonitor(),
  aUps(),
];

describe('one press', () => {
  it('leaves nothing that another could cure, whichever way is taken', () => {
    fc.assert(
      fc.property(anyList, fc.nat({ max: 3 }), (lines, pick) => {
        const { after } = pressed(lines, pick);
        const again = curesFor(after);
        expect([...again.cures.flatMap(({ keys }) => keys), ...again.rest.map(({ key }) => key)]).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  const outside = aCamera({ location: 'outdoor', ipRating: 67, bracket: 'pole' }, 8);
  const indoors = [aCableBox({ location: 'indoor' }, 2), { role: 'bracket', quantity: 8, attributes: { type: 'ceiling', location: 'indoor' } }];

  it('buys cable for outdoors together with the exchange that makes indoor cable useless, and names that', () => {
    const lines = [outside, ...indoors, ...REST];
    expect(found(lines).filter((text) => text.startsWith('CABLE_SHORT'))).toEqual([]);
    const { followUp, after } = pressed(lines, 1);
    expect(wayText(lines, followUp)).toBe('2 networkCableBox');
    expect(followUp.adds[0]?.attributes).toMatchObject({ location: 'outdoor' });
    expect(followUp.surplus).toEqual([{ place: 1, quantity: 2 }]);
    expect(found(after).filter((text) => !text.startsWith('UPS'))).toEqual([]);
  });

  it('leaves what the user declined, and what the customer has already', () => {
    const lines = [outside, ...indoors, ...REST];
    const way = chosenOf(curesFor(lines), 1);
    const followUp = followUpOf(asked(lines), { way, declined: ['CABLE_SHORT '], fixed: [1] }, WHOLE_EFFORT);
    expect([followUp.adds, followUp.surplus]).toEqual([[], []]);
  });
});

describe('what the list needs no longer', () => {
  it('is the small switch beside the large one that was bought for it, not what was to spare before', () => {
    const cameras = aCamera({ location: 'indoor', powerW: 9 }, 22);
    const small = aPoeSwitch({ poePorts: 4, poeBudgetW: 60 }, 1);
    const rest = [aRecorder({ channels: 32, incomingMbps: 256, hddBays: 4 }), aDisk({ sizeTB: 16 }, 2), aCableBox({}, 9), aPlugPack(), aMonitor(), aUps()];
    const lines = [cameras, small, ...rest];
    const { followUp, after } = pressed(lines, 0);
    expect(followUp.surplus).toEqual([{ place: 1, quantity: 1 }]);
    expect(after.some((line) => line.role === 'networkCableBox' && line.quantity === 9)).toBe(true);
    const result = compatCheck(asked(after));
    expect(result.valid && result.ok).toBe(true);
  });
});
