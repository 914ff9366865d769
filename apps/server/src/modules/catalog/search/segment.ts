/** Cuts Chinese into words: the segmenter's dictionary plus the trade's. Loaded at first use (some 200 ms and 55 MB). */
import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { synonymWords } from './synonyms.ts';
import { dictionaryOf, tradeWords } from './trade-words.ts';

let loaded: Jieba | undefined;

function segmenter(): Jieba {
  if (!loaded) {
    loaded = Jieba.withDict(dict);
    loaded.loadDict(dictionaryOf([...tradeWords, ...synonymWords]));
  }
  return loaded;
}

/** The words of a run of Chinese and the words inside them, for an index. */
export const wordsWithin = (run: string): string[] => segmenter().cutForSearch(run, false);

/** The words of a run of Chinese, longest first choice, none overlapping: for a query. */
export const wordsOf = (run: string): string[] => segmenter().cut(run, false);
