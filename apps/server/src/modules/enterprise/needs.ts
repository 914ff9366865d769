import type { Db } from '../../platform/db/database.ts';
import type { Telling } from '../../platform/http/context.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';

/** What an auditor has decided of an enterprise's papers. */
export interface Audited {
  outcome: 'approved' | 'refused';
  enterpriseNo: string;
  /** Who handed them in. */
  accountNo: string;
  companyName: string;
  /** '' where it was refused and is no enterprise yet. */
  merchantNo: string;
  /** The enterprise is there only now. */
  isFirst: boolean;
  /** Why it was refused; '' otherwise. */
  reason: string;
}

/** Hears of a decision, in its transaction. */
export type OnAudited = (ctx: Telling, audited: Audited) => Promise<void>;

/** What enterprises need from outside. */
export interface EnterpriseNeeds {
  /** Where signs and papers of enterprises rest. */
  files: FileStore;
  /** In their order. */
  onAudited: readonly OnAudited[];
  /** The full number of an account. */
  phoneOf(db: Db, accountNo: string): Promise<string>;
  /** The full numbers of an enterprise's owners. */
  listOwnerPhones(db: Db, merchantNo: string): Promise<string[]>;
  /** Whether the account is open and stays so: it is held to the end of the transaction. */
  lockOpenAccount(db: Db, accountNo: string): Promise<boolean>;
}
