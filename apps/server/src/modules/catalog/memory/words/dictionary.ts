/** All words of the goods, each under a number in the order they were first met: what is said often has a low one, which is written short. */
import { growingTexts, type TextColumn } from '../growing.ts';

export interface Dictionary {
  readonly size: number;
  /** The word's number; undefined: no product has it. */
  find(word: string): number | undefined;
  /** Numbers of the words that begin so, in alphabetical order. */
  beginningWith(beginning: string): Uint32Array;
  /** Place of each word in alphabetical order. */
  readonly alphabetical: Uint32Array;
  /** Bytes it takes. */
  readonly bytes: number;
}

export interface DictionaryBuilder {
  add(word: string): number;
  done(): Dictionary;
}

/** Longer pieces of a text are kept by V8 as a view of the whole text. */
const OWN_LENGTH_MAX = 12;

export function dictionaryBuilder(): DictionaryBuilder {
  const numbers = new Map<string, number>();
  return {
    add(word) {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      const number = numbers.size;
      numbers.set(word.length > OWN_LENGTH_MAX ? Buffer.from(word).toString() : word, number);
      return number;
    },
    done() {
      const words = [...numbers.keys()];
      const texts = growingTexts();
      for (const word of words) texts.push(word);
      const inOrder = Uint32Array.from([...words.keys()].toSorted((a, b) => compare(words[a] ?? '', words[b] ?? '')));
      return dictionaryOf(texts.done(), inOrder);
    },
  };
}

/** By UTF-16 units, which agrees with the bytes for all that is written here. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function dictionaryOf(texts: TextColumn, inOrder: Uint32Array): Dictionary {
  const alphabetical = new Uint32Array(inOrder.length);
  inOrder.forEach((number, place) => void (alphabetical[number] = place));
  /** The first place whose word does not come before, or, with `begins`, neither comes before nor begins so. */
  const placeOf = (word: string, begins = false): number => {
    let [low, high] = [0, inOrder.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const text = texts.at(inOrder[middle] ?? 0);
      if (text < word || (begins && text.startsWith(word))) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    size: inOrder.length,
    alphabetical,
    bytes: texts.size + inOrder.byteLength + alphabetical.byteLength,
    find(word) {
      const number = inOrder[placeOf(word)];
      return number !== undefined && texts.at(number) === word ? number : undefined;
    },
    beginningWith: (beginning) => inOrder.subarray(placeOf(beginning), placeOf(beginning, true)),
  };
}
