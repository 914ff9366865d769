import { useEffect } from 'react';

/** The list and its badge, asked for once the page stands; a failure leaves them unknown. A guest's is the tab's, and no call (`CompareDock`). */
export function useCompareOfServer(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return;
    // not part of every page
    void import('../api.ts').then(({ readCompared }) => readCompared(true)).catch(() => null);
  }, [isSignedIn]);
}
