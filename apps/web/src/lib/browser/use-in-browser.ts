import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False where the server draws and in the first drawing of a page it has drawn: for what the server has no look for. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
