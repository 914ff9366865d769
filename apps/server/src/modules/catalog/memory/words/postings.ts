/** Which rows hold each of many things: the way from one to the next, in one byte where it is below 128. */
import { addAll, bitsFor, setBit, type Bits } from './bits.ts';
import { eachWord, type Documents } from './documents.ts';

export interface Postings {
  /** Marks the rows that hold the word. */
  markInto(bits: Bits, word: number): void;
  /** The rows that hold the word, ascending, until one is refused. */
  each(word: number, take: (row: number) => boolean): void;
  /** Bytes the rows of a word take: how common it is. */
  sizeOf(word: number): number;
  /** Bytes it takes. */
  readonly bytes: number;
}

/** Gives every word of every row, rows ascending. */
type EachPair = (take: (row: number, word: number) => void) => void;

export const postingsOf = (documents: Documents, words: number): Postings =>
  postingsBy((take) => {
    for (let document = 0; document < documents.count; document++) eachWord(documents, document, (word) => take(document, word));
  }, words);

/** A word that takes so many bytes is kept as bits too once it is asked for: joining those is faster than reading it. Of so many words. */
const DENSE_FROM = 4096;
const DENSE_MAX = 128;

/** `words`: how many there are. */
export function postingsBy(eachPair: EachPair, words: number): Postings {
  const from = new Uint32Array(words + 1);
  const last = new Uint32Array(words);
  // counted first, so that each word's run of bytes lies where it stays
  eachStep(eachPair, last, (word, step) => void (from[word + 1] = (from[word + 1] ?? 0) + lengthOf(step)));
  for (let word = 0; word < words; word++) from[word + 1] = (from[word + 1] ?? 0) + (from[word] ?? 0);
  const bytes = new Uint8Array(from[words] ?? 0);
  const next = from.slice(0, words);
  eachStep(eachPair, last.fill(0), (word, step) => {
    let at = next[word] ?? 0;
    let rest = step;
    for (; rest > 127; rest >>>= 7) bytes[at++] = (rest & 127) | 128;
    bytes[at++] = rest;
    next[word] = at;
  });
  const dense = new Map<number, Bits>();
  const each = (word: number, take: (row: number) => boolean): void => {
    let row = -1;
    for (let at = from[word] ?? 0, end = from[word + 1] ?? 0; at < end;) {
      let step = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[at++] ?? 0;
        step |= (byte & 127) << shift;
        if (byte < 128) break;
      }
      if (!take((row += step))) return;
    }
  };
  return {
    bytes: bytes.length + from.byteLength,
    each,
    sizeOf: (word) => (from[word + 1] ?? 0) - (from[word] ?? 0),
    markInto(bits, word) {
      const known = dense.get(word);
      if (known) return addAll(bits, known);
      const isDense = (from[word + 1] ?? 0) - (from[word] ?? 0) >= DENSE_FROM && dense.size < DENSE_MAX;
      const own = isDense ? bitsFor(bits.length * 32) : bits;
      each(word, (row) => {
        setBit(own, row);
        return true;
      });
      if (!isDense) return;
      dense.set(word, own);
      addAll(bits, own);
    },
  };
}

const lengthOf = (step: number): number => (step < 128 ? 1 : Math.ceil((32 - Math.clz32(step)) / 7));

/** Of each word of each row how far it is from the one before that holds it; from before the first for the first. `last`: 0 for every word. */
function eachStep(eachPair: EachPair, last: Uint32Array, take: (word: number, step: number) => void): void {
  eachPair((row, word) => {
    take(word, row + 1 - (last[word] ?? 0));
    last[word] = row + 1;
  });
}
