/**
 * A large count made short with k (thousand) and w (万, ten thousand): 999 → `'999'`, 1,200 → `'1.2k'`, 12,345 → `'1.2w'`.
 * One decimal, cut and not rounded, so it never claims more than there is; `.0` is left out. Below zero or not finite: `'0'`.
 * Source: SHELL-9. Not for badges, which stop at 99.
 */
export function formatCount(count: number): string {
  const whole = Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0;
  if (whole < 1_000) return String(whole);
  return whole < 10_000 ? `${Math.floor(whole / 100) / 10}k` : `${Math.floor(whole / 1_000) / 10}w`;
}
