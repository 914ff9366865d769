import { useEffect, useState } from 'react';
import { failureText } from '../../../lib/calls/failure.ts';
import { readForm, type FormChoices } from '../api.ts';

/** What a form of products begins with, once it is read; `failed`: why it could not be, and `retry` asks again. */
export function useFormChoices(spuNo: string | null): { choices: FormChoices | undefined; failed: string | undefined; retry: () => void } {
  const [choices, setChoices] = useState<FormChoices>();
  const [failed, setFailed] = useState<string>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isOver = false;
    readForm(spuNo).then(
      (read) => void (!isOver && setChoices(read)),
      (failure: unknown) => void (!isOver && setFailed(failureText(failure))),
    );
    return () => void (isOver = true);
    // asked again where it failed
    // oxlint-disable-next-line react/exhaustive-deps
  }, [spuNo, turn]);
  const retry = () => {
    setFailed(undefined);
    setTurn((now) => now + 1);
  };
  return { choices, failed, retry };
}
