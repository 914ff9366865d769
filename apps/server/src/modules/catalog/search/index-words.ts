/** The words of a product family as PostgreSQL keeps them for searching. */
import { foldText } from './fold.ts';
import { countedUnit, piecesOf } from './pieces.ts';
import { wordsWithin } from './segment.ts';

export interface SearchedTexts {
  /** Family name, model names, model numbers: every run of two or more Chinese characters in them is found. */
  names: readonly string[];
  /** Category and brand names. */
  heads: readonly string[];
  /** Descriptions and attribute values. */
  bodies: readonly string[];
}

/** Positions a tsvector can hold, and how many of one word are worth keeping. */
const POSITION_MAX = 16_000;
const POSITIONS_A_WORD = 64;
const WORD_BYTES_MAX = 200;

type Weight = 'A' | 'B' | 'D';

/**
 * Text of a `tsvector`: words with their place and weight (A names, B heads, D bodies). Names also give every single
 * Chinese character and every pair of neighbours, one place a character, so that a phrase of pairs finds any substring.
 */
export function searchVectorOf(texts: SearchedTexts): string {
  const places = new Map<string, string[]>();
  let base = 1;
  const put = (word: string, at: number, weight: Weight) => {
    if (word === '' || at > POSITION_MAX || Buffer.byteLength(word) > WORD_BYTES_MAX) return;
    const known = places.get(word) ?? [];
    if (known.length >= POSITIONS_A_WORD || known.includes(`${at}${weight}`)) return;
    known.push(`${at}${weight}`);
    places.set(word, known);
  };
  const take = (text: string, weight: Weight, pairs: boolean) => {
    const folded = foldText(text);
    const pieces = piecesOf(folded);
    for (const [index, piece] of pieces.entries()) {
      const at = base + piece.at;
      if (piece.kind === 'code') {
        put(piece.text, at, weight);
        for (const part of piece.parts) if (part.length > 1) put(part, at, weight);
        put(countedUnit(piece, pieces[index + 1], true) ?? '', at, weight);
        continue;
      }
      // 400万像素: both 万像素 and, without the unit, 像素
      const counted = countedUnit(pieces[index - 1], piece, true) !== null;
      for (const run of counted ? [piece.text, piece.text.slice(1)] : [piece.text]) {
        for (const word of wordsWithin(run)) put(word, at + piece.text.indexOf(word), weight);
      }
      if (!pairs) continue;
      for (let index = 0; index < piece.text.length; index++) {
        put(piece.text.charAt(index), at + index, weight);
        if (index + 1 < piece.text.length) put(piece.text.slice(index, index + 2), at + index, weight);
      }
    }
    base += folded.length + 10;
  };
  for (const name of new Set(texts.names)) take(name, 'A', true);
  for (const head of new Set(texts.heads)) take(head, 'B', true);
  for (const body of new Set(texts.bodies)) take(body, 'D', false);
  return [...places].map(([word, at]) => `${quoted(word)}:${at.join(',')}`).join(' ');
}

/** A word as it stands in the text form of tsvector and tsquery. */
export const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
