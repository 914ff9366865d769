import type { SQL } from 'drizzle-orm';
import type { SheetPool } from '../../platform/sheet/sheet-pool.ts';
import type { ShareTerms } from './keep-share.ts';

export interface ShareOutNeeds {
  /** Requests by which money may yet go back, of the room that has them: `shop_order_no`, `after_sale_no`. What of such an order is the dealer's waits. */
  openClaims: SQL;
  settings: { shareTerms: ShareTerms };
}

/** What its operations work with. */
export interface ShareOutRoom extends ShareOutNeeds {
  /** Writes worksheets in a process of its own. */
  sheets: SheetPool;
}
