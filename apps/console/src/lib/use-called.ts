import { findCallError } from '@portal/client';
import { useState } from 'react';
import { failureWords } from './call.ts';

/** A step that is taken by a call: on its way, faults by field, or why it failed. `doneWith`: it has been taken. */
export function useCalled<Answer = unknown>(doneWith: (answer: Answer) => void) {
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [failed, setFailed] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const take = async (send: () => Promise<Answer>): Promise<void> => {
    setBusy(true);
    setFaults({});
    setFailed(undefined);
    try {
      doneWith(await send());
    } catch (failure) {
      const told = findCallError(failure)?.fields ?? {};
      setFaults(told);
      if (Object.keys(told).length === 0) setFailed(failureWords(failure));
    }
    setBusy(false);
  };
  return { faults, failed, isBusy, setFaults, take: (send: () => Promise<Answer>) => void take(send) };
}
