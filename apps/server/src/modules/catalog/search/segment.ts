/** Cuts Chinese into words: the segmenter's dictionary plus the trade's. Loaded at first use (some 200 ms and 42 MB). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Jieba } from '@node-rs/jieba';
import { synonymWords } from './synonyms.ts';
import { dictionaryOf, tradeWords } from './trade-words.ts';

// the package's own module for it reads a second list as well, and neither is ever let go: 11 MB
const DICTIONARY = createRequire(import.meta.url).resolve('@node-rs/jieba/dict.txt');

let loaded: Jieba | undefined;

function segmenter(): Jieba {
  if (!loaded) {
    loaded = Jieba.withDict(readFileSync(DICTIONARY));
    loaded.loadDict(dictionaryOf([...tradeWords, ...synonymWords]));
  }
  return loaded;
}

/** The words of a run of Chinese and the words inside them, for an index. */
export const wordsWithin = (run: string): string[] => segmenter().cutForSearch(run, false);

/** The words of a run of Chinese, longest first choice, none overlapping: for a query. */
export const wordsOf = (run: string): string[] => segmenter().cut(run, false);
