/** What stands on a line of the list because of the check. Pure. */
import type { Severity } from '@portal/engines/compatibility';
import type { ListAnswer } from './list-question.ts';

export interface LineMark {
  /** The worst of its problems; null: none, only numbers missing. */
  severity: Severity | null;
  /** One of them is what the system does not work with. */
  isBroken: boolean;
  /** What they are about: `PoE 口、PoE 功率`; '' without one. */
  problems: string;
  /** The same in few words: `录像机路数等 3 项`. */
  brief: string;
  /** Names of the numbers that are missing: `路数、盘位`; '' where none are. */
  missing: string;
}

/** By skuNo. */
export type LineMarks = ReadonlyMap<string, LineMark>;

const BRIEF_NAMES = 2;
const RANK: Readonly<Record<Severity, number>> = { error: 2, warning: 1, info: 0 };

/** Marks of an answer: a line bears its own problems only, those of the whole list stand in the panel. A mark that says the same as in `before` is the same object, so that its row need not be drawn anew. */
export function marksOf({ issues, incomplete }: Pick<ListAnswer, 'issues' | 'incomplete'>, before: LineMarks = new Map()): LineMarks {
  const found = new Map<string, { severity: Severity | null; isBroken: boolean; problems: string[]; missing: string[] }>();
  const at = (skuNo: string) => {
    const mark = found.get(skuNo) ?? { severity: null, isBroken: false, problems: [], missing: [] };
    found.set(skuNo, mark);
    return mark;
  };
  for (const { own, severity, isBroken, title } of issues) {
    for (const { skuNo } of own) {
      if (skuNo === null) continue;
      const mark = at(skuNo);
      if (mark.severity === null || RANK[severity] > RANK[mark.severity]) mark.severity = severity;
      mark.isBroken ||= isBroken;
      if (!mark.problems.includes(title)) mark.problems.push(title);
    }
  }
  for (const { place, missing } of incomplete) if (place.skuNo !== null) at(place.skuNo).missing.push(...missing);
  return new Map(
    [...found].map(([skuNo, { severity, isBroken, problems, missing }]) => {
      const mark = { severity, isBroken, problems: problems.join('、'), brief: briefOf(problems), missing: missing.join('、') };
      const last = before.get(skuNo);
      return [skuNo, last && isSame(last, mark) ? last : mark];
    }),
  );
}

const briefOf = (problems: readonly string[]): string => (problems.length <= BRIEF_NAMES ? problems.join('、') : `${problems[0]}等 ${problems.length} 项`);

const isSame = (a: LineMark, b: LineMark): boolean =>
  a.severity === b.severity && a.isBroken === b.isBroken && a.problems === b.problems && a.missing === b.missing;
