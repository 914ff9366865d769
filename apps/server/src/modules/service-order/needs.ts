import type { FileStore } from '../../platform/storage/file-store.ts';

/** What service orders need from outside. */
export interface ServiceOrderNeeds {
  files: Pick<FileStore, 'get'>;
}
