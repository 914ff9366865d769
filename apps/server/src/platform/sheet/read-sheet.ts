/**
 * Reads the first worksheet of an xlsx or csv file that somebody else made. The libraries stay behind this file; hostile files
 * end in one Chinese sentence, not in a crash (RELY-20).
 */
import { figureText } from '@portal/units';
import { fileTooLarge } from '@portal/contract/file/errors';
import iconv from 'iconv-lite';
import { numberStylesOf, findWorkbook } from './xlsx-package.ts';
import { xlsxRows, sharedTextsOf, type XlsxCell, type XlsxEvent } from './xlsx-rows.ts';
import { XmlRefused } from './xml-tokens.ts';
import { csvRows, CsvRefused } from './csv-rows.ts';
import { DECLARES_ENTITIES, PACKED_BYTES_MAX, readZipParts } from './zip-parts.ts';

/** A cell: text and numbers as they are, a date as its own kind, since it may have been a number or a model before Excel saw it. */
export type CellValue = string | number | boolean | { date: string } | null;

export interface SheetRow {
  /** As the spreadsheet shows it, from 1. */
  number: number;
  cells: CellValue[];
}

/** `rows`: those that hold anything, in order. Otherwise one sentence for the user, naming the cell where there is one. */
export type SheetOutcome = { ok: true; rows: SheetRow[] } | { ok: false; problem: string };

export const ROWS_MAX = 50_000;
export const COLUMNS_MAX = 300;
const CELL_TEXT_MAX = 10_000;
/** Characters of all cells together: an xlsx names a text once, and a million cells may show it. */
const TEXT_MAX = 100_000_000;
/** Lines of a csv, blank ones among them: as many as a spreadsheet has rows. */
const LINES_MAX = 1_048_576;

export interface SheetLimits {
  /** Bytes that an xlsx unpacks to, asked before anything of it is unpacked. */
  unpackedMax?: number;
  /** Rows that hold anything, the head among them; the first beyond them ends the reading, with these words. */
  rowsMax?: { rows: number; words: string };
  /**
   * Reads what a reader of the sheet sees: results of formulas as they are stored, merged cells by their first, `95.5%` where a cell shows per cent. For lists that somebody laid
   * out, where no figure of a formula is believed; otherwise both are refused.
   */
  isAsSeen?: boolean;
}
interface Reading extends SheetLimits {
  signal?: AbortSignal | undefined;
}

const refuse = (problem: string): SheetOutcome => ({ ok: false, problem });

/**
 * `name` decides the kind: .xlsx, or .csv in UTF-8, UTF-16 or GBK. At most 10 MB, 50,000 rows, 300 columns, or what is said; no formulas, no merged
 * cells. Time and memory grow with the bytes and no faster. Throws the reason of `signal` once that is aborted.
 */
export async function readSheet(bytes: Uint8Array, name: string, { signal, ...limits }: Reading = {}): Promise<SheetOutcome> {
  if (bytes.length === 0) return refuse('文件是空的');
  if (bytes.length > PACKED_BYTES_MAX) return refuse(fileTooLarge.msg);
  if (/\.xlsx$/i.test(name)) return readXlsxSheet(bytes, signal, limits);
  if (/\.csv$/i.test(name)) return readCsvSheet(bytes, signal, limits);
  if (/\.(xls|et|xlsm|xlsb|ods)$/i.test(name)) return refuse('请另存为 .xlsx 或 .csv 格式后再导入');
  return refuse('只支持 .xlsx 和 .csv 文件');
}

/** `A`, `Z`, `AA`: the letters of a column counted from 0. */
export function columnLetters(index: number): string {
  let letters = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}

async function readXlsxSheet(bytes: Uint8Array, signal: AbortSignal | undefined, limits: SheetLimits): Promise<SheetOutcome> {
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) return refuse('文件已加密或是旧版 .xls，请取消密码并另存为 .xlsx');
  const zip = readZipParts(bytes, limits.unpackedMax);
  if (!zip.ok) return zip;
  try {
    return await readWorkbook(zip.parts, signal, limits);
  } catch (error) {
    if (!(error instanceof XmlRefused)) throw error;
    return refuse(error.declares ? DECLARES_ENTITIES : '文件已损坏或内容异常，无法读取');
  }
}

async function readWorkbook(parts: ReadonlyMap<string, Buffer>, signal: AbortSignal | undefined, limits: SheetLimits): Promise<SheetOutcome> {
  const workbook = findWorkbook(parts);
  if (!workbook) return refuse('文件中没有工作表，或文件已损坏');
  const breath = breathing(signal);
  const reading = sharedTextsOf(workbook.sharedTexts);
  let step = reading.next();
  for (; !step.done; step = reading.next()) await breath();
  const rows = createRows(limits);
  const options = {
    sharedTexts: step.value,
    styles: numberStylesOf(workbook.styles),
    from1904: workbook.from1904,
    columnsMax: COLUMNS_MAX,
    isAsSeen: limits.isAsSeen ?? false,
  };
  for (const event of xlsxRows(workbook.sheet, options)) {
    if (event.kind === 'breath') await breath();
    else if (event.kind === 'row') {
      const problem = rows.take(event.number, spread(event.cells));
      if (problem !== null) return refuse(problem);
    } else return refuse(sentenceOf(event));
  }
  return { ok: true, rows: rows.all };
}

function spread(cells: readonly XlsxCell[]): (XlsxCell['value'] | null)[] {
  const values: (XlsxCell['value'] | null)[] = Array.from({ length: Math.max(...cells.map(({ column }) => column)) + 1 }, () => null);
  for (const { column, value } of cells) values[column] = value;
  return values;
}

/** Formulas and merged cells are refused by name: their stored result may be stale, their value stands in one cell of many. */
function sentenceOf(event: Exclude<XlsxEvent, { kind: 'row' | 'breath' }>): string {
  if (event.kind === 'formula') return `单元格 ${columnLetters(event.column)}${event.row} 是公式，请复制后“选择性粘贴为数值”再导入`;
  if (event.kind === 'merged') return `${/^[A-Z]+1:/.test(event.area) ? '表头' : '单元格'} ${event.area} 是合并单元格，请取消合并后再导入`;
  return event.kind === 'tooWide' ? tooWide(event.row) : tooLong(event.column, event.row);
}

const tooMany = `数据超过 ${figureText(ROWS_MAX)} 行，请分成几个文件导入`;
const tooMuch = `全部单元格的文字合计超过 ${figureText(TEXT_MAX)} 个字符，请分成几个文件导入`;
const tooWide = (row: number): string => `第 ${row} 行超过 ${COLUMNS_MAX} 列`;
const tooLong = (column: number, row: number): string => `单元格 ${columnLetters(column)}${row} 的文字超过 ${figureText(CELL_TEXT_MAX)} 个字符`;

/** Lets others have the thread now and then; throws the signal's reason once it is aborted. */
function breathing(signal: AbortSignal | undefined): () => Promise<void> {
  return async () => {
    await new Promise((resolve) => setImmediate(resolve));
    signal?.throwIfAborted();
  };
}

/** Collects rows that hold anything, under the limits. */
function createRows({ rowsMax = { rows: ROWS_MAX, words: tooMany } }: SheetLimits) {
  const all: SheetRow[] = [];
  let characters = 0;
  return {
    all,
    /** A cell of blanks is null. */
    take(number: number, values: readonly (XlsxCell['value'] | null)[]): string | null {
      let width = values.length;
      while (width > 0 && values[width - 1] === null) width--;
      if (width === 0) return null;
      if (width > COLUMNS_MAX) return tooWide(number);
      if (all.length >= rowsMax.rows) return rowsMax.words;
      const cells = values.slice(0, width).map(cellOf);
      const long = cells.findIndex((cell) => typeof cell === 'string' && cell.length > CELL_TEXT_MAX);
      if (long >= 0) return tooLong(long, number);
      for (const cell of cells) if (typeof cell === 'string') characters += cell.length;
      if (characters > TEXT_MAX) return tooMuch;
      all.push({ number, cells });
      return null;
    },
  };
}

const cellOf = (value: XlsxCell['value'] | null): CellValue =>
  value instanceof Date ? { date: Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10) } : value;

async function readCsvSheet(bytes: Uint8Array, signal: AbortSignal | undefined, limits: SheetLimits): Promise<SheetOutcome> {
  const text = decode(bytes);
  if (text === null) return refuse('无法识别文件编码，请另存为 UTF-8 编码的 .csv');
  if (text.includes('\u0000')) return refuse('文件含有无法识别的字符，可能不是 .csv 文件');
  const rows = createRows(limits);
  const breath = breathing(signal);
  // a record is a row of the spreadsheet, however many lines it takes in the file
  let number = 0;
  try {
    for (const record of csvRows(text, delimiterOf(text))) {
      if (++number % 10_000 === 0) await breath();
      const values = record.map((field) => (field.trim() === '' ? null : field));
      const problem = number > LINES_MAX ? tooMany : rows.take(number, values);
      if (problem !== null) return refuse(problem);
    }
  } catch (error) {
    if (!(error instanceof CsvRefused)) throw error;
    return refuse(error.reason === 'wide' ? tooWide(error.line) : `第 ${error.line} 行的引号不成对或格式不正确`);
  }
  return { ok: true, rows: rows.all };
}

/** UTF-8 and UTF-16 by their mark, UTF-8 when it is valid, else GBK, which Excel and WPS write in China. Null when it is none. */
function decode(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = iconv.decode(Buffer.from(bytes), 'gb18030');
    return text.includes('\uFFFD') ? null : text;
  }
}

/** The separator of the first line: comma, or the semicolon or tab that some settings write. */
function delimiterOf(text: string): string {
  const [first = ''] = text.slice(0, HEAD_MAX).split(/\r\n|\r|\n/, 1);
  const count = (separator: string) => first.split(separator).length;
  return [',', '\t', ';'].reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

/** Characters that decide which separator it is. */
const HEAD_MAX = 64 * 1024;
