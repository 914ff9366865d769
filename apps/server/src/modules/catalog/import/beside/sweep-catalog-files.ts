import { fileUrl } from '@portal/contract/file';
import type { Db } from '../../../../platform/db/database.ts';
import type { JobContext } from '../../../../platform/jobs/job.ts';
import { deleteFile } from '../../../file/index.ts';
import { lockCatalog } from '../store.ts';
import { deleteCatalogFiles, listCatalogFiles, listShownFileIds } from './store.ts';

/** Of these addresses of pictures those that a higher room has written down for good: what was bought is shown as it was. */
export type ListKeptPictures = (db: Db, addresses: readonly string[]) => Promise<string[]>;

/** A page that was open keeps its pictures so long. */
const GRACE_MS = 7 * 24 * 3_600_000;

/** Forgets files of the catalogue that no goods show, that no undoing would bring back and that nobody has written down; their bytes follow as all without a row do (FILE-4). */
export async function sweepCatalogFiles({ database, now, log }: JobContext, listKept: readonly ListKeptPictures[]): Promise<void> {
  const forgotten = await database.transaction(async (db) => {
    // no import refers to one meanwhile
    await lockCatalog(db);
    const shown = new Set(await listShownFileIds(db));
    const loose = (await listCatalogFiles(db)).filter(({ fileId, gmtCreate }) => !shown.has(fileId) && gmtCreate.getTime() <= now - GRACE_MS);
    if (loose.length === 0) return 0;
    const addresses = loose.map(({ fileId }) => fileUrl(fileId));
    const kept = new Set((await Promise.all(listKept.map((list) => list(db, addresses)))).flat());
    const gone = loose.map(({ fileId }) => fileId).filter((fileId) => !kept.has(fileUrl(fileId)));
    await deleteCatalogFiles(db, gone);
    for (const fileId of gone) await deleteFile(db, fileId);
    return gone.length;
  });
  if (forgotten > 0) log.info({ forgotten }, 'files that no goods show any more were forgotten');
}
