import type { Db } from '../../platform/db/database.ts';
import { deleteChecksOfAccount } from './check/store.ts';
import { deleteOrdersOfAccount, listOrdersOfAccount } from './quotes/store.ts';
import { deleteSelectionsOfAccount, listSelectionsOfAccount } from './selection/store.ts';
import { listSharesOfAccount } from './shares/store.ts';
import { listVersionsOfAccount } from './versions/store.ts';

/** Lists and design orders of an account under all its identities: they are drafts and offers of the person, and go with them. */
export const designOrderRecords = {
  name: '清单与配单',
  read: async (db: Db, accountNo: string) => ({
    清单: await listSelectionsOfAccount(db, accountNo),
    配单: await listOrdersOfAccount(db, accountNo),
    配单版本: await listVersionsOfAccount(db, accountNo),
    报价链接: await listSharesOfAccount(db, accountNo),
  }),
  async forget(db: Db, accountNo: string) {
    await deleteChecksOfAccount(db, accountNo);
    await deleteSelectionsOfAccount(db, accountNo);
    await deleteOrdersOfAccount(db, accountNo);
  },
};
