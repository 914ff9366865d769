/** Writes one worksheet as xlsx: a styled table, ready to fill in and to print. The library stays behind this file. */
import { wholesOf } from '@portal/units';
import type { BorderStyle, Cell, CellStyle } from 'hucre';
import { tabName, writable } from './writable.ts';
import { sheetColour } from '../colour.ts';

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
  columns: readonly SheetColumn[];
  rows: readonly (readonly SheetValue[])[];
  /** Below them, where there are any: words, and of a figure the live sum of its column, which this is now. */
  total?: readonly SheetValue[];
}

const NUMBER_FORMATS: Record<SheetFormat, string> = { text: '@', yuan: '"¥"#,##0.00;[Red]-"¥"#,##0.00', percent: '0.00%', count: '#,##0' };
const LINE = { style: 'thin', color: { rgb: sheetColour('line-strong') } } as const;
const BOXED: BorderStyle = { top: LINE, right: LINE, bottom: LINE, left: LINE };
const FONT = { name: '微软雅黑', size: 10 } as const;

/**
 * The bytes of an xlsx file. Strings become text cells with the text format, so nothing a person wrote is ever read as a
 * formula, neither on opening nor on editing (RELY-18); the one formula here is the sum of a column. Percent values are
 * stored as parts of one, exact to the hundredth of a percent.
 */
export async function writeSheet(sheet: Sheet): Promise<Uint8Array> {
  const cells = new Map<string, Partial<Cell>>();
  const put = (row: number, column: number, value: SheetValue, style: CellStyle): void =>
    void cells.set(`${row},${column}`, { value, type: value === null ? 'empty' : typeof value === 'number' ? 'number' : 'string', style });
  sheet.columns.forEach(({ header }, column) => put(0, column, header, HEADER));
  sheet.rows.forEach((row, index) =>
    row.forEach((value, column) => {
      const format = sheet.columns[column]?.format;
      put(index + 1, column, stored(value, format), bodyStyle(value, format));
    }),
  );
  const totalRow = sheet.rows.length + 1;
  const total = sheet.rows.length === 0 ? [] : (sheet.total ?? []);
  total.forEach((value, column) => {
    const format = sheet.columns[column]?.format;
    const style = { ...bodyStyle(value, format), font: { ...FONT, bold: true } };
    if (typeof value !== 'number') return put(totalRow, column, stored(value, format), style);
    const at = columnLetter(column);
    cells.set(`${totalRow},${column}`, { value, type: 'formula', formula: `SUM(${at}2:${at}${totalRow})`, formulaResult: value, style });
  });
  // many files, read with the first sheet; of all kinds of sheets they would be twice as many
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    sheets: [
      {
        rows: Array.from({ length: sheet.rows.length + (total.length > 0 ? 2 : 1) }, () => sheet.columns.map(() => null)),
        cells,
        rowDefs: new Map([[0, { height: 24 }]]),
        name: tabName(sheet.name),
        columns: sheet.columns.map((column) => ({ width: column.width })),
        freezePane: { rows: 1 },
        pageSetup: {
          paperSize: 'a4',
          orientation: 'landscape',
          fitToPage: true,
          fitToWidth: 1,
          fitToHeight: 0,
          horizontalCentered: true,
          printTitlesRow: '$1:$1',
        },
        headerFooter: { oddFooter: '&C第 &P / &N 页' },
      },
    ],
    defaultFont: FONT,
  });
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Of a table that has fewer columns than the alphabet letters. */
const columnLetter = (column: number): string => String.fromCodePoint(65 + column);

const HEADER: CellStyle = {
  font: { ...FONT, bold: true, color: { rgb: sheetColour('surface') } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: sheetColour('tone-6') } },
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
  return format === 'percent' ? wholesOf(value) : value;
}
