/** Writes one worksheet as xlsx: title, notes, styled table, closing lines, ready to print. The library stays behind this file. */
import { writeXlsx, type BorderStyle, type Cell, type CellStyle, type WriteSheet } from 'hucre';

/** How a column's values are shown. `text` is text whatever it begins with; `percent` takes 95.5 for 95.50%. */
export type SheetFormat = 'text' | 'yuan' | 'percent' | 'count';
export type SheetValue = string | number | null;

export interface SheetColumn {
  header: string;
  /** In characters; a Chinese one counts two. */
  width: number;
  format: SheetFormat;
}

export interface Sheet {
  /** Tab name; characters Excel refuses are replaced. */
  name: string;
  /** Large first line over all columns. */
  title?: string;
  /** Lines under the title, each over all columns. */
  notes?: readonly string[];
  columns: readonly SheetColumn[];
  rows: readonly (readonly SheetValue[])[];
  /** Lines under the table: the label over all columns but the last, the value in the last. */
  closing?: readonly { label: string; value: SheetValue; format: SheetFormat }[];
  /** Last lines, each over all columns. */
  footnotes?: readonly string[];
}

const NUMBER_FORMATS: Record<SheetFormat, string> = { text: '@', yuan: '"¥"#,##0.00;[Red]-"¥"#,##0.00', percent: '0.00%', count: '#,##0' };
const LINE = { style: 'thin', color: { rgb: 'C9CED6' } } as const;
const BOXED: BorderStyle = { top: LINE, right: LINE, bottom: LINE, left: LINE };
const FONT = { name: '微软雅黑', size: 10 } as const;

/**
 * The bytes of an xlsx file. Strings become text cells with the text format, so nothing a person wrote is ever read as a
 * formula, neither on opening nor on editing (reliability goal R-18); no cell here holds a formula. Percent values are
 * stored as parts of one, exact to the hundredth of a percent.
 */
export async function writeSheet(sheet: Sheet): Promise<Uint8Array> {
  const page = createPage(sheet.columns.length);
  if (sheet.title !== undefined) page.across(sheet.title, TITLE, 34);
  for (const note of sheet.notes ?? []) page.across(note, NOTE);
  const headerRow = page.row(
    sheet.columns.map((column) => ({ value: column.header, style: HEADER })),
    24,
  );
  for (const row of sheet.rows)
    page.row(row.map((value, index) => ({ value: stored(value, sheet.columns[index]?.format), style: bodyStyle(value, sheet.columns[index]?.format) })));
  for (const { label, value, format } of sheet.closing ?? [])
    page.closing(label, stored(value, format), { ...bodyStyle(value, format), font: { ...FONT, bold: true } });
  for (const note of sheet.footnotes ?? []) page.across(note, NOTE);

  const bytes = await writeXlsx({
    sheets: [
      {
        ...page.sheet(),
        name: tabName(sheet.name),
        columns: sheet.columns.map((column) => ({ width: column.width })),
        freezePane: { rows: headerRow + 1 },
        pageSetup: {
          paperSize: 'a4',
          orientation: 'landscape',
          fitToPage: true,
          fitToWidth: 1,
          fitToHeight: 0,
          horizontalCentered: true,
          printTitlesRow: `$${headerRow + 1}:$${headerRow + 1}`,
        },
        headerFooter: { oddFooter: '&C第 &P / &N 页' },
      },
    ],
    defaultFont: FONT,
  });
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const TITLE: CellStyle = { font: { ...FONT, size: 16, bold: true }, alignment: { horizontal: 'center', vertical: 'center' }, numFmt: '@' };
const NOTE: CellStyle = { font: FONT, alignment: { horizontal: 'left', vertical: 'center', wrapText: true }, numFmt: '@' };
const HEADER: CellStyle = {
  font: { ...FONT, bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '2B4A6F' } },
  border: BOXED,
  alignment: { horizontal: 'center', vertical: 'center', wrapText: true },
  numFmt: '@',
};

function bodyStyle(value: SheetValue, format: SheetFormat = 'text'): CellStyle {
  const isNumber = typeof value === 'number';
  return {
    font: FONT,
    border: BOXED,
    numFmt: isNumber ? NUMBER_FORMATS[format] : '@',
    alignment: { horizontal: isNumber || format !== 'text' ? 'right' : 'left', vertical: 'center', wrapText: !isNumber },
  };
}

function stored(value: SheetValue, format: SheetFormat = 'text'): SheetValue {
  if (typeof value === 'string') return writable(value);
  if (value === null || format === 'text') return value === null ? null : String(value);
  return format === 'percent' ? Math.round(value * 100) / 10_000 : value;
}

/** Without what XML cannot hold; line breaks and tabs stay. */
const writable = (text: string): string => text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '').toWellFormed();

const tabName = (name: string): string =>
  writable(name)
    .replace(/[\\/?*[\]:]/g, ' ')
    .replace(/^'|'$/g, ' ')
    .trim()
    .slice(0, 31) || '工作表';

/** Rows from the top, with merges and heights; the library counts from 0. */
function createPage(width: number) {
  const cells = new Map<string, Partial<Cell>>();
  const merges: NonNullable<WriteSheet['merges']> = [];
  const rowDefs: NonNullable<WriteSheet['rowDefs']> = new Map();
  let next = 0;
  const put = (row: number, column: number, value: SheetValue, style: CellStyle): void =>
    void cells.set(`${row},${column}`, { value, type: value === null ? 'empty' : typeof value === 'number' ? 'number' : 'string', style });
  const line = (values: readonly { value: SheetValue; style: CellStyle }[], height?: number): number => {
    const row = next++;
    values.forEach(({ value, style }, column) => put(row, column, value, style));
    if (height !== undefined) rowDefs.set(row, { height });
    return row;
  };
  const merge = (row: number, endCol: number): void => void (endCol > 0 && merges.push({ startRow: row, startCol: 0, endRow: row, endCol }));
  return {
    row: line,
    across(text: string, style: CellStyle, height?: number): void {
      merge(line([{ value: writable(text), style }], height), width - 1);
    },
    closing(label: string, value: SheetValue, style: CellStyle): void {
      const labelStyle: CellStyle = { ...style, numFmt: '@', alignment: { horizontal: 'right', vertical: 'center' } };
      const blanks = Array.from({ length: Math.max(0, width - 2) }, () => ({ value: null, style: labelStyle }));
      merge(line([{ value: writable(label), style: labelStyle }, ...blanks, { value, style }]), width - 2);
    },
    sheet: () => ({ rows: Array.from({ length: next }, () => Array.from({ length: width }, () => null)), cells, merges, rowDefs }),
  };
}
