/** How long a page that was asked for may take: twice the time-out of a call (SHELL-7). */
const LATE_MS = 20_000;

/** Tells once it is late, unless what this gives is called before. */
export function whenLate(tell: () => void): () => void {
  const timer = setTimeout(tell, LATE_MS);
  return () => clearTimeout(timer);
}
