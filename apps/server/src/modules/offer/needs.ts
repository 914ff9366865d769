import type { SheetPool } from '../../platform/sheet/sheet-pool.ts';

/** What offers need from outside. */
export interface OfferNeeds {
  /** Folder where uploads wait until they are whole. */
  temporary: string;
}

/** What its operations work with. */
export interface OfferRoom extends OfferNeeds {
  /** Reads and writes worksheets in a process of its own. */
  sheets: SheetPool;
}
