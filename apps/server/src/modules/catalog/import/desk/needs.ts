import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { SheetPool } from '../../../../platform/sheet/sheet-pool.ts';
import type { FileStore } from '../../../../platform/storage/file-store.ts';
import type { ModelHolder } from '../undo-import.ts';

/** What imports on the console need from outside. */
export interface CatalogDeskNeeds {
  clock: Clock;
  /** Without the limits of time that visitors have. */
  upkeep: Database;
  /** Folder where uploads wait until they are whole. */
  temporary: string;
  /** Where pictures and documents are kept. */
  files: FileStore;
  settings: { providerBrand: string };
  /** Rooms that refer to models. */
  holders: readonly ModelHolder[];
}

/** How far an import is, as its page asks. */
export interface RunProgress {
  run: string;
  operatorNo: string;
  step: string;
  /** From 0 to 1. */
  done: number;
}

export interface CatalogDeskRoom extends CatalogDeskNeeds {
  /** Reads worksheets in a process of its own. */
  sheets: SheetPool;
  /** The one that is under way in this process. */
  running: RunProgress | undefined;
}
