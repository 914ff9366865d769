import { LINES_MAX, type DesignLine, type ListCheck } from '@portal/contract/design-order';
import { compatCheck, type CompatResult } from '@portal/engines/compatibility';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { WorkerAnswer, WorkerQuestion } from '../check-worker.ts';
import { answerOf, questionOf, type ListAnswer, type ListQuestion } from '../model/list-question.ts';

interface Checked {
  question: ListQuestion;
  result: CompatResult;
}

/** The check of these lines, anew with every change; null: nothing in the list is checked, or its first answer has not come yet. */
export function useCheckedList(lines: readonly DesignLine[], check: ListCheck): ListAnswer | null {
  // what is typed comes first, the check follows
  const asked = useDeferredValue(useMemo(() => questionOf(lines, check), [lines, check]));
  // what is longer than a list can be, with the devices kept, is checked by a worker, so that typing is never held up
  const isLong = asked !== null && asked.inputs.lines.length > LINES_MAX;
  const here = useMemo(() => (asked === null || isLong ? null : { question: asked, result: compatCheck(asked.inputs) }), [asked, isLong]);
  const there = useWorkerCheck(isLong ? asked : null);
  const checked = isLong ? there : here;
  return useMemo(() => checked && answerOf(checked.question, checked.result, check.ignored), [checked, check.ignored]);
}

/** Asks the worker; while it works the answer before stays. Where there is no worker the page answers itself. */
function useWorkerCheck(question: ListQuestion | null): Checked | null {
  const [checked, setChecked] = useState<Checked | null>(null);
  const worker = useRef<Worker | null>(null);
  const latest = useRef(0);

  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    if (question === null) return;
    const number = ++latest.current;
    const answerHere = () => setChecked({ question, result: compatCheck(question.inputs) });
    try {
      worker.current ??= new Worker(new URL('../check-worker.ts', import.meta.url), { type: 'module' });
    } catch {
      answerHere();
      return;
    }
    const listening = new AbortController();
    const { signal } = listening;
    worker.current.addEventListener(
      'message',
      ({ data }: MessageEvent<WorkerAnswer>) => {
        if (data.number === number) setChecked({ question, result: data.result });
      },
      { signal },
    );
    worker.current.addEventListener('error', answerHere, { signal });
    worker.current.postMessage({ number, inputs: question.inputs } satisfies WorkerQuestion);
    return () => listening.abort();
  }, [question]);
  return checked;
}
