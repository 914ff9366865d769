import type { DesignLine, ListCheck } from '@portal/contract/design-order';
import { askedOf, compatCheck, isSameProblem, issueText, issueTitle, VERDICT_EFFORT } from '@portal/engines/compatibility';

/** The problems of an order in words, without those that stand ignored; [] where there is none, or nothing that is checked. */
export function checkWords(lines: readonly DesignLine[], check: ListCheck): string[] {
  const asked = askedOf(lines, check);
  if (asked === null) return [];
  const result = compatCheck(asked.inputs, VERDICT_EFFORT);
  if (!result.valid) return [];
  const stands = (issue: (typeof result.issues)[number]) => check.ignored.some((entry) => isSameProblem(entry, issue));
  return result.issues
    .filter((issue) => !stands(issue))
    .map(({ code, shortBy, subject }) => `${issueTitle({ code })}：${issueText({ code, shortBy, subject })}`);
}
