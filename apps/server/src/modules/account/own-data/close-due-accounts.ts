/** What happens by the clock to accounts that were closed, and to copies that nobody took. */
import { newId } from '../../../platform/clock.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { deleteBindingsOfAccount } from '../../dealer/index.ts';
import { isEnterpriseFile } from '../../enterprise/index.ts';
import { deleteFile, listFilesOf, updateFileOwner } from '../../file/index.ts';
import type { AccountNeeds } from '../needs.ts';
import { deleteSessionsOf } from '../session/store.ts';
import { deleteAttemptsOfNumber } from '../sign-in/store.ts';
import { findSecrets } from '../store.ts';
import { deleteExport, insertEvent, listDue, listExportsToDrop, updateAnonymous, updateClosed } from './store.ts';

/** Cut off anywhere it is done to the end by the next run: an account stays due until the person is gone from it. */
export async function closeDueAccounts(at: JobContext, needs: AccountNeeds): Promise<void> {
  for (const accountNo of await listDue(at.database.db, at.now)) {
    if (!(await updateClosed(at.database.db, accountNo, at.now))) continue;
    await at.database.transaction(async (db) => {
      for (const { forget } of needs.personalRecords) await forget(db, accountNo);
    });
    await forgetFiles(at, needs, accountNo);
    await dropExports(at, needs, { accountNo });
    await at.database.transaction(async (db) => {
      const secrets = await findSecrets(db, accountNo);
      if (!secrets) return;
      await deleteSessionsOf(db, accountNo, at.now);
      await deleteBindingsOfAccount(db, accountNo);
      await deleteAttemptsOfNumber(db, secrets.phone);
      await insertEvent(db, { accountNo, kind: 'closed', place: '', now: at.now });
      await updateAnonymous(db, accountNo, { before: secrets.phone, phone: `closed-${newId(at.now)}` });
    });
    at.log.info({ accountNo }, 'an account is closed');
  }
}

/** Copies whose time is over. */
export const dropOldExports = (at: JobContext, needs: AccountNeeds): Promise<void> => dropExports(at, needs, { before: at.now });

async function dropExports({ database }: JobContext, { files }: AccountNeeds, which: { before: number } | { accountNo: string }): Promise<void> {
  for (const exportId of await listExportsToDrop(database.db, which)) {
    await files.remove(exportId);
    await deleteExport(database.db, exportId);
  }
}

/** Bytes first: there is no way back by now, and bytes that no row knows would never go. What an enterprise shows is the enterprise's. */
async function forgetFiles({ database }: JobContext, { files }: AccountNeeds, accountNo: string): Promise<void> {
  for (const { fileId } of await listFilesOf(database.db, accountNo)) {
    if (await isEnterpriseFile(database.db, fileId)) {
      await updateFileOwner(database.db, fileId, null);
      continue;
    }
    await files.remove(fileId);
    await deleteFile(database.db, fileId);
  }
}
