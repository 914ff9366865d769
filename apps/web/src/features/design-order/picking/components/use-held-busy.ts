import { useEffect, useRef, useState } from 'react';

/** Fetching is shown for at least this long (PICK-8). */
const LEAST_MS = 200;

/** Busy while `isBusy`, and at least 200 ms from when it began: an answer that comes at once does not flicker. */
export function useHeldBusy(isBusy: boolean): boolean {
  const [isHeld, setIsHeld] = useState(false);
  const since = useRef(0);
  if (isBusy && !isHeld) setIsHeld(true);
  useEffect(() => {
    if (isBusy) {
      since.current = performance.now();
      return;
    }
    const rest = setTimeout(() => setIsHeld(false), Math.max(0, since.current + LEAST_MS - performance.now()));
    return () => clearTimeout(rest);
  }, [isBusy]);
  return isBusy || isHeld;
}
