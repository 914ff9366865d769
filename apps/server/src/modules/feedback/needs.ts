import type { Db } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';

/** What feedback needs from outside. */
export interface FeedbackNeeds {
  /** The full number of an account. */
  phoneOf(db: Db, accountNo: string): Promise<string>;
  files: Pick<FileStore, 'get'>;
}
