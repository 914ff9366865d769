import { useEffect, useRef, useState } from 'react';
import type { NumberedQuestion, NumberedWhole } from '../cure-worker.ts';
import type { ListQuestion } from '../model/list-question.ts';
import { wholeOf, type Whole } from '../model/whole-check.ts';

/** What the worker has found for which question. */
export interface WholeCheck {
  question: ListQuestion;
  whole: Whole;
}

/** Asks a worker for cures and assignment with each change; while it works the answer before stays. Where there is no worker the page answers itself. */
export function useWholeCheck(question: ListQuestion | null): WholeCheck | null {
  const [found, setFound] = useState<WholeCheck | null>(null);
  const worker = useRef<Worker | null>(null);
  const latest = useRef(0);

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );
  useEffect(() => {
    if (question === null) return;
    const number = ++latest.current;
    const fixed = question.places.flatMap(({ skuNo }, place) => (skuNo === null ? [place] : []));
    const asked = { inputs: question.inputs, fixed };
    const answerHere = () => setFound({ question, whole: wholeOf(asked) });
    try {
      worker.current ??= new Worker(new URL('../cure-worker.ts', import.meta.url), { type: 'module' });
    } catch {
      answerHere();
      return;
    }
    const listening = new AbortController();
    const { signal } = listening;
    worker.current.addEventListener(
      'message',
      ({ data }: MessageEvent<NumberedWhole>) => {
        if (data.number === number) setFound({ question, whole: data.whole });
      },
      { signal },
    );
    worker.current.addEventListener('error', answerHere, { signal });
    worker.current.postMessage({ number, ...asked } satisfies NumberedQuestion);
    return () => listening.abort();
  }, [question]);
  return question === null ? null : found;
}
