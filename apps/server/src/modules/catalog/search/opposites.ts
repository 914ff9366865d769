/**
 * Words that a sign in front turns into their opposite, or into another thing: 非屏蔽 is no 屏蔽, 超六类 no 六类. Each is one word; the one
 * behind the sign is not found in it (GOODS-33).
 */
const BEHIND: Readonly<Record<string, readonly string[]>> = { 非: ['屏蔽', '网管', '接触', '触摸'], 无: ['补光'], 免: ['接触'], 超: ['五类', '六类'] };

export const oppositeWords: readonly string[] = Object.entries(BEHIND).flatMap(([sign, words]) => words.map((word) => sign + word));

/** Whether a word begins with one that the sign before it turns. `before`: '' at the beginning. */
export const isTurned = (before: string, word: string): boolean => (BEHIND[before] ?? []).some((one) => word.startsWith(one));

/** What stands in an index for a pair of signs that is turned: so a text is still found as it stands, and the pair alone is not. */
export const turnedPair = (pair: string): string => `~${pair}`;
