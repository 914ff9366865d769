/** What of a keyword is looked for by another name, for people (GOODS-34). */
import type { Reading } from '@portal/contract/core';
import { everydayWays, weakWords } from './everyday-names.ts';
import type { SearchPart } from './search-plan.ts';

/** Said of one word. */
const MEANT_MAX = 3;
const CABLE = '双绞线';
const METRES = /^\d+ ?米$/;

/** Words whose names of the trade hold nothing of what was typed, in their order; of a cable its length, which is one of the box and no total. */
export function readingsOf(parts: readonly SearchPart[]): Reading[] {
  const isCable = parts.some(({ names }) => names.includes(CABLE));
  return parts.flatMap(({ text }): Reading[] => {
    if (isCable && METRES.test(text)) return [{ typed: text, meant: `每箱（卷）${text}` }];
    const ways = everydayWays(text);
    if (ways.length === 0 || weakWords.has(text) || ways.some((way) => way.includes(text) || text.includes(way))) return [];
    return [
      {
        typed: text,
        meant: ways
          .slice(0, MEANT_MAX)
          .map((way) => way.replaceAll('+', ' '))
          .join('、'),
      },
    ];
  });
}
