/** A list of products as a question for the check, and the check's answer as the list's page needs it. Pure. */
import type { DesignLine, ListCheck } from '@portal/contract/design-order';
import type { RoleLine } from '@portal/engines/calculators';
import { isCheckedRole, issueText, issueTitle, isVideoList, type CompatInputs, type CompatResult, type Issue } from '@portal/engines/compatibility';
import { SkuStatus } from '@portal/engines/pricing';
import { attributeLabel } from '@portal/engines/sizing';

/** What a place of the question is: a line of the list, or a device the customer has already. */
export interface Place {
  /** null: a kept device. */
  skuNo: string | null;
  name: string;
}

export interface ListQuestion {
  inputs: CompatInputs;
  /** By place in `inputs.lines`. */
  places: readonly Place[];
}

/** A problem as the panel shows it. */
export interface ListIssue extends Pick<Issue, 'code' | 'severity' | 'shortBy' | 'subject' | 'rule' | 'why' | 'cures'> {
  /** The same for the same problem of the next check. */
  key: string;
  title: string;
  text: string;
  places: readonly Place[];
}

export interface IgnoredListIssue extends ListIssue {
  reason: string;
}

export interface ListAnswer {
  /** What is to be dealt with, in the order of the rules; what stands ignored is not among it. */
  issues: readonly ListIssue[];
  ignored: readonly IgnoredListIssue[];
  /** All products proposed; `cures` of an issue are places in it. */
  additions: readonly RoleLine[];
  /** Lines whose numbers a rule had to do without, with the names of what is missing. */
  incomplete: readonly { place: Place; missing: readonly string[] }[];
  cameras: number;
  requiredMbps: number;
}

/**
 * What is asked of a list: its lines on sale that play a role the rules know, then the devices the customer has already.
 * null: nothing of it belongs to a video system, so there is nothing to check.
 */
export function questionOf(lines: readonly DesignLine[], check: ListCheck): ListQuestion | null {
  const listed = lines.flatMap(({ role, roleAttributes, quantity, skuNo, skuStatus, productName, productModel }) =>
    role !== null && isCheckedRole(role) && skuStatus === SkuStatus.Active
      ? [{ line: { role, quantity, attributes: roleAttributes }, place: { skuNo, name: `${productName} ${productModel}` } }]
      : [],
  );
  const kept = check.kept.flatMap(({ role, quantity, attributes, name }) =>
    isCheckedRole(role) ? [{ line: { role, quantity, attributes }, place: { skuNo: null, name: `利旧：${name}` } }] : [],
  );
  const all = [...listed, ...kept];
  if (!isVideoList(all.map(({ line }) => line.role))) return null;
  const { retentionDays, hoursPerDay, avgCableM, headless } = check;
  return { inputs: { lines: all.map(({ line }) => line), retentionDays, hoursPerDay, avgCableM, headless }, places: all.map(({ place }) => place) };
}

/** The answer in the list's terms. A refusal (settings the check does not take) is null. */
export function answerOf({ places }: ListQuestion, result: CompatResult, ignored: ListCheck['ignored']): ListAnswer | null {
  if (!result.valid) return null;
  const placesAt = (at: readonly number[]): Place[] => at.flatMap((place) => places[place] ?? []);
  const all = result.issues.map(({ code, severity, shortBy, subject, rule, why, cures, lines }) => {
    const issue = { code, severity, shortBy, subject, rule, why, cures, key: `${code} ${subject}`, title: issueTitle({ code }) };
    return { ...issue, text: issueText({ code, shortBy }), places: placesAt(lines) };
  });
  const reasonOf = (issue: ListIssue) => ignored.find((entry) => isSameProblem(entry, issue))?.reason;
  return {
    issues: all.filter((issue) => reasonOf(issue) === undefined),
    ignored: all.flatMap((issue) => {
      const reason = reasonOf(issue);
      return reason === undefined ? [] : [{ ...issue, reason }];
    }),
    additions: result.additions,
    incomplete: result.incomplete.flatMap(({ line, attributes }) => placesAt([line]).map((place) => ({ place, missing: attributes.map(attributeLabel) }))),
    cameras: result.cameras,
    requiredMbps: result.requiredMbps,
  };
}

/** A problem stays ignored as long as exactly as much is missing as when it was. */
const isSameProblem = (entry: ListCheck['ignored'][number], issue: ListIssue): boolean =>
  entry.code === issue.code && entry.subject === issue.subject && entry.shortBy === issue.shortBy;

/** How many problems there are; advice is not one. */
export const problemCount = ({ issues }: ListAnswer): number => issues.filter(({ severity }) => severity !== 'info').length;

/** What would complete the list as far as it is not ignored. */
export function additionsFor({ additions }: ListAnswer, issues: readonly ListIssue[]): RoleLine[] {
  const wanted = new Set(issues.flatMap(({ cures }) => cures));
  return additions.filter((_line, place) => wanted.has(place));
}
