/** What a page knows of the selected-product list while it is edited. */
import type { DesignLine } from '@portal/contract/design-order';
import { isOnSale } from '@portal/engines/pricing';
import type { EditHistory } from './edit-history.ts';
import type { EditedList, Words } from './edited-list.ts';
import type { Lines } from '../../lines/model/edit-lines.ts';
import type { SaveState } from '../../lines/model/save-queue.ts';

/** An order just made of the list. */
export interface MadeOrder {
  id: string;
  name: string;
}

/** What is to stand in the place of a line. */
export interface Picks {
  /** The line. */
  skuNo: string;
  /** In the order chosen. */
  chosen: readonly DesignLine[];
  keepsQuantity: boolean;
}

export interface SelectionState {
  lines: Lines;
  /** What is said of an order, by field; of the list nothing. */
  words: Words;
  /** After a save that was refused because of another's: what the other has saved, as soon as it is read. */
  theirs: EditedList | null;
  /** Steps that can be taken back and done again. */
  history: EditHistory;
  /** Models taken out of the next order by their checkbox; all others are in. */
  unchosen: ReadonlySet<string>;
  saveState: SaveState;
  /** What the last failed call answered. */
  failure: unknown;
  /** What became of the lines, until there are new ones: said where the list stands empty. */
  madeOrder: MadeOrder | null;
  /** What was chosen for the place of a line, taken along to the selection page. */
  carried: Picks | null;
  /** False until the list has been read for the first time. */
  isLoaded: boolean;
}

const bySkuNo = new WeakMap<Lines, ReadonlyMap<string, DesignLine>>();
/** A line by its model. Each row asks for its own with every edit: the lines of one edit are looked through once. */
export function lineOf(lines: Lines, skuNo: string): DesignLine | undefined {
  const found = bySkuNo.get(lines) ?? new Map(lines.map((line) => [line.skuNo, line]));
  bySkuNo.set(lines, found);
  return found.get(skuNo);
}

/** Lines that go into the next order: chosen and on sale. Deactivated lines stay listed, and stay out. */
export const chosenLinesOf = ({ lines, unchosen }: Pick<SelectionState, 'lines' | 'unchosen'>): DesignLine[] =>
  lines.filter((line) => isOnSale(line) && !unchosen.has(line.skuNo));
