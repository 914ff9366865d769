/** Sentences about a checked list as a whole. Pure. */
import { figureText } from '@portal/units';
import { roleName, roleUnit, type GivenLine } from '@portal/engines/roles';
import { brokenCount, problemCount, type ListAnswer } from './list-question.ts';

/**
 * `还差 8 项`, `还差 4 项，其中 1 项必须调整`, `没有发现问题，1 条提示`, `清单完整，没有发现问题`, of a list with products that no
 * rule looks at, or what no rule could judge, `检查到的产品没有发现问题，3 行不在检查范围，1 项未核对`: a list that is still being made is no fault. The figure is the sum of what `countsOf` says must and should be dealt with.
 * `safetyNotes`: what recommendations warned of about safety and still stands beside the list (SIZE-18); with one no list is called complete.
 */
export function summaryOf(answer: ListAnswer, safetyNotes = 0): string {
  const broken = brokenCount(answer);
  const problems = problemCount(answer);
  if (problems > 0 && broken === problems) return `${broken} 项必须调整`;
  if (problems > 0) return broken > 0 ? `还差 ${problems} 项，其中 ${broken} 项必须调整` : `还差 ${problems} 项`;
  const warned = safetyNotes > 0 ? `，另有 ${safetyNotes} 条安全提示` : '';
  const unjudged = answer.unjudged.length > 0 ? `，${answer.unjudged.length} 项未核对` : '';
  if (answer.issues.length > 0) return `没有发现问题，${answer.issues.length} 条提示${unjudged}${warned}`;
  if (safetyNotes > 0) return `检查到的产品没有发现问题${unjudged}${warned}`;
  const unchecked = answer.outside.length > 0 ? `，${answer.outside.length} 行不在检查范围` : '';
  return unchecked + unjudged === '' ? '清单完整，没有发现问题' : `检查到的产品没有发现问题${unchecked}${unjudged}`;
}

const CHECKED = '检查视频监控设备、规范必配项和门禁、停车、广播、UPS 的安全项';
/** Of a list of which no rule knows a line (CHECK-14). */
export const NOTHING_CHECKED = `${CHECKED}；清单里没有这些产品，请对照设计核对`;

/** What the result says nothing about; '' where every line was looked at (CHECK-14). */
export const uncheckedText = ({ outside }: Pick<ListAnswer, 'outside'>): string =>
  outside.length === 0 ? '' : `${CHECKED}；另有 ${outside.length} 行产品不在检查范围，请对照设计核对`;

/** `2 块监控硬盘`, `1 台 PoE 交换机`: western letters keep their distance. */
export function pieceText({ role, quantity }: GivenLine): string {
  const name = roleName(role);
  return `${figureText(quantity)} ${roleUnit(role)}${/^[\w]/.test(name) ? ' ' : ''}${name}`;
}

/** `18 个支架、1 台录像机`: pieces of one role are one figure, whichever cameras they are for. */
export const piecesText = (lines: readonly GivenLine[]): string =>
  [...Map.groupBy(lines, ({ role }) => role).values()]
    .flatMap(([first, ...others]) => (first ? [{ ...first, quantity: others.reduce((sum, { quantity }) => sum + quantity, first.quantity) }] : []))
    .map(pieceText)
    .join('、');
