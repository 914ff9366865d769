/** Rows of a sheet into the list, as one step (PICK-13). Pure. */
import type { DesignLine } from '@portal/contract/design-order';
import { chooseQuantity, type Lines } from './edit-lines.ts';
import { readPieces, type PastedRow } from './pasted-rows.ts';

export interface PastedIn {
  lines: Lines;
  /** Pieces that joined, by model: what is taken back. */
  pieces: ReadonlyMap<string, number>;
  /** Rows that did not: with the reason where the list refused them. */
  left: PastedRow[];
  /** Where a figure was cut. */
  notices: string[];
}

/** May this row join? It names a model and says how many. */
export const isReady = ({ line, quantityText }: Pick<PastedRow, 'line' | 'quantityText'>): boolean => line !== null && readPieces(quantityText) !== null;

/** The list with the rows that are ready; a model that stands there, or in two rows, gains the pieces. What cannot join stays in `left`, whole. */
export function addPasted(lines: Lines, rows: readonly PastedRow[]): PastedIn {
  let now = lines;
  const pieces = new Map<string, number>();
  const left: PastedRow[] = [];
  const notices = new Set<string>();
  const quantityOf = (skuNo: string) => now.find((line) => line.skuNo === skuNo)?.quantity ?? 0;
  for (const row of rows) {
    const wanted = readPieces(row.quantityText);
    if (row.line === null || wanted === null) {
      left.push(row);
      continue;
    }
    const product: DesignLine = { ...row.line, id: '' };
    const before = quantityOf(product.skuNo);
    const outcome = chooseQuantity(now, product, before + wanted);
    if (outcome.kind === 'refused') {
      left.push({ ...row, refusal: outcome.text });
      continue;
    }
    now = outcome.lines;
    const gained = quantityOf(product.skuNo) - before;
    pieces.set(product.skuNo, (pieces.get(product.skuNo) ?? 0) + gained);
    if (outcome.notice !== null) {
      notices.add(`${product.productModel}：${outcome.notice}`);
      // what was cut off stays to be seen
      if (gained < wanted) left.push({ ...row, quantityText: String(wanted - gained), refusal: outcome.notice });
    }
  }
  return { lines: now, pieces, left, notices: [...notices] };
}
