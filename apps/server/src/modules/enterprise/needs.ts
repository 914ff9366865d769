import type { FileStore } from '../../platform/storage/file-store.ts';

/** What enterprises need from outside. */
export interface EnterpriseNeeds {
  /** Where signs and papers of enterprises rest. */
  files: FileStore;
}
