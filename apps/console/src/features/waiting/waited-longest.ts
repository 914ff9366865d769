/** Something that waits for whoever is signed in. */
export interface WaitingItem {
  key: string;
  /** What it is: 服务需求. */
  kind: string;
  /** What is asked, and by whom. */
  words: string;
  /** ISO: since when. */
  since: string;
  href: string;
}

const SHOWN = 6;
const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];

/** Of several lists those that wait longest, the longest first. */
export const waitedLongest = (lists: readonly (readonly WaitingItem[])[]): WaitingItem[] =>
  lists
    .flat()
    .toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since))
    .slice(0, SHOWN);

/** 3 天, 5 小时, 不到 1 小时: how long something waits. */
export function waitedWords(since: string, nowMs: number): string {
  const waited = nowMs - Date.parse(since);
  if (waited < HOUR_MS) return '不到 1 小时';
  return waited < DAY_MS ? `${Math.floor(waited / HOUR_MS)} 小时` : `${Math.floor(waited / DAY_MS)} 天`;
}
