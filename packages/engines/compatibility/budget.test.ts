/** Steps are paid for or not; what they do not decide is said, each question in its own words. Source: CHECK-9. */
import { describe, expect, it } from 'vitest';
import { BRIEF_EFFORT, spend, VERDICT_EFFORT, WHOLE_EFFORT } from './budget.ts';
import { curesOf } from './cure-ways.ts';
import { createFindings } from './findings.ts';
import { aCamera, aDisk, aPoeSwitch, aRecorder } from './list-builder.ts';
import { noteUndecided } from './undecided-rules.ts';

describe('steps', () => {
  it.each<[string, number, number, boolean, number]>([
    ['fewer than there are', 10, 3, true, 7],
    ['all there are', 10, 10, true, 0],
    ['one more than there are: none is left for a cheaper question either', 10, 11, false, 0],
    ['nothing, of nothing', 0, 0, true, 0],
    ['one, of nothing', 0, 1, false, 0],
  ])('%s', (_, left, steps, isPaid, rest) => {
    const budget = { left };
    expect([spend(budget, steps), budget.left]).toEqual([isPaid, rest]);
  });

  it('a verdict alone has the steps of a whole check and none for cures; a brief one has less of both', () => {
    expect(VERDICT_EFFORT).toEqual({ verdict: WHOLE_EFFORT.verdict, cures: 0 });
    expect(BRIEF_EFFORT.verdict).toBeLessThan(WHOLE_EFFORT.verdict);
    expect(BRIEF_EFFORT.cures).toBeLessThan(WHOLE_EFFORT.cures);
  });

  it('without steps for cures there are none, and the same steps find the same', () => {
    const lines = [aCamera({}, 9), aRecorder(), aDisk(), aPoeSwitch()];
    expect(curesOf({ lines }, { effort: { ...WHOLE_EFFORT, cures: 0 } }).cures).toEqual([]);
    const some = { ...WHOLE_EFFORT, cures: 20_000 };
    expect(curesOf({ lines }, { effort: some })).toEqual(curesOf({ lines }, { effort: some }));
  });

  it('a question that is refused has no cures', () => {
    expect(curesOf({ lines: [{ role: 'ipCamera', quantity: -1, attributes: {} }] }, { effort: WHOLE_EFFORT })).toEqual({ cures: [], rest: [] });
  });
});

describe('what is not decided', () => {
  it.each([
    ['recording', '每台摄像机都接得进一台录像机'],
    ['storing', '硬盘分到各台录像机后，每台摄像机都存得满天数'],
    ['poe', '每台摄像机都有功率和标准合适的 PoE 口'],
    ['uplink', '摄像机分到各台交换机后，每台的上联都带得动'],
    ['dc12', '每台 12 V 摄像机都有电源'],
    ['ac24', '每台 AC 24 V 摄像机都有电源'],
  ] as const)('of %s is a hint at the lines it is about, with no figure and no cure', (subject, asked) => {
    const findings = createFindings();
    noteUndecided(findings, subject, '9z', [{ place: 4 }, { place: 7 }]);
    expect(findings.issues).toEqual([
      {
        code: 'ASSIGNMENT_UNDECIDED',
        severity: 'info',
        rule: '9z',
        subject,
        shortBy: null,
        lines: [4, 7],
        cures: [],
        why: expect.stringMatching(`^${asked}：.*没有找到.*也没有排除$`),
      },
    ]);
  });
});
