import { use, useState } from 'react';
import { sessionDrawer, type SessionKey } from '../../../../lib/kept/storage.ts';
import type { KeptReader } from '../model/kept-edits.ts';

let reader: KeptReader | null = null;
let coming: Promise<void> | null = null;

/** Where it is lost nothing was read and nothing is overwritten: the page fails as one whose script is gone. */
const load = (): Promise<void> => {
  coming ??= import('../model/kept-edits.ts').then(
    (read) => void (reader = read),
    (failure: unknown) => {
      coming = null;
      throw failure;
    },
  );
  return coming;
};

/** What is kept is read by; there since `useKeptReader` let the list be opened. */
export function keptReader(): KeptReader {
  if (reader === null) throw new Error('what the tab kept is read before its list is opened: useKeptReader');
  return reader;
}

/**
 * Waits for what reads these keys where the tab holds one of them; a list that is opened below finds its edits at once. Until then
 * the page stands as the server drew it, and takes no edit that would replace what was kept.
 */
export function useKeptReader(...keys: readonly SessionKey[]): void {
  const [isNeeded] = useState(() => keys.some((key) => sessionDrawer.read(key) !== null));
  if (isNeeded && reader === null) use(load());
}
