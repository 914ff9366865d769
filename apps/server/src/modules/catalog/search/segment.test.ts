import { Jieba } from '@node-rs/jieba';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { everydayWords } from './everyday-names.ts';
import { oppositeWords } from './opposites.ts';
import { placeWords } from './places.ts';
import { wordsOf, wordsWithin } from './segment.ts';
import { synonymWords } from './synonyms.ts';
import { linesOf, tradeWords } from './trade-words.ts';

/** As the models of a catalogue were cut when their words were stored: whoever searches them must cut alike. */
const jieba = (() => {
  const dictionary = readFileSync(createRequire(import.meta.url).resolve('@node-rs/jieba/dict.txt'));
  const known = Jieba.withDict(dictionary);
  known.loadDict(linesOf([...tradeWords, ...synonymWords, ...everydayWords, ...oppositeWords, ...placeWords]));
  return { known, general: dictionary.toString().split('\n') };
})();

const isHan = (word: string): boolean => /^[\p{Script=Han}〇]+$/u.test(word);
const trade = [...tradeWords, ...synonymWords, ...everydayWords].filter(isHan);

describe('runs of Chinese are cut as Jieba cuts them', () => {
  let general: string[];
  beforeAll(() => void (general = jieba.general.map((line) => line.split(' ')[0] ?? '').filter(isHan)));

  it('words of the trade and of the dictionary, whole and broken off, with signs that stand in no word', () => {
    let state = 20_261_122;
    const random = (count: number): number => (state = (state * 48_271) % 2_147_483_647) % count;
    const pick = (from: readonly string[]): string => from[random(from.length)] ?? '';
    const piece = (): string => {
      const word = random(3) === 0 ? pick(trade) : pick(general);
      return random(8) === 0 ? String.fromCodePoint(0x4e00 + random(0x5200)) : random(4) === 0 ? word.slice(0, 1 + random(word.length)) : word;
    };
    for (let count = 0; count < 5000; count++) {
      const run = Array.from({ length: 1 + random(5) }, piece).join('');
      expect(wordsOf(run), run).toEqual(jieba.known.cut(run, false));
      // there a word is left out that Jieba finds
      if (!oppositeWords.some((one) => run.includes(one))) expect(wordsWithin(run), run).toEqual(jieba.known.cutForSearch(run, false));
    }
  });

  it.each(['二〇二六', '𠮷野家', '㐀', '道闸', '网络硬盘录像机', '年', '的'])('%s', (run) => {
    expect(wordsOf(run)).toEqual(jieba.known.cut(run, false));
    expect(wordsWithin(run)).toEqual(jieba.known.cutForSearch(run, false));
  });
});

it.each([
  ['六类非屏蔽双绞线', ['六类', '非屏蔽', '双绞线'], ['屏蔽']],
  ['超六类网线', ['超六类', '网线'], ['六类']],
  ['千兆非网管交换机', ['非网管', '交换机'], ['网管', '网管交换机']],
  ['无补光', ['无补光'], ['补光']],
  ['红外补光', ['补光'], []],
  ['六类屏蔽双绞线', ['六类', '屏蔽'], []],
])('what a sign in front turns is not found in %s (GOODS-33)', (run, held, missing) => {
  expect(wordsWithin(run)).toEqual(expect.arrayContaining(held));
  expect(wordsWithin(run).filter((word) => missing.includes(word))).toEqual([]);
});
