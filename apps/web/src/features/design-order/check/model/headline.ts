/** What the head of the check says of a list, whatever state the check is in. Pure. Source: CHECK-18. */
import { countsOf, verdictNames, verdictOf, type Verdict } from '@portal/engines/compatibility';
import { NOTHING_CHECKED, summaryOf } from './check-words.ts';
import type { ListAnswer } from './list-question.ts';

export interface ListCheckState {
  answer: ListAnswer | null;
  /** `checking`: what the answer says is of an earlier list, if it is there at all. `broken`: the check refused the question. */
  state: 'checking' | 'broken' | 'done';
  /** Lines of the list and devices the customer has. */
  count: number;
  safetyNotes: number;
  /** How the list is checked could not be read. */
  isByDefault: boolean;
}

export interface Headline {
  tone: 'danger' | 'warning' | 'success' | 'neutral';
  icon: 'error' | 'warning' | 'success' | 'info' | 'refresh';
  /** The verdict. */
  word: string;
  words: string;
  counts: string;
}

const LOOKS: Readonly<Record<Verdict, Pick<Headline, 'tone' | 'icon'>>> = {
  failed: { tone: 'danger', icon: 'error' },
  advised: { tone: 'warning', icon: 'warning' },
  partly: { tone: 'success', icon: 'success' },
  passed: { tone: 'success', icon: 'success' },
};

export function headlineOf({ answer, state, count, safetyNotes, isByDefault }: ListCheckState): Headline {
  if (state === 'checking') return { tone: 'neutral', icon: 'refresh', word: '检查中', words: '', counts: '' };
  if (state === 'broken') return { tone: 'warning', icon: 'warning', word: '没有查成', words: '检查条件不合要求，请核对后再看', counts: '' };
  if (count === 0) return { tone: 'neutral', icon: 'info', word: '未检查', words: '清单里还没有产品', counts: '' };
  if (answer === null) return { tone: 'neutral', icon: 'info', word: '未检查', words: NOTHING_CHECKED, counts: '' };
  const verdict = verdictOf({ ...answer, unchecked: answer.outside.length, safetyNotes });
  const words = `${summaryOf(answer, safetyNotes)}${isByDefault ? '（按默认条件）' : ''}`;
  return { ...LOOKS[verdict], word: verdictNames[verdict], words, counts: countsOf(answer) };
}
