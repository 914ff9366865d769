import type { WorkerPool } from '../../../platform/render/worker-pool.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import type { RenderTask } from './render-worker.ts';

export interface QuotationNeeds {
  /** Where signs of enterprises rest. */
  files: FileStore;
  settings: {
    /** Goods and prices are invented: quotations say so. */
    demo: boolean;
  };
}

/** What its operations work with. */
export interface QuotationRoom extends QuotationNeeds {
  /** Turns a quotation into a file, in a process of its own. */
  renderer: WorkerPool<RenderTask, Uint8Array>;
}
