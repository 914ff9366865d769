/** The rows of a worksheet and the texts its cells share, token by token. */
import { serialToDate } from 'hucre';
import type { NumberStyle } from './xlsx-package.ts';
import { attributeOf, tokensOf, XmlRefused } from './xml-tokens.ts';

/** Text and numbers as they stand, a date as one; `column` counts from 0. */
export interface XlsxCell {
  column: number;
  value: string | number | boolean | Date;
}

export type XlsxEvent =
  | { kind: 'row'; number: number; cells: XlsxCell[] }
  | { kind: 'formula'; column: number; row: number }
  | { kind: 'merged'; area: string }
  | { kind: 'tooLong'; column: number; row: number }
  | { kind: 'tooWide'; row: number }
  /** Nothing yet: time to look whether the work is still wanted. */
  | { kind: 'breath' };

export interface XlsxRowsOptions {
  /** As `sharedTextsOf` gives them. */
  sharedTexts: readonly string[];
  /** As `numberStylesOf` gives them. */
  styles: readonly NumberStyle[];
  from1904: boolean;
  columnsMax: number;
  /** Passes over formulas, whose stored results are cells, and merged areas, whose first cell is one; gives what is shown in per cent as its text. */
  isAsSeen?: boolean;
}

/** Longest text in bytes that is looked at; ten thousand Chinese characters with every one written as a number are 80,000. */
export const TEXT_BYTES_MAX = 256 * 1024;
/** Cells of one row, blank ones among them: a spreadsheet has no more columns. */
const CELLS_MAX = 16_384;
const BREATH = 50_000;

/** What a sheet holds, in the file's order; rows without a value are left out. Throws `XmlRefused`. */
export function* xlsxRows(sheet: Buffer, options: XlsxRowsOptions): Generator<XlsxEvent, void, void> {
  let inData = false;
  let isWhole = false;
  let row = 0;
  let column = -1;
  let cells: XlsxCell[] = [];
  let seen = 0;
  let cell: OpenCell | undefined;
  let text: string | undefined;
  let inReading = 0;
  let count = 0;
  for (const token of tokensOf(sheet)) {
    if (++count % BREATH === 0) yield { kind: 'breath' };
    const { kind, name, isEmpty } = token;
    if (text !== undefined) {
      if (text.length + token.lengthBefore > TEXT_BYTES_MAX) return yield { kind: 'tooLong', column, row };
      text += token.before() + (kind === 'text' ? token.inner() : '');
      if (kind === 'close') {
        if (cell && inReading === 0) cell.text += text;
        text = undefined;
      }
    }
    if (kind === 'text') continue;
    const opens = kind === 'open';
    switch (name) {
      case 'sheetData':
        inData = opens && !isEmpty;
        isWhole ||= !inData;
        break;
      case 'mergeCell': {
        if (options.isAsSeen) break;
        const area = opens ? (attributeOf(token.inner(), 'ref') ?? '') : '';
        if (/^[A-Z]+\d+:[A-Z]+\d+$/.test(area)) return yield { kind: 'merged', area };
        break;
      }
      // lists of choices and sparklines bear formulas, too, in no cell
      case 'f':
        if (options.isAsSeen || !cell) break;
        return yield { kind: 'formula', column, row };
      case 'row':
        if (!inData) break;
        if (cells.length > 0) yield { kind: 'row', number: row, cells };
        if (opens) row = rowNumber(attributeOf(token.inner(), 'r'), row);
        [cells, seen, column] = [[], 0, -1];
        break;
      case 'c':
        if (!inData) break;
        if (opens) {
          if (++seen > CELLS_MAX) return yield { kind: 'tooWide', row };
          const inner = token.inner();
          column = columnOf(attributeOf(inner, 'r') ?? '') ?? column + 1;
          cell = isEmpty ? undefined : { type: attributeOf(inner, 't') ?? 'n', style: Number(attributeOf(inner, 's') ?? -1), text: '' };
        } else if (cell) {
          const value = valueOf(cell, options);
          cell = undefined;
          if (value === null) break;
          if (column >= options.columnsMax) return yield { kind: 'tooWide', row };
          cells.push({ column, value });
        }
        break;
      // how a word is read aloud stands beside it, not in the cell
      case 'rPh':
        inReading = Math.max(0, inReading + (isEmpty ? 0 : opens ? 1 : -1));
        break;
      case 'v':
      case 't':
        if (cell && opens && !isEmpty) text = '';
    }
  }
  // a sheet that breaks off would otherwise pass for a shorter one
  if (!isWhole) throw new XmlRefused();
}

interface OpenCell {
  type: string;
  style: number;
  text: string;
}

const rowNumber = (given: string | undefined, before: number): number => (given !== undefined && /^\d{1,7}$/.test(given) ? Number(given) : before + 1);

/** `AB12` → 27; undefined where there is no column of three letters at most. */
function columnOf(ref: string): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(ref)?.[0];
  return letters === undefined ? undefined : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Null where there is nothing but blanks. */
function valueOf({ type, style, text }: OpenCell, { sharedTexts, styles, from1904, isAsSeen }: XlsxRowsOptions): XlsxCell['value'] | null {
  if (type === 's') return sharedTexts[Number(text)] || null;
  if (type === 'str' || type === 'inlineStr') return textOrNull(unescaped(text));
  if (type === 'b') return text === '1' || text.toLowerCase() === 'true';
  if (type === 'e' || text.trim() === '') return textOrNull(text);
  const number = DECIMAL.test(text.trim()) ? Number(text) : Number.NaN;
  if (!Number.isFinite(number)) return text;
  if (styles[style] === 'date') return serialToDate(number, from1904);
  return isAsSeen && styles[style] === 'percent' ? `${Number((number * 100).toPrecision(12))}%` : number;
}

/** A number as a spreadsheet stores one; `0x10` is none. */
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Characters XML cannot hold are written `_x000D_`: ECMA-376 part 1, 22.9.2.19. */
const unescaped = (text: string): string =>
  text.includes('_x') ? text.replace(/_x([\da-f]{4})_/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))) : text;

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text);

/**
 * The texts in their order, each at most as long as a cell may look; a longer one is cut there and refused with its cell. Blanks are '' here
 * once and for all: a million cells may hold the same text, and none of them must look through it again.
 */
export function* sharedTextsOf(part: Buffer | undefined): Generator<'breath', string[], void> {
  const texts: string[] = [];
  let whole: string | undefined;
  let text: string | undefined;
  let inReading = 0;
  let count = 0;
  for (const token of tokensOf(part ?? Buffer.alloc(0))) {
    if (++count % BREATH === 0) yield 'breath';
    const { kind, name, isEmpty } = token;
    const opens = kind === 'open';
    if (text !== undefined) {
      if (text.length + token.lengthBefore <= TEXT_BYTES_MAX) text += token.before() + (kind === 'text' ? token.inner() : '');
      else text = TOO_LONG;
      if (kind === 'close') {
        if (whole !== undefined && inReading === 0 && whole.length <= TEXT_BYTES_MAX) whole += text;
        text = undefined;
      }
    }
    if (name === 'si') {
      if (opens) whole = '';
      if (isEmpty || !opens) {
        texts.push(textOrNull(unescaped(whole ?? '')) ?? '');
        whole = undefined;
      }
    } else if (name === 'rPh') inReading = Math.max(0, inReading + (isEmpty ? 0 : opens ? 1 : -1));
    else if (name === 't' && opens && !isEmpty) text = '';
  }
  return texts;
}

/** Longer than any cell may be, so that whoever uses it is refused by its cell. */
const TOO_LONG = '…'.repeat(20_000);
