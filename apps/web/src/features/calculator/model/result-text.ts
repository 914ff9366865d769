import type { Fields } from '@portal/engines/calculators';
import type { CalculatorView, Figure } from '../view.ts';
import { warningSentences, type Worked } from './evaluation.ts';
import { inputGroups } from './input-lines.ts';

/** `网线 4 箱`. */
export const figureText = ({ label, value, unit }: Figure): string => `${label} ${value}${unit === undefined ? '' : ` ${unit}`}`;

/**
 * The result as a message for a chat: title, the inputs that were given in a line each, answer, meaning, warnings, link.
 * `link`: whole address that reproduces the inputs.
 */
export function resultText<F extends Fields, Outputs>(view: CalculatorView<F, Outputs>, worked: Worked<F, Outputs>, link: string): string {
  const { plan } = view;
  const given = inputGroups(plan.fields, worked.inputs, worked.values).flatMap(({ title, lines }) => {
    const told = lines.filter(({ isGiven }) => isGiven);
    if (title === null) return told.map(({ label, text }) => `${label}：${text}`);
    return told.length === 0 ? [] : [`${title}：${told.map(({ label, text }) => `${label} ${text}`).join('，')}`];
  });
  const { label, value, unit } = view.answer(worked.values, worked.outputs);
  return [
    `【${plan.title}】`,
    ...given,
    `结果：${figureText({ label, value, unit })}`,
    ...plan.meaning(worked.values, worked.outputs),
    ...warningSentences(plan, worked.warnings).map((sentence) => `注意：${sentence}`),
    link,
  ].join('\n');
}
