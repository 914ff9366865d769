/**
 * Writes worksheets laid out like a paper: cells over several columns, sums as live formulas with their values beside them,
 * pictures, repeated head rows. What a person wrote is always a text cell (RELY-18): formulas are made of the
 * places of cells here and of nothing else. The library stays behind this file.
 */
import { wholesOf } from '@portal/units';
import { writeXlsx, type Cell, type CellStyle, type WriteSheet } from 'hucre';
import { arithmeticText, letterOf, type CellExpression } from './cell-expression.ts';
import { placePictures } from './place-pictures.ts';
import { tabName, writable } from './writable.ts';
import { wordsFormula } from './words-formula.ts';
import { sheetColour } from '../colour.ts';

/** `price`: money that reads 免费 at nought; `percent` takes 95.5 for 95.50%; `quantity` and `figure` show decimals where there are some, two and four. */
export type FormFormat = 'text' | 'yuan' | 'price' | 'percent' | 'count' | 'quantity' | 'figure';

export interface FormCell {
  /** From 0. */
  column: number;
  /** Columns it covers. */
  span?: number;
  value: string | number | null;
  formula?: Formula;
  format?: FormFormat;
  look?: CellLook;
}

export interface CellLook {
  bold?: boolean;
  /** Points. */
  size?: number;
  /** RRGGBB. */
  color?: string;
  fill?: string;
  align?: 'left' | 'center' | 'right';
  top?: boolean;
  /** A hairline below, or a strong line. */
  line?: 'hair' | 'strong';
}

/** Arithmetic between cells, rows and columns counted from 0; the value stands beside it, so that a reader who does not reckon sees it too. */
export type Formula =
  | { times: readonly [column: number, column: number] }
  | { minus: readonly [column: number, column: number] }
  /** Of a part in itself and the rest together. */
  | { share: readonly [part: number, rest: number] }
  /** Percent in a column of this row, of the cells of this column in other rows together. */
  | { percentOf: readonly [percent: number, ...rows: number[]] }
  | { sumOfRows: readonly [from: number, to: number] }
  | { sumOf: readonly number[] }
  /** The money of another column of this row in capital Chinese figures, behind 人民币大写：; its cell holds a text. */
  | { inWords: number }
  | { arithmetic: CellExpression };

export interface FormRow {
  cells: readonly FormCell[];
  /** Points. */
  height?: number;
}

export interface FormPicture {
  row: number;
  column: number;
  bytes: Uint8Array;
  /** Pixels on the sheet. */
  width: number;
  height: number;
}

export interface Form {
  /** Tab name; characters Excel refuses are replaced. */
  name: string;
  /** Of the file's own properties. */
  title: string;
  orientation: 'portrait' | 'landscape';
  /** In characters; a Chinese one counts two. */
  widths: readonly number[];
  rows: readonly FormRow[];
  /** Stands at the top of every printed page. */
  headRow: number;
  pictures?: readonly FormPicture[];
  /** Above every printed page. */
  pageHead?: string;
  /** Left of the page number. */
  pageFoot?: string;
}

const FORMATS: Record<FormFormat, string> = {
  text: '@',
  yuan: '#,##0.00;[Red]-#,##0.00',
  price: '#,##0.00;[Red]-#,##0.00;"免费"',
  percent: '0.00%',
  count: '#,##0',
  quantity: '#,##0.##',
  figure: '#,##0.####',
};
const FONT = { name: '微软雅黑', size: 10 } as const;
const INK = sheetColour('ink');
const LINES = {
  hair: { style: 'thin', color: { rgb: sheetColour('line') } },
  strong: { style: 'thin', color: { rgb: sheetColour('ink-3') } },
} as const;

/** A form of its own in a file. */
export async function writeForm(form: Form): Promise<Uint8Array> {
  const bytes = await writeForms([form]);
  return form.pictures === undefined || form.pictures.length === 0 ? bytes : placePictures(bytes);
}

/** Several without pictures, a worksheet each, under names of their own; the first one's title is the file's. */
export async function writeForms(forms: readonly Form[]): Promise<Uint8Array> {
  const names = new Set<string>();
  const bytes = await writeXlsx({
    sheets: forms.map((form) => worksheetOf(form, ownName(tabName(form.name), names))),
    properties: { title: writable(forms[0]?.title ?? ''), creator: '' },
    defaultFont: FONT,
  });
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Two tabs of one name Excel refuses, in large letters or small. */
function ownName(name: string, taken: Set<string>): string {
  let own = name;
  for (let more = 2; taken.has(own.toLowerCase()); more++) own = `${name.slice(0, 27)} ${more}`;
  taken.add(own.toLowerCase());
  return own;
}

function worksheetOf(form: Form, name: string): WriteSheet {
  const cells = new Map<string, Partial<Cell>>();
  const merges: NonNullable<WriteSheet['merges']> = [];
  const rowDefs: NonNullable<WriteSheet['rowDefs']> = new Map();
  form.rows.forEach(({ cells: given, height }, row) => {
    if (height !== undefined) rowDefs.set(row, { height });
    for (const cell of given) {
      const { column, span = 1 } = cell;
      if (span > 1) merges.push({ startRow: row, startCol: column, endRow: row, endCol: column + span - 1 });
      cells.set(`${row},${column}`, cellOf(cell, row));
      // lines and grounds of a cell over several columns are those of each
      for (let covered = column + 1; covered < column + span; covered++) cells.set(`${row},${covered}`, { value: null, type: 'empty', style: styleOf(cell) });
    }
  });
  return {
    name,
    rows: form.rows.map(() => form.widths.map(() => null)),
    cells,
    merges,
    rowDefs,
    columns: form.widths.map((width) => ({ width })),
    view: { showGridLines: false },
    images: (form.pictures ?? []).map(({ row, column, bytes: data, width, height }) => ({
      data,
      type: 'jpeg' as const,
      anchor: { from: { row, col: column } },
      width,
      height,
    })),
    pageSetup: {
      paperSize: 'a4',
      orientation: form.orientation,
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      horizontalCentered: true,
      margins: { top: 0.6, bottom: 0.6, left: 0.45, right: 0.45, header: 0.3, footer: 0.3 },
      printTitlesRow: `$${form.headRow + 1}:$${form.headRow + 1}`,
    },
    headerFooter: {
      ...(form.pageHead === undefined ? {} : { oddHeader: `&C${plainInFooter(form.pageHead)}` }),
      oddFooter: `${form.pageFoot === undefined ? '' : `&L${plainInFooter(form.pageFoot)}`}&R第 &P / &N 页`,
    },
  };
}

/** `&` begins a code there. */
const plainInFooter = (text: string): string => writable(text).replaceAll('&', '&&');

function cellOf(cell: FormCell, row: number): Partial<Cell> {
  const { value, formula } = cell;
  const style = styleOf(cell);
  if (typeof value === 'string' && formula !== undefined)
    return { value, type: 'formula', formula: formulaText(formula, row, cell.column), formulaResult: value, style };
  if (typeof value === 'string') return { value: writable(value), type: 'string', style };
  if (value === null) return { value: null, type: 'empty', style };
  const stored = cell.format === 'percent' ? wholesOf(value) : value;
  if (formula === undefined) return { value: stored, type: 'number', style };
  return { value: stored, type: 'formula', formula: formulaText(formula, row, cell.column), formulaResult: stored, style };
}

function formulaText(formula: Formula, row: number, column: number): string {
  const at = (other: number) => `${letterOf(other)}${row + 1}`;
  const own = letterOf(column);
  if ('arithmetic' in formula) return arithmeticText(formula.arithmetic);
  if ('inWords' in formula) return `"人民币大写："&${wordsFormula(at(formula.inWords))}`;
  if ('times' in formula) return `ROUND(${at(formula.times[0])}*${at(formula.times[1])},2)`;
  if ('minus' in formula) return `ROUND(${at(formula.minus[0])}-${at(formula.minus[1])},2)`;
  if ('share' in formula) {
    const [part, rest] = formula.share.map(at);
    return `IF(ROUND(${part}+${rest},2)=0,0,ROUND(${part}/(${part}+${rest}),4))`;
  }
  if ('percentOf' in formula) {
    const [percent, ...rows] = formula.percentOf;
    const cells = rows.map((place) => `${own}${place + 1}`).join(',');
    return `ROUND(${rows.length === 1 ? cells : `SUM(${cells})`}*${at(percent)},2)`;
  }
  if ('sumOfRows' in formula) return `SUM(${own}${formula.sumOfRows[0] + 1}:${own}${formula.sumOfRows[1] + 1})`;
  return `SUM(${formula.sumOf.map((place) => `${own}${place + 1}`).join(',')})`;
}

function styleOf({ value, formula, format = 'text', look = {} }: FormCell): CellStyle {
  const isNumber = typeof value === 'number';
  return {
    font: { ...FONT, size: look.size ?? FONT.size, ...(look.bold ? { bold: true } : {}), color: { rgb: look.color ?? INK } },
    ...(look.fill === undefined ? {} : { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: look.fill } } }),
    border: { ...(look.line === undefined ? {} : { bottom: LINES[look.line] }), ...(look.top ? { top: LINES.strong } : {}) },
    // a formula in a cell of text turns into its own letters when somebody enters the cell
    numFmt: isNumber ? FORMATS[format] : formula === undefined ? '@' : 'General',
    alignment: { horizontal: look.align ?? (isNumber ? 'right' : 'left'), vertical: 'center', wrapText: !isNumber },
  };
}
