/** What happens by the clock to accounts that were closed, and to copies that nobody took. */
import { newId } from '../../../platform/clock.ts';
import { eachByItself, pageByPage } from '../../../platform/jobs/each-by-itself.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { deleteBindingsOfAccount } from '../../dealer/index.ts';
import { isEnterpriseFile } from '../../enterprise/index.ts';
import { deleteFile, listFilesOf, updateFileOwner } from '../../file/index.ts';
import type { AccountNeeds } from '../needs.ts';
import { deleteSessionsOf } from '../session/store.ts';
import { deleteAttemptsOfNumber } from '../sign-in/store.ts';
import { findSecrets, lockAccount } from '../store.ts';
import { deleteExport, insertEvent, listDue, listExportsToDrop, listOwnedAlone, lockOwners, updateAnonymous, updateClosed } from './store.ts';

/** Cut off anywhere it is done to the end by the next run: an account stays due until the person is gone from it. */
export async function closeDueAccounts(at: JobContext, needs: AccountNeeds): Promise<void> {
  await eachByItself(
    pageByPage<string>((page) => listDue(at.database.db, at.now, page)),
    (accountNo) => closeDueAccount(at, needs, accountNo),
    (error, accountNo) => at.log.error({ err: error, accountNo }, 'an account could not be closed'),
  );
}

async function closeDueAccount(at: JobContext, needs: AccountNeeds, accountNo: string): Promise<void> {
  if (!(await beginClosing(at, accountNo))) return;
  await at.database.transaction(async (db) => {
    for (const { forget } of needs.personalRecords) await forget(db, accountNo, at.now);
  });
  await forgetFiles(at, needs, accountNo);
  for (const exportId of await listExportsToDrop(at.database.db, { accountNo })) await dropExport(at, needs, exportId);
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

/** False where its owner has taken the closing back, or has become the only owner of an enterprise since: then it goes on resting. */
const beginClosing = ({ database, now, log }: JobContext, accountNo: string): Promise<boolean> =>
  database.transaction(async (db) => {
    await lockAccount(db, accountNo);
    await lockOwners(db, accountNo);
    const [alone] = await listOwnedAlone(db, accountNo);
    if (alone) log.warn({ accountNo, merchantNo: alone.merchantNo }, 'an account is not closed: its enterprise would have no owner');
    return !alone && (await updateClosed(db, accountNo, now));
  });

/** Copies whose time is over. */
export async function dropOldExports(at: JobContext, needs: AccountNeeds): Promise<void> {
  await eachByItself(
    await listExportsToDrop(at.database.db, { before: at.now }),
    (exportId) => dropExport(at, needs, exportId),
    (error, exportId) => at.log.error({ err: error, exportId }, 'a copy that is over could not be removed'),
  );
}

async function dropExport({ database }: JobContext, { files }: AccountNeeds, exportId: string): Promise<void> {
  await files.remove(exportId);
  await deleteExport(database.db, exportId);
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
