import { useRef, useState } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';

/** What takes the chosen products: once however often it is pressed; a failure is told, and may be tried again. */
export function useTaking(take: () => Promise<void>): { isBusy: boolean; press: () => void } {
  const [isBusy, setBusy] = useState(false);
  // at once, not with the next drawing: a second press in between would take twice
  const isTaking = useRef(false);
  const run = async (): Promise<void> => {
    if (isTaking.current) return;
    isTaking.current = true;
    setBusy(true);
    try {
      await take();
    } catch (failure) {
      isTaking.current = false;
      setBusy(false);
      tellFailure(failure);
    }
  };
  return { isBusy, press: () => void run() };
}
