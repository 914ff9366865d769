import { useState, type ReactNode } from 'react';
import { failureWords } from './failure-words.tsx';

/**
 * What is handed in once: on its way or not, and why it was refused. What succeeds leaves the form to `onDone`, on its way still, so that nobody hands it in twice;
 * of a refusal `onRefused` hears, too.
 */
export function useSending() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReactNode>(null);
  const send = async <Answer>(work: () => Promise<Answer>, onDone: (answer: Answer) => void, onRefused?: (refused: unknown) => void): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      onDone(await work());
    } catch (refused) {
      setFailure(failureWords(refused));
      onRefused?.(refused);
      setBusy(false);
    }
  };
  return { isBusy, failure, send };
}
