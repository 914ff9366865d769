import type { StepNeeds } from '../order/index.ts';
import type { TaskQueue } from '../../platform/jobs/task.ts';
import type { Signals } from '../../platform/live/signals.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';

/** What requests need: of orders, for what they do by the clock, and to show what buyers photographed. */
export interface AfterSaleNeeds extends StepNeeds {
  tasks: TaskQueue;
  signals: Pick<Signals, 'publish'>;
  files: Pick<FileStore, 'get'>;
}
