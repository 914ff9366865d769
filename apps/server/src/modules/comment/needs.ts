import type { FileStore } from '../../platform/storage/file-store.ts';

/** What comments need from outside. */
export interface CommentNeeds {
  files: Pick<FileStore, 'get'>;
}
