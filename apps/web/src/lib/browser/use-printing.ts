import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let printedAt: number | null = null;

/** When the page is being put on paper (milliseconds since 1970), else null; drawn before the browser takes its picture of the page. */
export const usePrinting = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => printedAt,
    () => null,
  );

function subscribe(onChange: () => void): () => void {
  const following = new AbortController();
  const { signal } = following;
  const set = (at: number | null) => {
    printedAt = at;
    flushSync(onChange);
  };
  window.addEventListener('beforeprint', () => set(printedAt ?? Date.now()), { signal });
  window.addEventListener('afterprint', () => set(null), { signal });
  return () => following.abort();
}
