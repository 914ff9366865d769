import type { DesignLine, ListCheck } from '@portal/contract/design-order';
import type { CompatInputs, CompatResult } from '@portal/engines/compatibility';
import { useEffect, useMemo, useState } from 'react';
import type * as CheckEngine from '../check-engine.ts';
import { answerOf, questionOf, type ListAnswer, type ListQuestion } from '../model/list-question.ts';
import { useWorker } from './use-worker.ts';

/** No answer: it has not come yet, nothing in the list is checked, or the check refuses how it is asked. */
export interface CheckedAnswer {
  answer: ListAnswer | null;
  /** `checking`: the answer, if there is one, is of an earlier list. `broken`: the check takes no such question. */
  state: 'checking' | 'broken' | 'done';
  /** What was asked; null: nothing. */
  question: ListQuestion | null;
}

type Engine = typeof CheckEngine;
const loadEngine = (): Promise<Engine> => import('../check-engine.ts');

const NOTHING_IGNORED: ListCheck['ignored'] = [];
/** Lines up to which a page checks while it is typed into. */
const LINES_HERE_MAX = 60;

const DESK = {
  open: () => new Worker(new URL('../check-worker.ts', import.meta.url), { type: 'module' }),
  askedOf: ({ inputs }: ListQuestion): CompatInputs => inputs,
  answerHere: async (inputs: CompatInputs): Promise<CompatResult> => (await loadEngine()).compatCheck(inputs),
};

/**
 * The check of these lines, anew with every change; `check` null: how is not known yet. Give it lines that follow what is typed
 * (`useDeferredValue`). A page does what takes some milliseconds; what is not
 * decided by that, and long lists, are the worker's, so that typing is never held up: until it has answered the answer before stays.
 */
export function useCheckedList(lines: readonly DesignLine[], check: ListCheck | null): CheckedAnswer {
  const asked = useMemo(() => (check === null ? null : questionOf(lines, check)), [lines, check]);
  const isLong = asked !== null && asked.inputs.lines.length > LINES_HERE_MAX;
  const engine = useEngine(asked !== null && !isLong);
  const here = useMemo(
    () =>
      asked === null || isLong || engine === null || engine === 'lost'
        ? null
        : { question: asked, answer: engine.compatCheck(asked.inputs, engine.BRIEF_EFFORT) },
    [asked, isLong, engine],
  );
  const isLeftOpen = isLong || engine === 'lost' || (here !== null && here.answer.valid && here.answer.isCut);
  const there = useWorker(isLeftOpen ? asked : null, DESK);
  const checked = isLeftOpen ? there : here;
  const ignored = check?.ignored ?? NOTHING_IGNORED;
  const answer = useMemo(() => checked && answerOf(checked.question, checked.answer, ignored), [checked, ignored]);
  const isOfNow = check !== null && (asked === null || checked?.question === asked);
  const isBroken = isOfNow && asked !== null && answer === null;
  return { answer, state: isBroken ? 'broken' : isOfNow ? 'done' : 'checking', question: asked };
}

/** The check, once something is asked of it; null: not there yet. `lost`: its script could not be read, and the worker has one of its own. */
function useEngine(isAsked: boolean): Engine | 'lost' | null {
  const [engine, setEngine] = useState<Engine | 'lost' | null>(null);
  useEffect(() => {
    if (isAsked)
      loadEngine().then(
        (loaded) => setEngine(loaded),
        () => setEngine('lost'),
      );
  }, [isAsked]);
  return engine;
}
