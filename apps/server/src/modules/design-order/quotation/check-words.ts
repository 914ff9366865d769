import type { DesignLine, ListCheck } from '@portal/contract/design-order';
import {
  askedOf,
  compatCheck,
  countsOf,
  isSameProblem,
  issueText,
  issueTitle,
  handledNotesOf,
  notesAskedOf,
  notesOf,
  severityNames,
  unjudgedText,
  VERDICT_EFFORT,
  verdictNames,
  verdictOf,
  type Severity,
} from '@portal/engines/compatibility';

export interface CheckWords {
  /** `未通过（必须处理 2，建议处理 1）`. */
  verdict: string;
  words: string[];
}

/** The verdict on an order (CHECK-18), its problems without those that stand ignored, what no rule could judge (CHECK-20), and what recommendations warned of; no words where there is neither. */
export function checkWords(lines: readonly DesignLine[], check: ListCheck): CheckWords {
  const asked = notesAskedOf(lines, check);
  const notes = notesOf(check.notes, asked);
  const problems = problemsOf(lines, check);
  const safetyNotes = notes.filter(({ isSafety }) => isSafety).length;
  const counts = problems && countsOf(problems);
  return {
    verdict: problems === null ? '未检查' : `${verdictNames[verdictOf({ ...problems, safetyNotes })]}${counts === '' ? '' : `（${counts}）`}`,
    words: [
      ...(problems?.issues.map(({ severity, text }) => `${severityNames[severity]} · ${text}`) ?? []),
      ...(problems === null || problems.unjudged.length === 0 ? [] : [unjudgedText(problems.unjudged)]),
      ...notes.map(({ scene, text }) => `智能配单 · ${scene}：${text}`),
      ...handledNotesOf(check.notes, asked).map(({ scene, text, reason }) => `智能配单 · ${scene}（已处理：${reason}）：${text}`),
    ],
  };
}

interface Problems {
  issues: { severity: Severity; text: string }[];
  /** Lines that no rule looks at. */
  unchecked: number;
  /** What no rule could judge, in words. */
  unjudged: readonly string[];
}

/** null: no rule looks at anything in the order. */
function problemsOf(lines: readonly DesignLine[], check: ListCheck): Problems | null {
  const asked = askedOf(lines, check);
  if (asked === null) return null;
  const result = compatCheck(asked.inputs, VERDICT_EFFORT);
  if (!result.valid) return null;
  const stands = (issue: (typeof result.issues)[number]) => check.ignored.some((entry) => isSameProblem(entry, issue));
  const issues = result.issues
    .filter((issue) => !stands(issue))
    .map(({ code, severity, shortBy, subject, lines: about }) => {
      const models = about.flatMap((place) => {
        const from = asked.from[place];
        return asked.inputs.lines[place]?.role === 'ipCamera' && from !== undefined ? ['line' in from ? from.line.productModel : from.kept.name] : [];
      });
      return { severity, text: `${issueTitle({ code })}：${issueText({ code, shortBy, subject, models })}` };
    });
  const looked = asked.from.filter((from) => 'line' in from).length;
  return { issues, unchecked: lines.filter(({ skuStatus }) => skuStatus === 0).length - looked, unjudged: result.unjudged };
}
