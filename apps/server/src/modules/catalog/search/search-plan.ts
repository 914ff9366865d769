/** What a keyword asks of the goods. */
import { foldText, modelKeyOf } from './fold.ts';
import { countedUnit, piecesOf, type TextPiece } from './pieces.ts';
import { isTurned, turnedPair } from './opposites.ts';
import { asideIn, traitsIn } from './aside.ts';
import { all, any, beginning, run as runOf, word, type Question } from './question.ts';
import { wordsOf, wordsWithin } from './segment.ts';
import { everydayCodes, everydayWays, hintsOf, weakWords } from './everyday-names.ts';
import { withHousings } from './housings.ts';
import { isOutdoors, isPlace } from './places.ts';
import { alternativesOf } from './synonyms.ts';
import { countedInWords, crossSectionOf, inLatin, isHanUnit, isLatinUnit, numberAtStart, sizesSaidAs } from './units.ts';
import { asItSounds, spelt } from './vocabulary.ts';
import { withoutIn } from './without.ts';
import { writtenWithCare } from './written.ts';

/** A letter or a figure begins too much to say anything (GOODS-7); a Chinese sign is a word. */
const isOneSign = ([only, ...others]: readonly TextPiece[]): boolean => only?.kind === 'code' && only.text.length === 1 && others.length === 0;

/** One word of the keyword, as far as looking it up alone makes sense. */
export interface SearchPart {
  question: Question;
  /** As typed, for people: `8 路`, `6T`. */
  text: string;
  /** Signs it has. */
  length: number;
  /** A single sign cut out of a longer run says nothing by itself. */
  isTelling: boolean;
  /** Written apart from the one before it. */
  isApart: boolean;
  /** Says what the thing asked for is used with or where: 立杆用, 给球机配. */
  isAside: boolean;
  /** What the thing asked for has, and not the thing: 带猫眼. */
  isTrait: boolean;
  /** What it may be called in a category's name; empty for numbers. */
  names: readonly string[];
}

export interface SearchPlan {
  /** Every word. */
  strict: Question;
  parts: readonly SearchPart[];
  /** Any of the words that say something by themselves, for what is found by words alone; null when there is only one word. */
  loose: Question | null;
  /** The word that looks like a model number, as a key, with the question of the other words; null when none does. */
  model: { key: string; rest: Question | null } | null;
  /** What a model must not have, and how that is typed. */
  without: { question: Question; texts: readonly string[] } | null;
  /** The folded keyword: a family whose name holds it as it stands comes first. */
  literal: string;
}

/** Letters and digits, at least three (separators are gone by then): looked for inside model numbers. */
const MODEL_LENGTH_MIN = 3;
const MODEL = /^[a-z0-9.]{3,}$/;
/** A measure with a point in it is no number of a model: P2.5. */
const PITCH = /^[a-z]?\d+\.\d+[a-z]*$/;
const WORDS_MAX = 12;
/** Characters that carry no meaning of their own in a query. */
const IDLE = new Set('的和与及用型式款等个之或在有类为上里内处给配能可那');

/** A single sign that is a thing wherever it stands: 断电开的锁, 网线钳. */
const SIGNS_NAMING = new Set('锁钳刀锤钻');

interface Word {
  question: Question;
  parts: readonly SearchPart[];
  key: string | null;
}

/**
 * Reads a keyword; null when it holds nothing that can be searched (blanks, punctuation).
 * A run of Chinese is found as it stands inside names, or by all its words (with what means the same) anywhere.
 * Source: GOODS-7 (50 characters; from two of them, several words).
 */
export function searchPlanOf(keyword: string): SearchPlan | null {
  const literal = foldText(keyword);
  const typed = keyword.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  const { rest: written, question: absent, texts } = withoutIn(writtenWithCare(literal));
  // lower case may be longer or shorter than upper case in scripts nobody uses here
  const pieces = piecesOf(written);
  if (isOneSign(pieces)) return null;
  const every = wordsWritten(written, written === literal && typed.length === literal.length ? typed : written).slice(0, WORDS_MAX);
  const meant = every.filter(({ parts }) => !parts.every(({ text }) => weakWords.has(text.toLowerCase()) || IDLE.has(text)));
  const words = widened(meant.length === 0 ? every : meant);
  if (words.length === 0) return null;
  const parts = words.flatMap((word) => word.parts);
  const telling = parts.filter(({ isTelling }) => isTelling);
  return {
    strict: all(words.map(({ question }) => question)),
    parts,
    loose: parts.length > 1 && telling.length > 0 ? any(telling.map(({ question }) => question)) : null,
    model: modelOf(words, pieces.length > 1 && pieces.every(({ kind }) => kind === 'code') ? modelKeyOf(literal) : ''),
    without: absent === null ? null : { question: absent, texts },
    literal,
  };
}

/** With what belongs to one of its words because of another. */
function widened(words: readonly Word[]): Word[] {
  const parts = withHousings(words.flatMap((one) => one.parts));
  let taken = 0;
  return words.map((one) => {
    const own = parts.slice(taken, (taken += one.parts.length));
    return own.every((part, place) => part === one.parts[place]) ? one : { ...one, parts: own, question: all(own.map(({ question }) => question)) };
  });
}

/** The keyword with each word that the trade does not say put as the one that sounds like it; null where there is none. */
export function heardAs(keyword: string): string | null {
  const written = writtenWithCare(foldText(keyword));
  const heard = written.replace(/[\p{Script=Han}]{2,}/gu, (run) => asItSounds(run) ?? run);
  return heard === written ? null : heard;
}

/** Names of letters and Chinese together (4g流量卡) are read whole. */
function wordsWritten(written: string, typed: string): Word[] {
  for (const name of everydayCodes) {
    const at = written.indexOf(name);
    if (at < 0 || /[a-z0-9]/.test(written.charAt(at - 1))) continue;
    const end = at + name.length;
    return [
      ...wordsWritten(written.slice(0, at), typed.slice(0, at)),
      { ...everydayQuery(name), key: null },
      ...wordsWritten(written.slice(end), typed.slice(end)),
    ];
  }
  return wordsIn(piecesOf(written), typed);
}

function wordsIn(pieces: readonly TextPiece[], typed: string): Word[] {
  const words: Word[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'han') {
      // the unit of a number went with it: 400万|像素
      const taken = unitTaken(pieces[index - 1], piece);
      const run = piece.text.slice(taken);
      const number = taken === 0 ? numberAtStart(run) : null;
      if (number !== null) words.push({ ...countedQuery(number.word, run.slice(0, number.length)), key: null });
      const rest = run.slice(number?.length ?? 0);
      if (rest !== '') words.push({ ...hanQuery(rest), key: null });
      continue;
    }
    const { letters, number } = splitCounted(piece, pieces[index + 1]);
    const counted = number === null ? null : knownUnit(number, pieces[index + 1]);
    if (letters !== '') words.push({ ...codeQuery(letters, number === null ? typed.slice(piece.at, piece.end) : letters), key: keyOf(letters) });
    if (counted !== null && number !== null)
      words.push({ ...countedQuery(counted.word, `${number.text} ${unitText(pieces[index + 1], counted.length)}`), key: null });
  }
  return words;
}

const unitText = (next: TextPiece | undefined, length: number): string => next?.text.slice(0, length) ?? '';

function unitTaken(before: TextPiece | undefined, run: TextPiece): number {
  const number = before === undefined ? null : splitCounted(before, run).number;
  return number === null ? 0 : (knownUnit(number, run)?.length ?? 0);
}

/** A number before what is no unit of the trade stands by itself: 55拼接屏. */
const knownUnit = (piece: TextPiece, next: TextPiece | undefined) => (next?.kind === 'han' && isHanUnit(next.text) ? countedUnit(piece, next) : null);

/** `poe8` before 口 is the word poe and the number 8; a number before a unit is a number only; anything else is a word. */
function splitCounted(piece: TextPiece, next: TextPiece | undefined): { letters: string; number: (TextPiece & { kind: 'code' }) | null } {
  if (piece.kind !== 'code') return { letters: '', number: null };
  if (knownUnit(piece, next) !== null) return { letters: '', number: piece };
  const [, letters, digits] = /^([a-z]{2,})(\d{1,3})$/.exec(piece.text) ?? [];
  const counts = letters !== undefined && digits !== undefined && next?.kind === 'han' && next.at === piece.end && isHanUnit(next.text);
  return counts ? { letters, number: { ...piece, text: digits, parts: [digits] } } : { letters: piece.text, number: null };
}

function keyOf(code: string): string | null {
  const key = MODEL.test(code) && !PITCH.test(code) ? modelKeyOf(code) : '';
  return key.length >= MODEL_LENGTH_MIN ? key : null;
}

/** `whole`: the keyword as one key when it is nothing but codes (`HV-B4028 IR30`). */
function modelOf(words: readonly Word[], whole: string): SearchPlan['model'] {
  if (whole.length >= MODEL_LENGTH_MIN) return { key: whole, rest: null };
  const model = words.find(({ key }) => key !== null);
  if (!model?.key) return null;
  const rest = words.filter((one) => one !== model).map(({ question }) => question);
  return { key: model.key, rest: rest.length === 0 ? null : all(rest) };
}

const PLAIN = { isTelling: true, isApart: true, isAside: false, isTrait: false, names: [] } as const;

function countedQuery(counted: string, text: string): Omit<Word, 'key'> {
  const latin = inLatin(counted);
  const question = any([word(counted), ...sizesSaidAs(counted).map(word), ...(latin === null ? [] : [word(latin)])]);
  return { question, parts: [{ ...PLAIN, question, text, length: counted.length }] };
}

/** A name of everyday by what it means in a catalogue. */
function everydayQuery(name: string): Omit<Word, 'key'> {
  const question = any([
    all(piecesOf(name).map((piece) => (piece.kind === 'code' ? word(piece.text) : phrase(piece.text)))),
    ...everydayWays(name).map(wayQuestion),
  ]);
  return { question, parts: [{ ...PLAIN, question, text: name, length: name.length, names: everydayHeads(name) }] };
}

/** `4g+太阳能`: both. */
const wayQuestion = (way: string): Question =>
  all(
    way.split('+').flatMap((one) =>
      piecesOf(one).map((piece) => {
        if (piece.kind === 'code') return word(piece.text);
        return piece.text.length > 2 ? any([word(piece.text), phrase(piece.text)]) : word(piece.text);
      }),
    ),
  );

/** What a category may be called: what a thing is stands last. */
const everydayHeads = (name: string): string[] => [...everydayWays(name).flatMap((way) => way.split('+').slice(-1)), ...hintsOf(name)];

function codeQuery(text: string, typed: string): Omit<Word, 'key'> {
  const [, ...others] = alternativesOf(text);
  const letters = /^[a-z]{2,}$/.test(text) ? spelt(text) : [];
  const own = cableQuery(text) ?? (/^\d{1,2}$/.test(text) ? word(text) : beginning(text));
  // 12v2a is 12v and 2a; 400w is how 400万 is typed in a hurry
  const measures = [...text.matchAll(/(\d+(?:\.\d+)?)([a-z]+)/g)];
  const isMeasures = measures.length > 1 && measures.map(([whole]) => whole).join('') === text && measures.every(([, , unit = '']) => isLatinUnit(unit));
  const hurried = /^(\d{1,2}00)w$/.exec(text)?.[1];
  const question = any([
    own,
    ...others.map((other) => (/^[a-z0-9]/.test(other) ? word(other.replaceAll('-', '')) : hanWord(other))),
    ...everydayWays(text).map(wayQuestion),
    ...letters.map((run) => hanQuery(run).question),
    ...(isMeasures ? [all(measures.map(([whole]) => word(whole)))] : []),
    ...(hurried === undefined ? [] : [word(`${hurried}万`)]),
  ]);
  const named = [...alternativesOf(text), ...everydayHeads(text), ...letters.flatMap((run) => hanQuery(run).parts.flatMap(({ names }) => names))];
  // of measures glued together one may be had without the other
  const parts = isMeasures
    ? measures.map(([whole]) => ({
        ...PLAIN,
        question: word(whole),
        text: whole.toUpperCase(),
        length: whole.length,
      }))
    : [{ ...PLAIN, question, text: typed, length: text.length, names: /\d/.test(text) ? everydayHeads(text) : named }];
  return { question, parts };
}

/** `rvv2x1.0`: two cores of a square millimetre, and none of one and a half. */
function cableQuery(text: string): Question | null {
  const [area] = crossSectionOf(text);
  const cores = /(\d+)x/.exec(text)?.[1];
  return area === undefined || cores === undefined ? null : any([word(text), all([word(area), word(`${cores}芯`)])]);
}

function hanQuery(run: string): Omit<Word, 'key'> {
  const cut = joinedSigns(wordsOf(run));
  const [aside, traits] = [asideIn(cut), traitsIn(cut)];
  const isTelling = (one: string): boolean => !IDLE.has(one) && !weakWords.has(one);
  const none = !cut.some(isTelling);
  const kept = cut
    .map((text, place) => ({ text, isAside: aside.has(place) || isPlace(text), isTrait: traits.has(place) }))
    .filter(({ text }) => none || isTelling(text));
  const words = kept.map(({ text }) => text);
  const parts = kept.map(({ text: one, isAside, isTrait }, place) => ({
    isApart: place === 0,
    isAside,
    isTrait,
    question: isOutdoors(one) && kept.length > 1 ? any([hanWord(one), word('室外')]) : hanWord(one),
    text: one,
    length: one.length,
    isTelling: one.length > 1 || run.length === 1 || SIGNS_NAMING.has(one),
    names: [...alternativesOf(one), ...stemsOf(one), ...everydayHeads(one)],
  }));
  const byWords = all(parts.map(({ question }) => question));
  if (words.length === 1 && words[0] === run) return { question: byWords, parts };
  // 不|存在: a run that falls apart into single signs is found as it stands or not at all
  const whole = parts.reduce((sum, { length, isTelling }) => sum + (isTelling ? length : 0), 0);
  const single = parts.reduce((sum, { length, isTelling }) => sum + (isTelling ? 0 : length), 0);
  return { question: whole > 2 * single ? any([phrase(run), byWords]) : phrase(run), parts };
}

/** Signs that no word is known for stand together: the name of a brand (岳泰), not two words. */
function joinedSigns(words: readonly string[]): string[] {
  const joined: string[] = [];
  let open = false;
  for (const one of words) {
    const isSign = one.length === 1 && !IDLE.has(one);
    if (isSign && open) joined.push((joined.pop() ?? '') + one);
    else joined.push(one);
    open = isSign;
  }
  return joined;
}

const stemsOf = (word: string): string[] => (word.length >= 3 && /[型式]$/u.test(word) ? [word.slice(0, -1)] : []);

function hanWord(text: string): Question {
  const ways = [...alternativesOf(text), ...stemsOf(text)].flatMap((way) =>
    way.length > 2 && !/[a-z]/.test(way) ? [word(way), phrase(way)] : [word(way.replaceAll('-', ''))],
  );
  const inner = innerWords(text);
  return any([
    ...ways,
    ...everydayWays(text).map(wayQuestion),
    ...countedInWords(text).map(word),
    ...(inner.length > 1 ? [all(inner.map((part) => (alternativesOf(part).length > 1 ? hanWord(part) : word(part))))] : []),
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
function phrase(run: string): Question {
  if (run.length <= 2) return word(run);
  const pairs = Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2));
  return runOf(pairs.map((pair, index) => (isTurned(run.charAt(index - 1), pair) ? turnedPair(pair) : pair)));
}
