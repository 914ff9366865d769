import type { WorkerPool } from '../../platform/render/worker-pool.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { OnLinesTaken } from './quotes/lines-taken.ts';
import type { RenderTask } from './quotation/render-worker.ts';

/** What design orders need from outside. */
export interface DesignOrderNeeds {
  /** Where signs of enterprises rest. */
  files: FileStore;
  settings: {
    /** Goods and prices are invented: quotations say so. */
    demo: boolean;
  };
  /** What follows the list's lines into an order, in higher rooms. */
  onLinesTaken: readonly OnLinesTaken[];
}

/** What its operations work with. */
export interface DesignOrderRoom extends DesignOrderNeeds {
  /** Turns a quotation into a file, in a thread. */
  renderer: WorkerPool<RenderTask, Uint8Array>;
}
