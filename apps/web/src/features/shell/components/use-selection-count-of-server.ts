import { useEffect } from 'react';

/** The badge's figure on pages without the list, where something else than the list has changed it. */
export const readSelectionCount = (): Promise<void> => import('../api.ts').then(({ refreshSelectionCount }) => refreshSelectionCount());

/** Asked for once the page stands. Guests have none. */
export function useSelectionCountOfServer(isSignedIn: boolean): void {
  useEffect(() => {
    if (isSignedIn) void readSelectionCount();
  }, [isSignedIn]);
}
