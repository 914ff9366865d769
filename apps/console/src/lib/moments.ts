/** Moments as inputs of day and time take them, by Beijing time. */

/** '2026-12-01T09:00' as it travels; null for '', and for what is no moment. */
export function momentOf(local: string): string | null {
  const at = Date.parse(`${local}:00+08:00`);
  return local === '' || Number.isNaN(at) ? null : new Date(at).toISOString();
}
