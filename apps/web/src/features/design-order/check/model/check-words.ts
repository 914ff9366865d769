/** Sentences about a checked list as a whole. Pure. */
import type { RoleLine } from '@portal/engines/calculators';
import { severityNames, type Severity } from '@portal/engines/compatibility';
import { roleName, roleUnit } from '@portal/engines/sizing';
import { problemCount, type ListAnswer } from './list-question.ts';

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/** `发现 3 个问题`, `没有发现问题，1 条提示`, `清单完整，没有发现问题`. */
export function summaryOf(answer: ListAnswer): string {
  const problems = problemCount(answer);
  if (problems > 0) return `发现 ${problems} 个问题`;
  return answer.issues.length > 0 ? `没有发现问题，${answer.issues.length} 条提示` : '清单完整，没有发现问题';
}

/** `必须处理 2，建议处理 1`; '' where there is nothing. */
export const countsOf = ({ issues }: ListAnswer): string =>
  SEVERITIES.flatMap((severity) => {
    const count = issues.filter((issue) => issue.severity === severity).length;
    return count > 0 ? [`${severityNames[severity]} ${count}`] : [];
  }).join('，');

/** One line for paper: `检查结果：发现 2 个问题（您的清单缺少硬盘；建议配置 UPS）`. */
export function printLineOf(answer: ListAnswer): string {
  const texts = answer.issues.map(({ text }) => text).join('；');
  return `检查结果：${summaryOf(answer)}${texts === '' ? '' : `（${texts}）`}`;
}

/** `2 块监控硬盘`, `1 台 PoE 交换机`: western letters keep their distance. */
export function pieceText({ role, quantity }: RoleLine): string {
  const name = roleName(role);
  return `${quantity.toLocaleString('en-US')} ${roleUnit(role)}${/^[\w]/.test(name) ? ' ' : ''}${name}`;
}
