import type { Db } from '../../platform/db/database.ts';
import { findFile, updateFileOwner } from '../file/index.ts';
import { deletePrivateOfAccount, listPrivateOfAccount } from './store.ts';

/** A person's own go with the person; what was written for an enterprise is the enterprise's, with its pictures. */
export const privateProductRecords = {
  name: '自定义产品',
  read: listPrivateOfAccount,
  async forget(db: Db, accountNo: string) {
    const kept = (await listPrivateOfAccount(db, accountNo)).filter(({ merchantNo }) => merchantNo !== '').flatMap(({ mainPics }) => mainPics);
    for (const fileId of new Set(kept)) if ((await findFile(db, fileId))?.accountNo === accountNo) await updateFileOwner(db, fileId, null);
    await deletePrivateOfAccount(db, accountNo);
  },
};
