import type { Db } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/context.ts';

/** What credit asks of rooms above it. */
export interface CreditNeeds {
  /** Of these orders those that one may open. */
  listOwnOrderNos(db: Db, owner: Owner, shopOrderNos: readonly string[]): Promise<string[]>;
}
