import { useEffect } from 'react';

/** The list and its badge, asked for once the page stands; a failure leaves them unknown. */
export function useCompareOfServer(isSignedIn: boolean): void {
  useEffect(() => {
    // not part of every page
    void import('../api.ts').then(({ readCompared }) => readCompared(isSignedIn)).catch(() => null);
  }, [isSignedIn]);
}
