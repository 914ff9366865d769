/** What completes a list as far as it is asked for: ways where there are several, products else. Pure. */
import type { Cure } from '@portal/engines/compatibility';
import type { RoleLine } from '@portal/engines/roles';
import type { ListAnswer, ListIssue } from './list-question.ts';
import type { Whole } from './whole-check.ts';

/** Named by the problems it cures: `录像机路数、存储容量`. */
export interface NamedCure {
  title: string;
  cure: Cure;
}

export interface ListCompletion {
  /** What there is more than one way for, or an exchange. */
  cures: NamedCure[];
  additions: RoleLine[];
  /** By problem, what of `additions` is for it. */
  rest: Whole['rest'];
  /** All that can be cured was asked for, so that what follows from it is looked for too. */
  isWhole: boolean;
}

/** For these problems of the answer. */
export function completionOf(answer: ListAnswer, issues: readonly ListIssue[], whole: Whole, isWhole = false): ListCompletion {
  const asked = new Set(issues.map(({ key }) => key));
  const titles = new Map(answer.issues.map(({ key, title }) => [key, title]));
  const cures = whole.cures
    .filter(({ keys }) => keys.some((key) => asked.has(key)))
    .map((cure) => ({ title: [...new Set(cure.keys.flatMap((key) => titles.get(key) ?? []))].join('、'), cure }));
  const rest = whole.rest.filter(({ key }) => asked.has(key));
  const additions = rest.flatMap(({ adds }) => adds);
  return { cures, additions: [...new Map(additions.map((line) => [JSON.stringify(line), line])).values()], rest, isWhole };
}
