import type { WorkerPool } from '../../platform/render/worker-pool.ts';
import type { SheetResult, SheetTask } from './sheet-worker.ts';

/** What offers need from outside. */
export interface OfferNeeds {
  /** Folder where uploads wait until they are whole. */
  temporary: string;
}

/** What its operations work with. */
export interface OfferRoom extends OfferNeeds {
  /** Reads and writes worksheets in a process of its own. */
  sheets: WorkerPool<SheetTask, SheetResult>;
}
