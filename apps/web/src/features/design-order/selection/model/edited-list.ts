/** What is edited: the lines of a list or an order, and of an order what is said of it. */
import type { DesignLine, ListPlace } from '@portal/contract/design-order';
import { SkuStatus } from '@portal/engines/goods';
import type { Lines } from '../../lines/model/edit-lines.ts';

/** What is said of an order, by field; '' where nothing is. Of the list nothing is said. */
export type Words = Readonly<Record<string, string>>;

export interface EditedList {
  lines: Lines;
  words: Words;
}

/** The list or the order as the server has it. `savedRevision`: of the list, the last one that was a save of the whole. */
export interface StoredList {
  revision: number;
  savedRevision: number;
  lines: Lines;
  words?: Words;
}

/** Lines go with their quoted price whatever becomes of the goods in an order; in the list only those on sale count. */
export const mayBeChosen = (place: ListPlace, line: Pick<DesignLine, 'skuStatus'>): boolean => place.kind === 'order' || line.skuStatus === SkuStatus.Active;

/** Both in one: what was changed here since `base`, over all else as stored. */
export const mergeWords = (base: Words, mine: Words, stored: Words): Words =>
  Object.fromEntries(Object.keys(mine).map((field) => [field, (mine[field] === base[field] ? stored[field] : mine[field]) ?? '']));
