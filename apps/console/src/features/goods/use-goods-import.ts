import { newIdempotencyKey } from '@portal/client/request-keys';
import { getGoodsImportProgress, importGoods, type GoodsImport } from '@portal/contract/catalog';
import { findCallError } from '@portal/client';
import { useEffect, useState } from 'react';
import { call, failureWords } from '../../lib/call.ts';
import { slowCall } from '../../lib/call-slow.ts';

const LOOK_EVERY_MS = 1_000;

interface Taking {
  seen: string;
  isPartial: boolean;
  /** As typed; '' where nobody asked. */
  pricesSeen: string;
  steepSeen: string;
}

/** A file that is tried, and taken as it was seen; how far that is, and why it failed. */
export function useGoodsImport(onDone: (done: GoodsImport) => void) {
  const [file, setFile] = useState<File>();
  const [tried, setTried] = useState<GoodsImport>();
  const [failed, setFailed] = useState<string>();
  /** The name of the one that is under way, and whether it is taken. */
  const [run, setRun] = useState<{ key: string; isTaken: boolean }>();
  const [progress, setProgress] = useState<{ step: string; done: number } | null>(null);
  const key = run?.key;
  useEffect(() => {
    if (key === undefined) return;
    let isAsking = false;
    const look = async () => {
      // the embedded database answers once the import has written
      if (isAsking) return;
      isAsking = true;
      await call(getGoodsImportProgress, { query: { run: key } }).then(setProgress, () => undefined);
      isAsking = false;
    };
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      setProgress(null);
    };
  }, [key]);
  const send = async (chosen: File, taking: Taking | undefined) => {
    const body = new FormData();
    body.append('file', chosen);
    const next = { key: newIdempotencyKey(), isTaken: taking !== undefined };
    setRun(next);
    setFailed(undefined);
    try {
      const query = {
        run: next.key,
        ...(taking && { seen: taking.seen, partial: taking.isPartial ? ('1' as const) : ('0' as const) }),
        ...(taking && taking.pricesSeen !== '' && { pricesSeen: taking.pricesSeen }),
        ...(taking && taking.steepSeen !== '' && { steepSeen: taking.steepSeen }),
      };
      const answer = await slowCall(importGoods, { body, query });
      setTried(answer.isDone ? undefined : answer);
      if (answer.isDone) {
        setFile(undefined);
        onDone(answer);
      }
    } catch (failure) {
      const isLost = taking !== undefined && findCallError(failure)?.isNetworkError === true;
      setFailed(isLost ? '连接中断，导入可能仍在进行，请稍后看导入记录' : failureWords(failure));
      // what was seen holds no more
      if (taking === undefined || findCallError(failure)?.status === 409) setTried(undefined);
    }
    setRun(undefined);
  };
  return {
    file,
    tried,
    failed,
    run,
    progress,
    choose(chosen: File) {
      setFile(chosen);
      setTried(undefined);
      void send(chosen, undefined);
    },
    again: () => file && void send(file, undefined),
    take: (taking: Taking) => file && void send(file, taking),
  };
}
