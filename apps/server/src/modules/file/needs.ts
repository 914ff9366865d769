import type { Db } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';

/** What files need from outside. */
export interface FileNeeds {
  files: FileStore;
  /** Folder where uploads wait until they are whole. */
  temporary: string;
  /** Whether something that everybody may see now shows this document, or has shown this picture; pictures of goods are not asked about. */
  isShown(db: Db, fileId: string, now: number): Promise<boolean>;
  /** Of these keys those under which a higher room keeps bytes of its own, without a row here. */
  listKeptKeys(db: Db, keys: readonly string[]): Promise<string[]>;
}
