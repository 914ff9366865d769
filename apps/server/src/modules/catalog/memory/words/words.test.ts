/** The words in memory against everything read one by one: what is found, how near it stands, model numbers. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Question } from '../../search/question.ts';
import { growingTexts } from '../growing.ts';
import { rowsHolding, textHolding, textIs } from '../rows-holding.ts';
import { rowsOf } from './bits.ts';
import { likenessTo } from './likeness.ts';
import { Held, modelKeysBuilder } from './model-keys.ts';
import { createReader } from './reader.ts';
import { readVector } from './vector-text.ts';
import { wordIndexBuilder, type WordIndex } from './word-index.ts';

interface Stands {
  word: string;
  place: number;
  weight: '' | 'A' | 'B';
}
const WORDS = ['半球', '球网', '红外', '红', 'poe', 'poe8', 'hv', 'h265', "o'型", 'a\\b'];
/** Of a description, a heading, a name. */
const FIGURE = { '': 0.02, B: 0.4, A: 1 };
const WEIGHTS = [0.02, 0.1, 0.4, 1];

const someText: fc.Arbitrary<Stands[]> = fc
  .array(
    fc.record({ word: fc.constantFrom(...WORDS), place: fc.integer({ min: 1, max: 20 }), weight: fc.constantFrom('' as const, 'A' as const, 'B' as const) }),
    {
      maxLength: 24,
    },
  )
  .map((all) => [...new Map(all.map((one) => [`${one.word} ${one.place}`, one])).values()]);
const leaf: fc.Arbitrary<Question> = fc.oneof(
  fc.record({ kind: fc.constant('word' as const), word: fc.constantFrom(...WORDS, 'absent', 'p'), begins: fc.boolean(), named: fc.boolean() }),
  fc.record({ kind: fc.constant('run' as const), words: fc.array(fc.constantFrom(...WORDS), { minLength: 2, maxLength: 3 }), named: fc.boolean() }),
);
const several = (of: fc.Arbitrary<Question>): fc.Arbitrary<Question> =>
  fc.record({ kind: fc.constantFrom('all' as const, 'any' as const), of: fc.array(of, { minLength: 2, maxLength: 3 }) }) as fc.Arbitrary<Question>;
const question = fc.oneof(leaf, several(leaf), several(fc.oneof(leaf, several(leaf))));

/** As the database writes it out. */
const vectorOf = (all: readonly Stands[]): string =>
  [...Map.groupBy(all, (one) => one.word)]
    .map(([word, own]) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':${own.map(({ place, weight }) => `${place}${weight}`).join(',')}`)
    .join(' ');
const indexOf = (texts: readonly Stands[][]): WordIndex => {
  const builder = wordIndexBuilder();
  for (const one of texts) builder.add(vectorOf(one), [vectorOf(one)]);
  return builder.done();
};

/** Said anew, word by word. */
function answers(asked: Question, text: readonly Stands[]): boolean {
  switch (asked.kind) {
    case 'word':
      return text.some(wordsIn(asked));
    case 'run': {
      const own = text.filter(wordsIn(asked));
      return own.some(({ place }) => asked.words.every((one, at) => own.some((other) => other.word === one && other.place === place + at)));
    }
    case 'all':
      return asked.of.every((one) => answers(one, text));
    case 'any':
      return asked.of.some((one) => answers(one, text));
  }
}
const wordsIn = (asked: Question): ((stands: Stands) => boolean) => {
  if (asked.kind === 'all' || asked.kind === 'any') return (stands) => asked.of.some((one) => wordsIn(one)(stands));
  const isWord = (word: string): boolean =>
    asked.kind === 'run' ? asked.words.includes(word) : asked.begins ? word.startsWith(asked.word) : word === asked.word;
  return ({ word, weight }) => isWord(word) && (!asked.named || weight !== '');
};
const codes = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Every stretch there is, kept when it answers and none within it does. */
function nearnessBy(asked: Question, text: readonly Stands[]): number {
  const order = { '': 0, B: 2, A: 3 };
  const line = text.filter(wordsIn(asked)).toSorted((a, b) => a.place - b.place || order[a.weight] - order[b.weight] || codes(a.word, b.word));
  const stretches = line.flatMap((_, from) => line.slice(from).map((__, more) => [from, from + more + 1] as const));
  const good = stretches.filter(([from, end]) => answers(asked, line.slice(from, end)));
  const shortest = good.filter(([from, end]) => !good.some(([f, e]) => f >= from && e <= end && e - f < end - from));
  return shortest.reduce((sum, [from, end]) => {
    const own = line.slice(from, end);
    const gap = (own.at(-1)?.place ?? 0) - (own[0]?.place ?? 0) - (own.length - 1);
    const mean = own.length / own.reduce((all, { weight }) => all + 1 / FIGURE[weight], 0);
    return sum + mean / (1 + (gap < 0 ? Math.floor((own.length - 1) / 2) : gap));
  }, 0);
}

describe('over any texts and questions', () => {
  test('a text is found when it answers, by postings and by reading it, and by nothing else', () => {
    fc.assert(
      fc.property(fc.array(someText, { minLength: 1, maxLength: 40 }), question, question, (texts, first, second) => {
        const index = indexOf(texts);
        const reader = createReader(index, [first, second]);
        for (const [place, asked] of [first, second].entries()) {
          const candidates = new Set(rowsOf(reader.candidates(place)));
          for (const [row, text] of texts.entries()) {
            reader.read(index.models, row);
            const expected = answers(asked, text);
            expect(reader.holds(place)).toBe(expected);
            if (expected) expect(candidates.has(row)).toBe(true);
            else if (!reader.hasPlaces(place)) expect(candidates.has(row)).toBe(false);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('the words are as near as the shortest stretches that answer say', () => {
    fc.assert(
      fc.property(someText, question, question, (text, before, asked) => {
        const index = indexOf([text]);
        const reader = createReader(index, [before, asked]);
        reader.read(index.models, 0);
        expect(reader.nearness(1, WEIGHTS)).toBeCloseTo(nearnessBy(asked, text), 5);
      }),
      { numRuns: 1_000 },
    );
  });

  test('two readers of one index do not take each other’s marks', () => {
    const index = indexOf([[{ word: 'poe', place: 1, weight: 'A' }]]);
    const [poe, hv] = ['poe', 'hv'].map((word) => createReader(index, [{ kind: 'word', word, begins: false, named: false }]));
    for (let again = 0; again < 2; again++) {
      poe?.read(index.models, 0);
      hv?.read(index.models, 0);
      expect([poe?.holds(0), hv?.holds(0)]).toEqual([true, false]);
    }
  });
});

test.each(['', `'a''b\\\\c':1A,2B,3 '半':16000`, `'no places'`, `'broken`, 'nothing'])('the database’s text %j is read to its end', (written) => {
  const places = new Uint16Array(64);
  const read: string[] = [];
  readVector(written, places, (word, from, count) => void read.push(`${word} ${[...places.subarray(from, from + count)].join()}`));
  expect(read).toEqual({ [`'a''b\\\\c':1A,2B,3 '半':16000`]: ["a'b\\c 7,10,12", '半 64000'], [`'no places'`]: ['no places '] }[written] ?? []);
});

test('names that hold a piece are found, and none by what begins in one and ends in the next', () => {
  const name = fc.stringMatching(/^[ab半球]{0,5}$/);
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 40 }), fc.stringMatching(/^[ab半球]{1,3}$/), (names, piece) => {
      const texts = growingTexts();
      for (const one of names) texts.push(one);
      const [column, expected] = [texts.done(), names.flatMap((one, row) => (one.includes(piece) ? [row] : []))];
      expect(rowsOf(rowsHolding(column, piece))).toEqual(expected);
      expect([...names.keys()].filter(textHolding(column, piece))).toEqual(expected);
      expect([...names.keys()].filter(textIs(column, piece))).toEqual(names.flatMap((one, row) => (one === piece ? [row] : [])));
    }),
    { numRuns: 300 },
  );
});

describe('model numbers', () => {
  const key = fc.stringMatching(/^[ABD12É]{0,6}$/);
  test('are found by any part, and it is said which', () => {
    fc.assert(
      fc.property(fc.array(key, { maxLength: 30 }), key, key, (keys, part, gone) => {
        const builder = modelKeysBuilder();
        for (const one of keys) builder.push(one);
        const held = builder.done(`${gone}\n`);
        const expected = keys.flatMap((one, row) =>
          part !== '' && one.includes(part) ? [[row, one === part ? Held.whole : one.startsWith(part) ? Held.beginning : Held.inside]] : [],
        );
        expect([...held.holding(part)]).toEqual(expected);
        expect([...held.holding(part, 2)]).toEqual(expected.slice(0, 2));
        expect(held.isWithdrawn(part)).toBe(part !== '' && part === gone);
        expect(held.isKnown(part)).toBe(part !== '' && (part === gone || keys.includes(part)));
        expect(keys.map((_, row) => held.at(row))).toEqual(keys);
      }),
      { numRuns: 300 },
    );
  });

  test('are as like as their pieces of three signs', () => {
    expect(likenessTo('HVB4028')('HVB4028')).toBe(1);
    expect(likenessTo('HVB4028')('XYZ')).toBe(0);
    expect(likenessTo('HVB4028')('HVB4O28')).toBeCloseTo(4 / 8, 6);
  });
});
