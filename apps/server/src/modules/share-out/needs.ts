import type { SheetPool } from '../../platform/sheet/sheet-pool.ts';
import type { ShareTerms } from './keep-share.ts';

export interface ShareOutNeeds {
  settings: { shareTerms: ShareTerms };
}

/** What its operations work with. */
export interface ShareOutRoom extends ShareOutNeeds {
  /** Writes worksheets in a process of its own. */
  sheets: SheetPool;
}
