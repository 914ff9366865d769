import type { Db } from '../../platform/db/database.ts';
import type { SheetPool } from '../../platform/sheet/sheet-pool.ts';

/** What offers need from outside. */
export interface OfferNeeds {
  /** Folder where uploads wait until they are whole. */
  temporary: string;
  /** Pieces of these models that a dealer's orders hold and it has not sent. */
  listHeld(db: Db, dealerNo: string, skuNos: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** What its operations work with. */
export interface OfferRoom extends OfferNeeds {
  /** Reads and writes worksheets in a process of its own. */
  sheets: SheetPool;
}
