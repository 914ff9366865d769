/** What became of the problems when a list was cured: the check before beside the check after. Pure. Source: CHECK-10.6. */
import type { ListAnswer, ListIssue } from './list-question.ts';

export interface CureOutcome {
  /** Each with its title; what a problem is named by may be said once for several. */
  solved: string[];
  /** Problems that were not there before. */
  fresh: string[];
  left: number;
}

const isProblem = ({ severity }: ListIssue): boolean => severity !== 'info';
const titlesOf = (issues: readonly ListIssue[]): string[] => [...new Set(issues.map(({ title }) => title))];

export function cureOutcome(before: Pick<ListAnswer, 'issues'>, after: Pick<ListAnswer, 'issues'>): CureOutcome {
  const [was, is] = [before, after].map(({ issues }) => issues.filter(isProblem)) as [ListIssue[], ListIssue[]];
  const keysOf = (issues: readonly ListIssue[]) => new Set(issues.map(({ key }) => key));
  const [wasThere, isThere] = [keysOf(was), keysOf(is)];
  return { solved: titlesOf(was.filter(({ key }) => !isThere.has(key))), fresh: titlesOf(is.filter(({ key }) => !wasThere.has(key))), left: is.length };
}

/** `已解决 2 项：录像机路数、存储容量；还有 1 项`, `没有解决问题；新出现 1 项：支架；还有 3 项`. */
export function outcomeText({ solved, fresh, left }: CureOutcome): string {
  const parts = [
    solved.length === 0 ? '没有解决问题' : `已解决 ${solved.length} 项：${solved.join('、')}`,
    ...(fresh.length === 0 ? [] : [`新出现 ${fresh.length} 项：${fresh.join('、')}`]),
    left === 0 ? '没有要处理的了' : `还有 ${left} 项`,
  ];
  return parts.join('；');
}
