import type { Db } from '../../platform/db/database.ts';

type Try = { outcome: 'taken'; ids: number[] } | { outcome: 'refused'; waitMs: number };

/** Who tries: what is counted by, and from where. */
export interface Trying {
  phone: string;
  ip: string;
}

/** What operators need from outside: how passwords are looked at and failures counted is one for the whole portal. */
export interface OperatorNeeds {
  isRightPassword(password: string, passwordHash: string | undefined): Promise<boolean>;
  hashPassword(password: string): Promise<string>;
  beginTry(db: Db, who: Trying, now: number): Promise<Try>;
  forgiveTry(db: Db, who: Trying, ids: readonly number[]): Promise<void>;
  /** The address counts as theirs from now on: strangers who fail elsewhere do not make them wait. */
  rememberAddress(db: Db, who: Trying, now: number): Promise<void>;
  /** Under which secrets of authenticators rest. */
  sealKey: Buffer;
  /** What acts were done to, by their numbers in the log: names of enterprises and of those on papers. */
  listTargetNames(db: Db, targets: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Numbers that stand in the log of what bears a name with this word in it. */
  listTargetsNamed(db: Db, keyword: string): Promise<readonly string[]>;
  settings: { providerBrand: string };
}
