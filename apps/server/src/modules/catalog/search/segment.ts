/**
 * Cuts Chinese into words: of all ways through a run the one whose words are used most (product of their shares), as Jieba does
 * without guessing at unknown words, by its dictionary plus the trade's words. Loaded at first use.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { everydayWords } from './everyday-names.ts';
import { readLexicon, type Lexicon } from './lexicon.ts';
import { isTurned, oppositeWords } from './opposites.ts';
import { synonymWords } from './synonyms.ts';
import { placeWords } from './places.ts';
import { linesOf, tradeWords } from './trade-words.ts';

// the package's own reading of it is a tree of 30 MB; of the package only the words are used
const DICTIONARY = createRequire(import.meta.url).resolve('@node-rs/jieba/dict.txt');

interface Words {
  general: Lexicon;
  /** Count instead of the same words of the general one. */
  trade: Lexicon;
  logTotal: number;
}
let loaded: Words | undefined;

function words(): Words {
  if (loaded) return loaded;
  const known = [...tradeWords, ...synonymWords, ...everydayWords, ...oppositeWords, ...placeWords];
  const general = readLexicon(readFileSync(DICTIONARY));
  const trade = readLexicon(linesOf(known));
  let counted = general.total + trade.total;
  for (const word of new Set(known)) {
    const { text, bounds } = signsOf(word);
    general.eachWordAt(text, bounds, 0, (end, frequency) => void (counted -= end === bounds.length - 1 ? frequency : 0));
  }
  loaded = { general, trade, logTotal: Math.log(counted) };
  return loaded;
}

interface Signs {
  signs: readonly string[];
  text: Uint8Array;
  /** Where each sign begins in `text`, and where the last one ends. */
  bounds: readonly number[];
}

function signsOf(run: string): Signs {
  const signs: string[] = [];
  const bounds = [0];
  let at = 0;
  for (const sign of run) {
    at += Buffer.byteLength(sign);
    signs.push(sign);
    bounds.push(at);
  }
  return { signs, text: Buffer.from(run), bounds };
}

interface Cut {
  signs: readonly string[];
  /** For the place of each sign: behind which sign each known word ends that begins there. */
  known: readonly (readonly number[])[];
  /** The words' places, from the first sign to the end. */
  places: readonly number[];
}

function cut(run: string): Cut {
  const { general, trade, logTotal } = words();
  const { signs, text, bounds } = signsOf(run);
  /** Of the best way from each sign to the end: the logarithm of its product, and where its first word ends. */
  const best = new Float64Array(signs.length + 1);
  const next: number[] = [];
  const known: number[][] = [];
  let at = signs.length - 1;
  const take = (end: number, frequency: number): void => {
    const score = Math.log(frequency) - logTotal + (best[end] ?? 0);
    // of two that are as good the longer word
    const known = best[at] ?? -Infinity;
    if (score < known || (score === known && end < (next[at] ?? 0))) return;
    best[at] = score;
    next[at] = end;
  };
  let ends: number[] = [];
  const takeTrade = (end: number, frequency: number): void => {
    ends.push(end);
    take(end, frequency);
  };
  const takeGeneral = (end: number, frequency: number): void => {
    if (!ends.includes(end)) takeTrade(end, frequency);
  };
  for (; at >= 0; at--) {
    best[at] = -Infinity;
    known[at] = ends = [];
    trade.eachWordAt(text, bounds, at, takeTrade);
    general.eachWordAt(text, bounds, at, takeGeneral);
    if (!ends.includes(at + 1)) take(at + 1, 1);
  }
  const places = [0];
  for (let place = 0; place < signs.length; places.push(place)) place = next[place] ?? signs.length;
  return { signs, known, places };
}

/** How often the language has a word: of one that everybody uses nobody says another. */
export function usesOf(word: string): number {
  const { text, bounds } = signsOf(word);
  let uses = 0;
  words().general.eachWordAt(text, bounds, 0, (end, frequency) => void (uses = end === bounds.length - 1 ? frequency : uses));
  return uses;
}

/** The words of a run of Chinese and the words inside them, for an index; not those that the sign before them turns. */
export function wordsWithin(run: string): string[] {
  const { signs, known, places } = cut(run);
  const found: string[] = [];
  const put = (from: number, to: number): void => {
    const word = signs.slice(from, to).join('');
    if (!isTurned(signs[from - 1] ?? '', word)) found.push(word);
  };
  for (const [order, start] of places.slice(0, -1).entries()) {
    const end = places[order + 1] ?? start;
    for (const length of [2, 3].filter((shorter) => shorter < end - start))
      for (let at = start; at + length <= end; at++) if (known[at]?.includes(at + length)) put(at, at + length);
    put(start, end);
  }
  return found;
}

/** The words of a run of Chinese, longest first choice, none overlapping: for a query. */
export function wordsOf(run: string): string[] {
  const { signs, places } = cut(run);
  return places.slice(0, -1).map((start, order) => signs.slice(start, places[order + 1]).join(''));
}
