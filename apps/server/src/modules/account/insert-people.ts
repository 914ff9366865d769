import type { Db } from '../../platform/db/database.ts';
import { insertDealerBindings, insertDealers, type DealerBindingRow, type DealerRow } from '../dealer/index.ts';
import { insertEnterprises, type EnterpriseRow } from '../enterprise/index.ts';
import { insertAccounts, type AccountRow, type IdentityRow } from './store.ts';

/** A whole set of people; columns as in the tables, in camelCase. Passwords come hashed (`hashPassword`). */
export interface PeopleRows {
  enterprises: readonly EnterpriseRow[];
  accounts: readonly AccountRow[];
  identities: readonly IdentityRow[];
  dealers: readonly DealerRow[];
  bindings: readonly DealerBindingRow[];
}

/** Adds people, what others stand on first. Call again with the same rows: nothing changes. */
export async function insertPeople(db: Db, rows: PeopleRows): Promise<void> {
  await insertEnterprises(db, rows.enterprises);
  await insertAccounts(db, rows);
  await insertDealers(db, rows.dealers);
  await insertDealerBindings(db, rows.bindings);
}
