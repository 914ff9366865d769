import { useEffect } from 'react';

/** The badge's figure on pages without the list: asked for once the page stands. Guests have none. */
export function useSelectionCountOfServer(isSignedIn: boolean): void {
  useEffect(() => {
    if (isSignedIn) void import('../api.ts').then(({ refreshSelectionCount }) => refreshSelectionCount());
  }, [isSignedIn]);
}
