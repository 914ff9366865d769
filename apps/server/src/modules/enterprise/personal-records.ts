import type { Db } from '../../platform/db/database.ts';
import { deleteApplicationsOfAccount, isLicence, listCertificationsOfAccount, updateContactsOfAccount } from './certification/store.ts';
import { isLogo } from './store.ts';

/** What a person handed in to have an enterprise certified. */
export const certificationRecords = {
  name: '企业认证',
  read: listCertificationsOfAccount,
  async forget(db: Db, accountNo: string) {
    await deleteApplicationsOfAccount(db, accountNo);
    await updateContactsOfAccount(db, accountNo);
  },
};

/** Whether a file is an enterprise's sign or licence: it stays when the person who handed it in is gone. */
export const isEnterpriseFile = async (db: Db, fileId: string): Promise<boolean> => (await isLogo(db, fileId)) || (await isLicence(db, fileId));
