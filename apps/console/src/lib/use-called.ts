import { findCallError } from '@portal/client';
import { showFaults } from '@portal/ui/show-faults';
import { useRef, useState } from 'react';
import { failureWords } from './call.ts';

type Faults = Readonly<Record<string, string>>;

/**
 * A step that is taken by a call: on its way, faults by field, or why it failed; the first fault takes the focus, within what `form` is given to.
 * `doneWith`: it has been taken.
 */
export function useCalled<Answer = unknown>(doneWith: (answer: Answer) => void) {
  const form = useRef<HTMLDivElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [failed, setFailed] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  /** `known`: all that is wrong with it already here; then nothing is sent. */
  const take = async (send: () => Promise<Answer>, known: Faults = {}): Promise<void> => {
    setFailed(undefined);
    if (Object.keys(known).length > 0) return showFaults(form.current, () => setFaults(known));
    setBusy(true);
    setFaults({});
    try {
      doneWith(await send());
    } catch (failure) {
      const told = findCallError(failure)?.fields ?? {};
      showFaults(form.current, () => {
        setFaults(told);
        if (Object.keys(told).length === 0) setFailed(failureWords(failure));
      });
    }
    setBusy(false);
  };
  return { form, faults, failed, isBusy, setFaults, take: (send: () => Promise<Answer>, known?: Faults) => void take(send, known) };
}
