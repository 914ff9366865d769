import type { FileStore } from '../../platform/storage/file-store.ts';

/** What files need from outside. */
export interface FileNeeds {
  files: FileStore;
  /** Folder where uploads wait until they are whole. */
  temporary: string;
}
