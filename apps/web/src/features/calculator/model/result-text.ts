import { NO, type Fields } from '@portal/engines/inputs';
import type { CalculatorView, Figure } from '../view.ts';
import { warningSentences, type WorkedCalculation } from './evaluation.ts';
import { inputGroups } from './input-lines.ts';

/** `网线 4 箱`. */
export const figureText = ({ label, value, unit }: Figure): string => `${label} ${value}${unit === undefined ? '' : ` ${unit}`}`;

/**
 * The result as a message for a chat: title, answer, meaning and warnings first, then the inputs that were given in a line
 * each, and the link. `link`: whole address that reproduces the inputs; null where they are too many for one.
 */
export function resultText<F extends Fields, Outputs>(view: CalculatorView<F, Outputs>, worked: WorkedCalculation<F, Outputs>, link: string | null): string {
  const { plan } = view;
  const given = inputGroups(plan.fields, worked.inputs, worked.values).flatMap(({ title, lines }) => {
    const told = lines.filter(({ isGiven, text }) => isGiven && text !== NO);
    if (title === null) return told.map(({ label, text }) => `${label}：${text}`);
    return told.length === 0 ? [] : [`${title}：${told.map(({ label, text }) => `${label} ${text}`).join('，')}`];
  });
  return [
    `【${plan.title}】`,
    `结果：${figureText(view.answer(worked.values, worked.outputs))}`,
    ...plan.meaning(worked.values, worked.outputs),
    ...warningSentences(plan, worked.warnings).map((sentence) => `提醒：${sentence}。`),
    '',
    '输入：',
    ...given,
    ...(link === null ? [] : ['', link]),
  ].join('\n');
}
