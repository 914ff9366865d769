import { expect, it } from 'vitest';
import { countsOf, verdictOf } from './verdict.ts';

const [error, warning, info] = [{ severity: 'error' }, { severity: 'warning' }, { severity: 'info' }] as const;
const list = { issues: [], unchecked: 0, unjudged: [], safetyNotes: 0 };

it.each([
  [list, 'passed', ''],
  [{ ...list, issues: [info] }, 'passed', ''],
  [{ ...list, unchecked: 2 }, 'partly', ''],
  [{ ...list, unjudged: ['UPS 能撑多久'] }, 'partly', ''],
  [{ ...list, issues: [info], safetyNotes: 1, unchecked: 2 }, 'advised', ''],
  [{ ...list, issues: [warning, info] }, 'advised', '建议处理 1；另有 1 条提示'],
  [{ ...list, issues: [warning, error, error], safetyNotes: 1 }, 'failed', '必须处理 2，建议处理 1'],
] as const)('the verdict in a word, and what is to be dealt with (CHECK-18) %#', (judged, verdict, counts) => {
  expect(verdictOf(judged)).toBe(verdict);
  expect(countsOf(judged)).toBe(counts);
});
