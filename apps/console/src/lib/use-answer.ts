import { useCallback, useEffect, useState } from 'react';
import { failureWords } from './call.ts';
import { useReadAfter } from './actions.ts';

export interface LiveAnswer<T> {
  /** The latest that was read; stays while the next is on its way. */
  data: T | undefined;
  failed: string | undefined;
  isBusy: boolean;
  read(): void;
  /** This is the newest: an action answered it. */
  put(data: T): void;
}

/** Reads what `ask` gives, and again whenever `about` is another or an action of this page was overtaken. */
export function useAnswer<T>(about: string, ask: () => Promise<T>): LiveAnswer<T> {
  const [answer, setAnswer] = useState<{ about: string; data?: T; failed?: string }>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isOver = false;
    ask().then(
      (data) => void (!isOver && setAnswer({ about, data })),
      (failure: unknown) => void (!isOver && setAnswer((before) => ({ about, failed: failureWords(failure), ...(before?.data ? { data: before.data } : {}) }))),
    );
    return () => void (isOver = true);
    // what is asked for is named by `about`
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [about, turn]);
  const read = useCallback(() => setTurn((now) => now + 1), []);
  useReadAfter('overtaken', read);
  const put = useCallback((data: T) => setAnswer({ about, data }), [about]);
  return { data: answer?.data, failed: answer?.failed, isBusy: answer?.about !== about, read, put };
}
