/**
 * Reads the first worksheet of an xlsx or csv file that somebody else made. The libraries stay behind this file; hostile files
 * end in one Chinese sentence, not in a crash (reliability goal R-20).
 */
import { parse, CsvError } from 'csv-parse/sync';
import { streamXlsxRows } from 'hucre/xlsx';
import iconv from 'iconv-lite';
import { PACKED_BYTES_MAX, readZipParts } from './zip-parts.ts';

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

const refuse = (problem: string): SheetOutcome => ({ ok: false, problem });

/** `name` decides the kind: .xlsx, or .csv in UTF-8, UTF-16 or GBK. At most 10 MB, 50,000 rows, 300 columns; no formulas, no merged cells. */
export async function readSheet(bytes: Uint8Array, name: string): Promise<SheetOutcome> {
  if (bytes.length === 0) return refuse('文件是空的');
  if (bytes.length > PACKED_BYTES_MAX) return refuse('文件大小不能超过 10 MB');
  if (/\.xlsx$/i.test(name)) return readXlsxSheet(bytes);
  if (/\.csv$/i.test(name)) return readCsvSheet(bytes);
  if (/\.(xls|et|xlsm|xlsb|ods)$/i.test(name)) return refuse('请另存为 .xlsx 或 .csv 格式后再导入');
  return refuse('只支持 .xlsx 和 .csv 文件');
}

/** `A`, `Z`, `AA`: the letters of a column counted from 0. */
export function columnLetters(index: number): string {
  let letters = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}

async function readXlsxSheet(bytes: Uint8Array): Promise<SheetOutcome> {
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) return refuse('文件已加密或是旧版 .xls，请取消密码并另存为 .xlsx');
  const zip = readZipParts(bytes);
  if (!zip.ok) return zip;
  const sheet = firstSheetOf(zip.parts);
  if (!sheet) return refuse('文件中没有工作表，或文件已损坏');
  const problem = problemIn(sheet);
  if (problem) return refuse(problem);
  const rows = createRows();
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 })) {
      const refused = rows.take(index + 1, values);
      if (refused) return refuse(refused);
    }
  } catch {
    return refuse('文件已损坏，无法读取');
  }
  return { ok: true, rows: rows.all };
}

/** The first worksheet's XML: by the workbook's own list, since file names follow no order. */
function firstSheetOf(parts: ReadonlyMap<string, Uint8Array>): Buffer | undefined {
  const text = (name: string | undefined) => (name === undefined ? '' : Buffer.from(parts.get(name) ?? []).toString('utf8'));
  const workbook = [...parts.keys()].find((name) => /(^|\/)workbook\.xml$/i.test(name));
  const folder = workbook?.replace(/[^/]*$/, '') ?? '';
  const id = /<(?:\w+:)?sheet\s[^>]*?\w+:id\s*=\s*["']([^"']+)["']/.exec(text(workbook))?.[1];
  const relations = text([...parts.keys()].find((name) => name.toLowerCase() === `${folder}_rels/workbook.xml.rels`.toLowerCase()));
  const relation = [...relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => /\bId\s*=\s*["']([^"']+)["']/.exec(tag)?.[1] === id);
  const target = relation && /\bTarget\s*=\s*["']([^"']+)["']/.exec(relation)?.[1];
  if (!target) return undefined;
  const part = parts.get(target.startsWith('/') ? target.slice(1) : folder + target);
  return part && Buffer.from(part.buffer, part.byteOffset, part.byteLength);
}

/** Formulas and merged cells are refused by name: their stored result may be stale, their value stands in one cell of many. */
function problemIn(sheet: Buffer): string | null {
  const STEP = 8 * 1024 * 1024;
  const OVERLAP = 2048;
  for (let at = 0; at < sheet.length; at += STEP) {
    const text = sheet.toString('latin1', Math.max(0, at - OVERLAP), at + STEP);
    const formula = /<(?:\w+:)?f[\s/>]/.exec(text);
    if (formula) {
      const cell = [...text.slice(Math.max(0, formula.index - OVERLAP), formula.index).matchAll(/<(?:\w+:)?c\s[^>]*?\br\s*=\s*["']([A-Z]+\d+)["']/g)].at(
        -1,
      )?.[1];
      return `单元格 ${cell ?? ''} 是公式，请复制后“选择性粘贴为数值”再导入`.replace('  ', ' ');
    }
    const merged = /<(?:\w+:)?mergeCell\s[^>]*?ref\s*=\s*["']([A-Z]+)(\d+):([A-Z]+)(\d+)["']/.exec(text);
    if (merged) {
      const [, left, top, right, bottom] = merged;
      return `${top === '1' ? '表头' : '单元格'} ${left}${top}:${right}${bottom} 是合并单元格，请取消合并后再导入`;
    }
  }
  return null;
}

/** Collects rows that hold anything, under the limits. */
function createRows() {
  const all: SheetRow[] = [];
  return {
    all,
    take(number: number, values: readonly unknown[]): string | null {
      let width = values.length;
      while (width > 0 && isBlank(values[width - 1])) width--;
      if (width === 0) return null;
      if (width > COLUMNS_MAX) return `第 ${number} 行超过 ${COLUMNS_MAX} 列`;
      if (all.length >= ROWS_MAX) return `数据超过 ${ROWS_MAX.toLocaleString('en-US')} 行，请分成几个文件导入`;
      const cells = values.slice(0, width).map(cellOf);
      const long = cells.findIndex((cell) => typeof cell === 'string' && cell.length > CELL_TEXT_MAX);
      if (long >= 0) return `单元格 ${columnLetters(long)}${number} 的文字超过 ${CELL_TEXT_MAX.toLocaleString('en-US')} 个字符`;
      all.push({ number, cells });
      return null;
    },
  };
}

const isBlank = (value: unknown): boolean => value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

function cellOf(value: unknown): CellValue {
  if (value instanceof Date) return { date: Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10) };
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function readCsvSheet(bytes: Uint8Array): SheetOutcome {
  const text = decode(bytes);
  if (text === null) return refuse('无法识别文件编码，请另存为 UTF-8 编码的 .csv');
  if (text.includes('\u0000')) return refuse('文件含有无法识别的字符，可能不是 .csv 文件');
  const rows = createRows();
  let problem: string | null = null;
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: false,
      skip_empty_lines: false,
      max_record_size: 1024 * 1024,
      info: true,
      on_record: ({ record, info }: { record: string[]; info: { records: number } }) => {
        // a record is a row of the spreadsheet, however many lines it takes in the file
        problem ??= rows.take(info.records, record);
        return null;
      },
    } as never);
  } catch (error) {
    const line = error instanceof CsvError ? Number((error as unknown as { lines?: number }).lines ?? 0) : 0;
    return refuse(line > 0 ? `第 ${line} 行的引号不成对或格式不正确` : '.csv 格式不正确，无法读取');
  }
  return problem === null ? { ok: true, rows: rows.all } : refuse(problem);
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
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (separator: string) => first.split(separator).length;
  return [',', '\t', ';'].reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}
