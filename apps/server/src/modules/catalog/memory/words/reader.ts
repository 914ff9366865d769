/** Looks for several questions at once in one text after another. */
import type { Question } from '../../search/question.ts';
import { addAll, bitsFor, keepCommon, type Bits } from './bits.ts';
import { eachWord, type Documents } from './documents.ts';
import { nearnessOf, type QuestionInWords, type Occurrence } from './nearness.ts';
import { placeOf, weightOf, WEIGHTS } from './vector-text.ts';
import type { WordIndex } from './word-index.ts';

export interface Reader {
  /** Reads a text: what is asked next is asked of it. */
  read(documents: Documents, document: number): void;
  /** Whether the text meets the question (by its place in `questions`). */
  holds(question: number): boolean;
  /** Whether words of the question stand near one another and where (`nearness.ts`). `weights`: of a description, a heading, a name. */
  nearness(question: number, weights: readonly number[]): number;
  /** Families that have the words of the question, wherever they stand. */
  candidates(question: number): Bits;
  /** Whether the question asks for words one behind the other or in a name: what `candidates` does not look at. */
  hasPlaces(question: number): boolean;
}

export function createReader(index: WordIndex, questions: readonly Question[]): Reader {
  const { dictionary, postings, marks } = index;
  /** Numbers of the words that each leaf means. */
  const leaves: ArrayLike<number>[] = [];
  /** Leaves that a description does not answer. */
  const named = new Set<number>();
  const bounds: number[] = [0];
  const roots = questions.map((question) => {
    const root = number(question);
    bounds.push(leaves.length);
    return root;
  });
  function number(question: Question): QuestionInWords {
    if (question.kind === 'all' || question.kind === 'any') return { kind: question.kind, of: question.of.map(number) };
    const first = leaves.length;
    if (question.kind === 'run') {
      for (const one of question.words) put(wordsOf(one), question.named);
      return { kind: 'run', first, end: leaves.length };
    }
    put(question.begins ? dictionary.beginningWith(question.word) : wordsOf(question.word), question.named);
    return { kind: 'word', leaf: first };
  }
  function put(words: ArrayLike<number>, isNamed: boolean): void {
    if (isNamed) named.add(leaves.length);
    leaves.push(words);
  }
  function wordsOf(text: string): number[] {
    const known = dictionary.find(text);
    return known === undefined ? [] : [known];
  }

  // a word that several leaves mean is marked with all of them: sets of leaves are numbered as they are met
  const sets: (readonly number[])[] = [[]];
  /** Of each set the leaves that a description answers. */
  const described: (readonly number[])[] = [[]];
  const grown = new Map<number, number>();
  const setWith = (set: number, leaf: number): number => {
    const key = set * leaves.length + leaf;
    const known = grown.get(key);
    if (known !== undefined) return known;
    sets.push([...(sets[set] ?? []), leaf]);
    described.push(sets.at(-1)?.filter((one) => !named.has(one)) ?? []);
    grown.set(key, sets.length - 1);
    return sets.length - 1;
  };
  const own = {};
  const mark = (): void => {
    const { table, marked } = marks;
    // of a million words a question means a few
    for (const word of marked) table[word] = 0;
    marked.length = 0;
    for (const [leaf, words] of leaves.entries()) {
      for (let at = 0; at < words.length; at++) {
        const word = words[at] ?? 0;
        table[word] = setWith(table[word] ?? 0, leaf);
        marked.push(word);
      }
    }
    marks.owner = own;
  };

  const occurrences: Occurrence[] = [];
  let [read, round] = [0, 0];
  /** The round in which each leaf was last seen. */
  const seen = new Uint32Array(leaves.length);
  let text: Uint8Array = new Uint8Array();
  const take = (word: number, at: number, count: number): void => {
    const set = marks.table[word] ?? 0;
    if (set === 0) return;
    const inName = sets[set] ?? [];
    const inBody = described[set] ?? [];
    for (let place = at; place < at + 2 * count; place += 2) {
      const kept = (text[place] ?? 0) | ((text[place + 1] ?? 0) << 8);
      const meant = weightOf(kept) === WEIGHTS.D ? inBody : inName;
      if (meant.length === 0) continue;
      for (let leaf = 0; leaf < meant.length; leaf++) seen[meant[leaf] ?? 0] = round;
      const known = occurrences[read++];
      if (known === undefined) occurrences.push({ kept, order: dictionary.alphabetical[word] ?? 0, leaves: meant });
      else {
        known.kept = kept;
        known.order = dictionary.alphabetical[word] ?? 0;
        known.leaves = meant;
      }
    }
  };

  const standsAt = (leaf: number, place: number): boolean => {
    for (let at = 0; at < read; at++) {
      const one = occurrences[at];
      if (one && placeOf(one.kept) === place && one.leaves.includes(leaf)) return true;
    }
    return false;
  };
  const holdsRun = (first: number, end: number): boolean => {
    for (let leaf = first; leaf < end; leaf++) if (seen[leaf] !== round) return false;
    for (let at = 0; at < read; at++) {
      const one = occurrences[at];
      if (!one?.leaves.includes(first)) continue;
      let leaf = first + 1;
      while (leaf < end && standsAt(leaf, placeOf(one.kept) + leaf - first)) leaf++;
      if (leaf === end) return true;
    }
    return false;
  };
  const holds = (asked: QuestionInWords): boolean => {
    switch (asked.kind) {
      case 'word':
        return seen[asked.leaf] === round;
      case 'run':
        return holdsRun(asked.first, asked.end);
      case 'all':
        return asked.of.every(holds);
      case 'any':
        return asked.of.some(holds);
    }
  };
  const familiesWith = (asked: QuestionInWords): Bits => {
    const bits = bitsFor(index.families.count);
    const markLeaf = (into: Bits, leaf: number): void => {
      const words = leaves[leaf] ?? [];
      for (let at = 0; at < words.length; at++) postings.markInto(into, words[at] ?? 0);
    };
    if (asked.kind === 'word') markLeaf(bits, asked.leaf);
    else if (asked.kind === 'any') for (const one of asked.of) addAll(bits, familiesWith(one));
    else {
      bits.fill(0xffffffff);
      if (asked.kind === 'all') for (const one of asked.of) keepCommon(bits, familiesWith(one));
      else {
        for (let leaf = asked.first; leaf < asked.end; leaf++) {
          const one = bitsFor(index.families.count);
          markLeaf(one, leaf);
          keepCommon(bits, one);
        }
      }
    }
    return bits;
  };
  const placesIn = (asked: QuestionInWords): boolean => {
    if (asked.kind === 'word') return named.has(asked.leaf);
    return asked.kind === 'run' || asked.of.some(placesIn);
  };
  const rootOf = (question: number): QuestionInWords => roots[question] ?? { kind: 'any', of: [] };

  return {
    read(documents, document) {
      if (marks.owner !== own) mark();
      round++;
      read = 0;
      text = documents.bytes;
      eachWord(documents, document, take);
    },
    holds: (question) => holds(rootOf(question)),
    hasPlaces: (question) => placesIn(rootOf(question)),
    candidates: (question) => familiesWith(rootOf(question)),
    nearness: (question, weights) => nearnessOf(rootOf(question), occurrences.slice(0, read), [bounds[question] ?? 0, bounds[question + 1] ?? 0], weights),
  };
}
