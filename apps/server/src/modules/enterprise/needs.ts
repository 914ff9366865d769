import type { FileStore } from '../../platform/storage/file-store.ts';

/** What enterprises need from outside. */
export interface EnterpriseNeeds {
  /** Where signs of enterprises rest. */
  files: FileStore;
}
