import type { WorkerPool } from '../../../platform/render/worker-pool.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import type { QuotationRenderTask } from './render-worker.ts';
import type { Changing } from '../../../platform/http/context.ts';

/** Hears, within the transaction, that an own order's offer got a number it had not before. */
export type OnNumbered = (ctx: Changing, orderId: string, number: string) => Promise<void>;

export interface QuotationNeeds {
  /** Where signs of enterprises rest. */
  files: FileStore;
  /** Tokens of customers' links are made under it. */
  sealKey: Buffer;
  settings: {
    /** Goods and prices are invented: quotations say so. */
    demo: boolean;
  };
}

/** What its operations work with. */
export interface QuotationRoom extends QuotationNeeds {
  /** Turns a quotation into a file, in a process of its own. */
  renderer: WorkerPool<QuotationRenderTask, Uint8Array>;
  onNumbered: OnNumbered;
}
