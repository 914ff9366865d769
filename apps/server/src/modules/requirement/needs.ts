import type { Db } from '../../platform/db/database.ts';

/** What requirements need from outside. */
export interface RequirementNeeds {
  /** The full number of an account. */
  phoneOf(db: Db, accountNo: string): Promise<string>;
}
