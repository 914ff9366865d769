import type { WorkerPool } from '../../../platform/render/worker-pool.ts';
import type { SheetOutcome } from '../../../platform/sheet/read-sheet.ts';
import type { ListFileTask } from './list-worker.ts';

export interface ImportsNeeds {
  /** Folder where uploads wait until they are whole. */
  temporary: string;
}

/** What its operations work with. */
export interface ImportsRoom extends ImportsNeeds {
  /** Reads files in a process of its own. */
  lists: WorkerPool<ListFileTask, SheetOutcome>;
}
