/** China keeps UTC+8 all year; the portal shows that time wherever the reader sits, so server and browser agree. */
const SHANGHAI_OFFSET_MS = 8 * 60 * 60 * 1000;

/**
 * An instant (milliseconds since 1970, UTC) as Asia/Shanghai time for reading: `'2026-11-21 10:31'`.
 * Empty when the instant is none (NaN, beyond what a date can hold). Holds from 1992 on, when China dropped summer time.
 */
export function formatDateTime(ms: number): string {
  const shifted = new Date(ms + SHANGHAI_OFFSET_MS);
  return Number.isNaN(shifted.getTime()) ? '' : shifted.toISOString().slice(0, -8).replace('T', ' ');
}

/** The day alone, Asia/Shanghai: `'2026-11-21'`. Empty when the instant is none. */
export const formatDate = (ms: number): string => formatDateTime(ms).slice(0, -6);

/** 45 秒, 2 分钟, 3 小时: rounded up, so that nobody comes back too early. */
export function spokenWait(seconds: number): string {
  if (seconds <= 90) return `${seconds} 秒`;
  return seconds <= 90 * 60 ? `${Math.ceil(seconds / 60)} 分钟` : `${Math.ceil(seconds / 3_600)} 小时`;
}
