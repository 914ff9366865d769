import type { DesignLine, ListCheck } from '@portal/contract/design-order';
import { compatCheck, isCheckedRole, VERDICT_EFFORT, isSameProblem, issueText, issueTitle, isVideoList, roleLineOf } from '@portal/engines/compatibility';

/** The problems of an order in words, without those that stand ignored; [] where there is none, or nothing that is checked. */
export function checkWords(lines: readonly DesignLine[], check: ListCheck): string[] {
  const listed = lines.flatMap((line) => roleLineOf(line) ?? []);
  const all = [...listed, ...check.kept.filter(({ role }) => isCheckedRole(role)).map(({ role, quantity, attributes }) => ({ role, quantity, attributes }))];
  if (!isVideoList(all.map(({ role }) => role))) return [];
  const { retentionDays, hoursPerDay, avgCableM, headless } = check;
  const result = compatCheck({ lines: all, retentionDays, hoursPerDay, avgCableM, headless }, VERDICT_EFFORT);
  if (!result.valid) return [];
  const stands = (issue: (typeof result.issues)[number]) => check.ignored.some((entry) => isSameProblem(entry, issue));
  return result.issues
    .filter((issue) => !stands(issue))
    .map(({ code, shortBy, subject }) => `${issueTitle({ code })}：${issueText({ code, shortBy, subject })}`);
}
