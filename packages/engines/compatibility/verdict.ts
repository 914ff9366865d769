/** A checked list in one word, the same on page and paper. Source: CHECK-18. */
import { severityNames, type Severity } from './texts.ts';

/** `partly`: nothing was found, but there are lines that no rule looks at, or something that no rule could judge. */
export type Verdict = 'failed' | 'advised' | 'partly' | 'passed';

export const verdictNames: Readonly<Record<Verdict, string>> = { failed: '未通过', advised: '建议处理', partly: '已查部分通过', passed: '通过' };

interface Judged {
  issues: readonly { severity: Severity }[];
  /** Lines that no rule looks at. */
  unchecked: number;
  /** What no rule could judge, in words. */
  unjudged: readonly string[];
  /** What recommendations warned of about safety and still stands. */
  safetyNotes: number;
}

export function verdictOf({ issues, unchecked, unjudged, safetyNotes }: Judged): Verdict {
  if (issues.some(({ severity }) => severity === 'error')) return 'failed';
  if (safetyNotes > 0 || issues.some(({ severity }) => severity === 'warning')) return 'advised';
  return unchecked + unjudged.length > 0 ? 'partly' : 'passed';
}

const PROBLEMS: readonly Severity[] = ['error', 'warning'];

/** `必须处理 2，建议处理 1；另有 1 条提示`; '' where there is no problem. */
export function countsOf({ issues }: Pick<Judged, 'issues'>): string {
  const countOf = (severity: Severity) => issues.filter((issue) => issue.severity === severity).length;
  const problems = PROBLEMS.flatMap((severity) => (countOf(severity) > 0 ? [`${severityNames[severity]} ${countOf(severity)}`] : []));
  if (problems.length === 0) return '';
  return `${problems.join('，')}${countOf('info') > 0 ? `；另有 ${countOf('info')} 条提示` : ''}`;
}
