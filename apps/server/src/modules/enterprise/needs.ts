import type { FreezeImpact } from '@portal/contract/enterprise';
import type { Db } from '../../platform/db/database.ts';
import type { Telling } from '../../platform/http/context.ts';
import type { ExpiryReminder } from '@portal/engines/states';
import type { Signals } from '../../platform/live/signals.ts';
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

/** That an enterprise is frozen, or is not any more. */
export interface Frozen {
  merchantNo: string;
  companyName: string;
  isFrozen: boolean;
  reason: string;
}
export type OnFrozen = (ctx: Telling, frozen: Frozen) => Promise<void>;

/** That an enterprise will be frozen, or will not any more. */
export interface FreezeAnnounced {
  merchantNo: string;
  companyName: string;
  /** When, and why; null: it is taken back. */
  announced: { gmtFreeze: Date; reason: string } | null;
  /** What was announced until now; null: nothing. */
  before: Date | null;
}
export type OnFreezeAnnounced = (ctx: Telling, announced: FreezeAnnounced) => Promise<void>;

/** That a certificate ends soon, or is over. */
export interface Expiring {
  enterpriseNo: string;
  merchantNo: string;
  companyName: string;
  /** Its last day, as 2026-11-21. */
  validUntil: string;
  /** Which of the reminders is due; null: none. */
  reminder: ExpiryReminder | 'over' | null;
}
/** Hears of it again at every run: what is told is told once. */
export type OnExpiring = (ctx: Telling, expiring: Expiring) => Promise<void>;

/** What enterprises need from outside. */
export interface EnterpriseNeeds {
  /** Where signs and papers of enterprises rest. */
  files: FileStore;
  /** In their order. */
  onAudited: readonly OnAudited[];
  onFrozen: readonly OnFrozen[];
  onFreezeAnnounced: readonly OnFreezeAnnounced[];
  /** Whom and what higher rooms know a freeze to concern. */
  freezeImpactOf(db: Db, merchantNo: string): Promise<FreezeImpact>;
  onExpiring: readonly OnExpiring[];
  /** How open connections learn of what the clock does. */
  signals: Pick<Signals, 'publish'>;
  /** The portal's origin for whoever came under this one: what he says he came under is of his own choosing. */
  portalOriginAt(origin: string): string;
  /** The full number of an account. */
  phoneOf(db: Db, accountNo: string): Promise<string>;
  /** The full numbers of an enterprise's owners. */
  listOwnerPhones(db: Db, merchantNo: string): Promise<string[]>;
  /** Whether the account is open and stays so: it is held to the end of the transaction. */
  lockOpenAccount(db: Db, accountNo: string): Promise<boolean>;
}
