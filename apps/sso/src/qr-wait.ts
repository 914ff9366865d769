/** How long a browser waits between two looks at its code: longer the longer nobody scans, and much longer while the line is bad. */
const LONGEST_MS = 3_000;
const LONGEST_FAILING_MS = 12_000;

/** Milliseconds until the next look. `looks`: how many there were; `failures`: how many of the last ones in a row had no answer. */
export function waitBeforeLook({ firstMs, looks, failures }: { firstMs: number; looks: number; failures: number }): number {
  if (failures > 0) return Math.min(LONGEST_FAILING_MS, firstMs * 2 ** failures);
  return Math.min(LONGEST_MS, firstMs * 1.1 ** looks);
}
