import { expect, it } from 'vitest';
import { aCameraLine, aRecorderLine, answerFor } from './check-builder.ts';
import { cureOutcome, outcomeText } from './cure-outcome.ts';

const bare = answerFor([aCameraLine()]);
const none = { issues: [] };
const only = (...codes: string[]) => ({ issues: bare.issues.filter(({ code }) => codes.includes(code)) });

it('says what is solved and what is left', () => {
  const after = answerFor([aCameraLine(), aRecorderLine()]);
  expect(cureOutcome(bare, after).solved).toEqual(['录像机']);
  expect(outcomeText(cureOutcome(bare, after))).toBe(`已解决 1 项：录像机；还有 ${after.issues.filter(({ severity }) => severity !== 'info').length} 项`);
});

it.each([
  [only('HDD_MISSING'), none, '已解决 1 项：硬盘；没有要处理的了'],
  [only('HDD_MISSING'), only('NVR_MISSING'), '已解决 1 项：硬盘；新出现 1 项：录像机；还有 1 项'],
  [only('HDD_MISSING'), only('HDD_MISSING'), '没有解决问题；还有 1 项'],
  [only('HDD_MISSING', 'UPS_RECOMMENDED'), only('UPS_RECOMMENDED'), '已解决 1 项：硬盘；没有要处理的了'],
])('in words %#', (before, after, words) => expect(outcomeText(cureOutcome(before, after))).toBe(words));
