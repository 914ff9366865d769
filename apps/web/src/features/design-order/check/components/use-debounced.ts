import { startTransition, useDeferredValue, useEffect, useState } from 'react';

/** Lines up to which a list is checked with every edit. */
const LINES_AT_ONCE_MAX = 60;
/** How long a longer one is left alone before it is: what is asked of it takes as long as a key may. */
const REST_MS = 400;

/** A list as what follows it should know it: behind what is typed, and of a long one what stands when nothing has changed for a moment (PICK-19). */
export function useDebounced<Line>(typed: readonly Line[]): readonly Line[] {
  const deferred = useDeferredValue(typed);
  const [debounced, setDebounced] = useState(typed);
  const isLong = typed.length > LINES_AT_ONCE_MAX;
  useEffect(() => {
    const waiting = setTimeout(() => startTransition(() => setDebounced(typed)), isLong ? REST_MS : 0);
    return () => clearTimeout(waiting);
  }, [typed, isLong]);
  return isLong ? debounced : deferred;
}
