/** How much is looked for is bounded, whatever the list, and what was not decided is said. Source: CHECK-9. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoleLine } from '../roles/index.ts';
import { BRIEF_EFFORT, VERDICT_EFFORT } from './budget.ts';
import { compatCheck } from './compat-check.ts';
import { aCamera, aDisk, aPoeSwitch, aRecorder, completeList } from './list-builder.ts';
import { pack, type Load } from './pack.ts';

const some = (seed: number, place: number, most: number): number => 1 + ((seed * 7919 + place * 104_729 + seed * place * 31) % most);

/** Loads and bins that are all different; `looks` counts how often a load is looked at. */
function unlike(seed: number, loads: number, bins: number) {
  const looked = { looks: 0 };
  const each = Array.from({ length: loads }, (_, load): Load => {
    const on = Array.from({ length: bins }, (__, bin) => (some(seed, load + bin, 9) === 1 ? null : [1, some(seed, load * 3 + bin, 97) / 7]));
    return {
      count: some(seed, load, 9999),
      get on() {
        looked.looks++;
        return on;
      },
    };
  });
  const units = Array.from({ length: bins }, (_, bin) => ({ count: some(seed, bin, 9999), room: [some(seed, bin, 64), some(seed, bin * 5, 400)] }));
  return { looked, each, units };
}

describe('packing', () => {
  it('looks at no more than it takes off its budget, and takes no more than there is', () =>
    fc.assert(
      fc.property(
        fc.nat(1000),
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 40_000 }),
        (seed, loads, bins, left) => {
          const { looked, each, units } = unlike(seed, loads, bins);
          const budget = { left };
          pack(each, units, budget, 5000);
          expect(budget.left).toBeGreaterThanOrEqual(0);
          // beginning a search, each of the two, looks at everything once more
          expect(looked.looks).toBeLessThanOrEqual(2 * (left - budget.left) + 4 * loads);
        },
      ),
      { numRuns: 150 },
    ));

  it('is the same packing with whatever more there is in the budget', () => {
    const { each, units } = unlike(3, 6, 3);
    expect(pack(each, units, { left: 400_000 })).toEqual(pack(each, units, { left: 9_000_000 }));
  });
});

const CODECS = ['H264', 'H265'] as const;
const unlikeList = fc.array(
  fc.oneof(
    fc
      .record({
        bitrateKbps: fc.integer({ min: 300, max: 16_000 }),
        powerW: fc.integer({ min: 2, max: 60 }),
        codec: fc.constantFrom(...CODECS),
        quantity: fc.integer({ min: 1, max: 40 }),
      })
      .map(({ quantity, ...attributes }) => aCamera(attributes, quantity)),
    fc
      .record({ channels: fc.integer({ min: 1, max: 64 }), incomingMbps: fc.integer({ min: 10, max: 400 }), hddBays: fc.integer({ min: 0, max: 8 }) })
      .map((its) => aRecorder(its)),
    fc.integer({ min: 1, max: 24 }).map((sizeTB) => aDisk({ sizeTB }, 3)),
    fc.record({ poePorts: fc.integer({ min: 1, max: 48 }), poeBudgetW: fc.integer({ min: 30, max: 700 }) }).map((its) => aPoeSwitch(its)),
  ),
  { minLength: 4, maxLength: 40 },
);
const UNASSIGNABLE = new Set(['NVR_UNASSIGNABLE', 'HDD_UNASSIGNABLE', 'POE_UNASSIGNABLE', 'UPLINK_SHORT', 'POWER_12V_SHORT', 'POWER_24V_SHORT']);

function saidOf(lines: readonly RoleLine[], effort?: typeof BRIEF_EFFORT) {
  const result = compatCheck({ lines }, effort);
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  return { ...result, undecided: result.issues.filter(({ code }) => code === 'ASSIGNMENT_UNDECIDED').map(({ subject }) => subject) };
}

describe('a check of little effort', () => {
  it('never says what a whole one does not, and is silent about nothing', () => {
    let [more, cut] = [0, 0];
    fc.assert(
      fc.property(unlikeList, (lines) => {
        const [brief, whole] = [saidOf(lines, { verdict: 3000, cures: 3000 }), saidOf(lines, VERDICT_EFFORT)];
        const codes = (said: typeof brief) => said.issues.filter(({ code }) => UNASSIGNABLE.has(code)).map(({ code }) => code);
        expect(codes(whole)).toEqual(expect.arrayContaining(codes(brief)));
        cut += brief.isCut ? 1 : 0;
        more += brief.undecided.length > whole.undecided.length ? 1 : 0;
        if (codes(brief).length < codes(whole).length)
          expect(brief).toMatchObject({ isCut: true, undecided: [expect.any(String), ...brief.undecided.slice(1)] });
      }),
      { numRuns: 120 },
    );
    expect(cut).toBeGreaterThan(10);
    expect(more).toBeGreaterThan(10);
  });

  it('decides an ordinary list whole', () => {
    const lines = completeList();
    expect(saidOf(lines as RoleLine[], BRIEF_EFFORT)).toEqual(saidOf(lines as RoleLine[]));
    expect(saidOf(lines as RoleLine[], BRIEF_EFFORT)).toMatchObject({ isCut: false, ok: true });
  });

  it('says of what it did not decide what that is, as a hint', () => {
    const { issues, ok, unjudged } = saidOf(completeList() as RoleLine[], { verdict: 1, cures: 1 });
    expect(ok).toBe(true);
    expect(unjudged).toContain('能否逐台分配');
    expect(issues.map(({ code, severity, subject, rule }) => [code, severity, subject, rule].join(' '))).toEqual([
      'ASSIGNMENT_UNDECIDED info recording 3',
      'ASSIGNMENT_UNDECIDED info poe 11a',
      'ASSIGNMENT_UNDECIDED info uplink 14a',
    ]);
    expect(issues[0]?.why).toBe('每台摄像机都接得进一台录像机：型号和数量较多，在限定的计算步数内没有找到这样的分配，也没有排除');
  });
});
