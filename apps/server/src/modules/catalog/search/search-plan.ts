/** What a keyword asks of the goods: a strict question first, a misspelt model next, any of the words last. */
import { foldText, modelKeyOf } from './fold.ts';
import { quoted } from './index-words.ts';
import { countedUnit, piecesOf } from './pieces.ts';
import { wordsOf, wordsWithin } from './segment.ts';
import { alternativesOf } from './synonyms.ts';

export interface SearchPlan {
  /** Every word, as text of a `tsquery`. */
  strict: string;
  /** Any of the words; null when there is only one. */
  loose: string | null;
  /** The word that looks like a model number, as a key, with the question of the other words; null when none does. */
  model: { key: string; rest: string | null } | null;
  /** The folded keyword: a family whose name holds it as it stands comes first. */
  literal: string;
}

/** Letters and digits, at least three (separators are gone by then): looked for inside model numbers. */
const MODEL_LENGTH_MIN = 3;
const MODEL = /^[a-z0-9.]{3,}$/;
const WORDS_MAX = 12;
/** Characters that carry no meaning of their own in a query. */
const IDLE = new Set('的和与及用型式款等个之或在有类为');

/**
 * Reads a keyword; null when it holds nothing that can be searched (blanks, punctuation).
 * A run of Chinese is found as it stands inside names, or by all its words (with what means the same) anywhere.
 * Source: specification part 1 §2 "Global search" (50 characters), performance goal 4 (from two characters, several words).
 */
export function searchPlanOf(keyword: string): SearchPlan | null {
  const literal = foldText(keyword);
  const wanted: { query: string; parts: readonly string[]; key: string | null }[] = [];
  const pieces = piecesOf(literal);
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'han') {
      // the unit of a number went with it: 400万|像素
      const run = countedUnit(pieces[index - 1], piece) === null ? piece.text : piece.text.slice(1);
      if (run !== '') wanted.push({ ...hanQuery(run), key: null });
      continue;
    }
    const counted = countedUnit(piece, pieces[index + 1]);
    const query = counted === null ? codeQuery(piece.text) : quoted(counted);
    wanted.push({ query, parts: [query], key: counted === null && MODEL.test(piece.text) ? modelKeyOf(piece.text) : null });
  }
  const words = wanted.slice(0, WORDS_MAX);
  if (words.length === 0) return null;
  const parts = words.flatMap((word) => word.parts);
  return {
    strict: words.map(({ query }) => query).join(' & '),
    loose: parts.length > 1 ? parts.join(' | ') : null,
    model: modelOf(words, pieces.length > 1 && pieces.every(({ kind }) => kind === 'code') ? modelKeyOf(literal) : ''),
    literal,
  };
}

/** `whole`: the keyword as one key when it is nothing but codes (`HV-B4028 IR30`). */
function modelOf(words: readonly { query: string; key: string | null }[], whole: string): SearchPlan['model'] {
  if (whole.length >= MODEL_LENGTH_MIN) return { key: whole, rest: null };
  const model = words.find(({ key }) => key !== null);
  if (!model?.key) return null;
  const rest = words.filter((word) => word !== model).map(({ query }) => query);
  return { key: model.key, rest: rest.length === 0 ? null : rest.join(' & ') };
}

function codeQuery(text: string): string {
  const alternatives = alternativesOf(text);
  const own = /^\d{1,2}$/.test(text) ? quoted(text) : `${quoted(text)}:*`;
  return group([own, ...alternatives.slice(1).map(hanWord)]);
}

function hanQuery(run: string): { query: string; parts: readonly string[] } {
  const cut = wordsOf(run);
  const telling = cut.filter((word) => !IDLE.has(word));
  const words = telling.length === 0 ? cut : telling;
  const parts = words.map(hanWord);
  const byWords = parts.join(' & ');
  return { query: words.length === 1 && words[0] === run ? byWords : group([phrase(run), `(${byWords})`]), parts };
}

function hanWord(word: string): string {
  const stems = word.length >= 3 && /[型式]$/u.test(word) ? [word.slice(0, -1)] : [];
  const ways = [...alternativesOf(word), ...stems].flatMap((way) =>
    way.length > 2 && !/[a-z]/.test(way) ? [quoted(way), phrase(way)] : [quoted(way.replaceAll('-', ''))],
  );
  const inner = innerWords(word);
  return group([
    ...new Set(ways),
    ...(inner.length > 1 ? [`(${inner.map((part) => (alternativesOf(part).length > 1 ? hanWord(part) : quoted(part))).join(' & ')})`] : []),
  ]);
}

/** A compound as the words it is made of: 人脸门禁 → 人脸, 门禁. Empty when it is not wholly made of known words. */
function innerWords(word: string): string[] {
  if (word.length < 4) return [];
  const known = wordsWithin(word).filter((part) => part.length > 1 && part !== word);
  const parts: string[] = [];
  for (let at = 0; at < word.length;) {
    const part = known
      .filter((candidate) => word.startsWith(candidate, at))
      .reduce((longest, candidate) => (candidate.length > longest.length ? candidate : longest), '');
    if (part === '') return [];
    parts.push(part);
    at += part.length;
  }
  return parts;
}

/** Neighbouring pairs one after the other: the run as a substring of a name. */
function phrase(run: string): string {
  if (run.length <= 2) return quoted(run);
  const pairs = Array.from({ length: run.length - 1 }, (_, index) => quoted(run.slice(index, index + 2)));
  return `(${pairs.join(' <-> ')})`;
}

const group = (ways: readonly string[]): string => (ways.length === 1 ? (ways[0] ?? '') : `(${ways.join(' | ')})`);
