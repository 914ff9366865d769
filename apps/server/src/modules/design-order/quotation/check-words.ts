import type { DesignLine, ListCheck } from '@portal/contract/design-order';
import {
  askedOf,
  compatCheck,
  isSameProblem,
  issueText,
  issueTitle,
  handledNotesOf,
  notesAskedOf,
  notesOf,
  VERDICT_EFFORT,
} from '@portal/engines/compatibility';

/** The problems of an order in words, without those that stand ignored, and what recommendations warned of; [] where there is neither. */
export function checkWords(lines: readonly DesignLine[], check: ListCheck): string[] {
  const asked = notesAskedOf(lines, check);
  return [
    ...problemsOf(lines, check),
    ...notesOf(check.notes, asked).map(({ scene, text }) => `智能配单 · ${scene}：${text}`),
    ...handledNotesOf(check.notes, asked).map(({ scene, text, reason }) => `智能配单 · ${scene}（已处理：${reason}）：${text}`),
  ];
}

function problemsOf(lines: readonly DesignLine[], check: ListCheck): string[] {
  const asked = askedOf(lines, check);
  if (asked === null) return [];
  const result = compatCheck(asked.inputs, VERDICT_EFFORT);
  if (!result.valid) return [];
  const stands = (issue: (typeof result.issues)[number]) => check.ignored.some((entry) => isSameProblem(entry, issue));
  return result.issues
    .filter((issue) => !stands(issue))
    .map(({ code, shortBy, subject, lines: about }) => {
      const models = about.flatMap((place) => {
        const from = asked.from[place];
        return asked.inputs.lines[place]?.role === 'ipCamera' && from !== undefined ? ['line' in from ? from.line.productModel : from.kept.name] : [];
      });
      return `${issueTitle({ code })}：${issueText({ code, shortBy, subject, models })}`;
    });
}
