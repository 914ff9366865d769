/** Moments as the channels write them: by Beijing time, which is eight hours ahead of UTC all year. */
const AHEAD_MS = 8 * 3_600_000;

/** `2026-11-23 21:15:00`. */
export const beijingText = (ms: number): string => new Date(ms + AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ');
/** `2026-11-23T21:15:00+08:00`. */
export const beijingOffsetText = (ms: number): string => `${beijingText(ms).replace(' ', 'T')}+08:00`;
/** Milliseconds of either writing; null of what is neither. */
export function momentOf(text: unknown): number | null {
  if (typeof text !== 'string') return null;
  const ms = Date.parse(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text) ? `${text.replace(' ', 'T')}+08:00` : text);
  return Number.isNaN(ms) ? null : ms;
}
