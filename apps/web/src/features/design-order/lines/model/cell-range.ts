/** Cells of the list as a spreadsheet has them: what is copied out, and what a pasted range sets (PICK-14). Pure. */
import type { DesignLine } from '@portal/contract/design-order';
import { percentDigits, yuanDigits } from '@portal/units';
import { editCells, type EditOutcome, type Lines } from './edit-lines.ts';

/** The cells that are edited, in the order of their columns. */
export const CELL_FIELDS = ['ratePrice', 'rate', 'quantity'] as const;
export type CellField = (typeof CELL_FIELDS)[number];

const HEADS = ['型号', '产品名称', '数量', '单位', '客户价', '折后价', '折扣率', '小计'];

const yuan = (figure: number | null): string => (figure === null ? '' : yuanDigits(figure));
/** A cell of a spreadsheet: a name that begins like a formula is none, and breaks no row. */
const plain = (text: string): string => text.replace(/\s+/gu, ' ').replace(/^(?=[=+@-])/u, "'");

/** Lines as tab-separated text under a head: a spreadsheet takes it, and so does 粘贴清单. */
export const tableText = (lines: Lines): string =>
  [
    HEADS,
    ...lines.map(({ productModel, productName, quantity, unit, price, ratePrice, rate, amount }: DesignLine) => [
      plain(productModel),
      plain(productName),
      String(quantity),
      unit,
      yuan(price),
      yuan(ratePrice),
      `${percentDigits(rate)}%`,
      yuan(amount),
    ]),
  ]
    .map((cells) => cells.join('\t'))
    .join('\r\n');

/** A range copied from a spreadsheet, trailing empty rows dropped; null for a single cell, which the box takes as ordinary text. */
export function parseRange(text: string): string[][] | null {
  const rows = text
    .replace(/(\r?\n|\r)+$/, '')
    .split(/\r?\n|\r/)
    .map((row) => row.split('\t').map((cell) => cell.trim()));
  return rows.length < 2 && (rows[0]?.length ?? 0) < 2 ? null : rows;
}

export interface PastedRange {
  outcome: EditOutcome;
  /** Lines that took a figure, and rows that found no line below. */
  rows: number;
  beyond: number;
}

/**
 * Lays a range over the lines from a cell on, down and to the right: discounted price, rate, quantity. Cells that are empty leave theirs
 * alone, columns beyond the quantity are none. Of a row that sets both, the rate stands, and the discounted price follows.
 */
export function pasteRange(lines: Lines, skuNo: string, field: CellField, range: readonly (readonly string[])[]): PastedRange {
  const first = lines.findIndex((line) => line.skuNo === skuNo);
  const places = range.slice(0, Math.max(0, lines.length - first));
  const touched = new Set<string>();
  let now = lines;
  const notices = new Set<string>();
  for (const [column, of] of CELL_FIELDS.slice(CELL_FIELDS.indexOf(field)).entries()) {
    const texts = new Map<string, string>();
    for (const [row, cells] of places.entries()) {
      const line = lines[first + row];
      const text = cells[column] ?? '';
      if (line !== undefined && text !== '') texts.set(line.skuNo, text);
    }
    if (texts.size === 0) continue;
    for (const one of texts.keys()) touched.add(one);
    const outcome = editCells(now, texts, of);
    if (outcome.kind === 'refused') return { outcome, rows: 0, beyond: 0 };
    now = outcome.lines;
    if (outcome.notice !== null) notices.add(outcome.notice);
  }
  return {
    outcome: { kind: 'changed', lines: now, notice: notices.size === 0 ? null : [...notices].join('；') },
    rows: touched.size,
    beyond: range.length - places.length,
  };
}
