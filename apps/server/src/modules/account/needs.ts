import type { Db } from '../../platform/db/database.ts';
import type { Telling } from '../../platform/http/context.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { SmsSender } from '../../platform/upstream/sms/index.ts';
import type { SignOnSettings } from './settings.ts';

/** What a room keeps of an account, as far as it is the person's own (ACCOUNT-15, ACCOUNT-16). */
export interface PersonalRecords {
  /** Its part of a copy, as a heading. */
  name: string;
  /** All of it, as plain data. */
  read(db: Db, accountNo: string): Promise<unknown>;
  /** Removes it, or what of it tells who it was; done twice it leaves the same. */
  forget(db: Db, accountNo: string, now: number): Promise<void>;
}

/** What accounts need from outside. */
export interface AccountNeeds {
  /** Where copies of people's data rest until they are taken. */
  files: FileStore;
  /** Of the higher rooms. */
  personalRecords: readonly PersonalRecords[];
  sms: SmsSender;
  /** `providerBrand` stands in the agreements as they are shown. `walletOrigin`: where the wallet is, `walletStandIn` what stands for it; undefined: there is none. */
  settings: SignOnSettings & { providerBrand: string; walletOrigin?: string | undefined; walletStandIn?: string | undefined };
  onAccountEvent: readonly OnAccountEvent[];
  /** In the registration's transaction. */
  onRegistered: readonly ((ctx: Telling, registered: Registered) => Promise<void>)[];
}

/** Somebody has an account by now. */
export interface Registered {
  accountNo: string;
  phone: string;
}

/** What happens to an account that its owner must hear of, wherever it was done. */
export type AccountEvent =
  | { kind: 'passwordChanged'; accountNo: string }
  | { kind: 'phoneChanged'; accountNo: string }
  /** Signed in with a browser or system that none of the account's other sessions has. `place`: a shortened address, or ''. */
  | { kind: 'newDevice'; accountNo: string; device: string; place: string };

/** In the event's transaction. */
export type OnAccountEvent = (ctx: Telling, event: AccountEvent) => Promise<void>;

export async function tellAccount(ctx: Telling, listeners: readonly OnAccountEvent[], event: AccountEvent): Promise<void> {
  for (const listener of listeners) await listener(ctx, event);
}
