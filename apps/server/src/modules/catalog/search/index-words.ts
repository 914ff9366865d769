/** The words of product families and models as PostgreSQL keeps them for searching. */
import { foldText } from './fold.ts';
import { countedUnit, piecesOf } from './pieces.ts';
import { isTurned, turnedPair } from './opposites.ts';
import { wordsWithin } from './segment.ts';
import { countedInWords, crossSectionOf, otherResolutions } from './units.ts';

export interface SearchedTexts {
  /** Family name, model names, model numbers: every run of two or more Chinese characters in them is found. */
  names: readonly string[];
  /** Category and brand names. */
  heads: readonly string[];
  /** Descriptions and attribute values. */
  bodies: readonly string[];
  /** Said of the whole family: a number in it whose unit tells its models apart (`unitsOf`) is said of none, nor is a word that does. */
  common?: { texts: readonly string[]; telling: ReadonlySet<string> };
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
  const take = (text: string, weight: Weight, pairs: boolean, telling?: ReadonlySet<string>) => {
    const folded = foldText(text);
    const pieces = piecesOf(folded);
    for (const [index, piece] of pieces.entries()) {
      const at = base + piece.at;
      if (piece.kind === 'code') {
        const counted = countedUnit(piece, pieces[index + 1], true)?.word;
        if (telling?.has(unitOf(counted ?? piece.text)) || telling?.has(piece.text)) continue;
        put(piece.text, at, weight);
        for (const part of piece.parts) if (part.length > 1) put(part, at, weight);
        put(counted ?? '', at, weight);
        for (const word of [...otherResolutions(piece.text), ...crossSectionOf(piece.text)]) put(word, at, weight);
        continue;
      }
      // 400万像素: both 万像素 and, without the unit, 像素
      const unit = countedUnit(pieces[index - 1], piece, true)?.length ?? 0;
      for (const run of unit > 0 ? [piece.text, piece.text.slice(unit)] : [piece.text]) {
        for (const word of wordsWithin(run)) if (!telling?.has(word)) put(word, at + piece.text.indexOf(word), weight);
      }
      for (const word of countedInWords(piece.text)) if (!telling?.has(unitOf(word))) put(word, at, weight);
      if (!pairs) continue;
      for (let index = 0; index < piece.text.length; index++) {
        put(piece.text.charAt(index), at + index, weight);
        const pair = piece.text.slice(index, index + 2);
        if (pair.length === 2) put(isTurned(piece.text.charAt(index - 1), pair) ? turnedPair(pair) : pair, at + index, weight);
      }
    }
    base += folded.length + 10;
  };
  for (const name of new Set(texts.names)) take(name, 'A', true);
  for (const head of new Set(texts.heads)) take(head, 'B', true);
  for (const body of new Set(texts.bodies)) take(body, 'D', false);
  for (const text of new Set(texts.common?.texts)) take(text, 'D', false, texts.common?.telling);
  return [...places].map(([word, at]) => `${quoted(word)}:${at.join(',')}`).join(' ');
}

/** Units of the numbers in a text: `4 路 · 40 Mbps` gives 路 and mbps. */
export function unitsOf(text: string): string[] {
  const pieces = piecesOf(foldText(text));
  return pieces.flatMap((piece, index) => {
    const unit = piece.kind === 'code' ? unitOf(countedUnit(piece, pieces[index + 1], true)?.word ?? piece.text) : '';
    return unit === '' ? [] : [unit];
  });
}

const unitOf = (word: string): string => /^\d+(?:\.\d+)?(mm2|\D+)$/u.exec(word)?.[1] ?? '';

/** A word as it stands in the text form of tsvector and tsquery. */
export const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
