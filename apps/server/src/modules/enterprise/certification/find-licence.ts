import { AppError, notFound } from '@portal/contract/core';
import type { Db } from '../../../platform/db/database.ts';
import type { Download } from '../../../platform/http/operation.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { findFile } from '../../file/index.ts';

/** The picture of a licence. Throws `notFound` where there is none, or its bytes are gone. */
export async function findLicence(db: Db, files: FileStore, fileId: string | undefined): Promise<Download> {
  if (fileId === undefined) throw new AppError(notFound);
  const [file, bytes] = await Promise.all([findFile(db, fileId), files.get(fileId)]);
  if (!file || !bytes) throw new AppError(notFound);
  return { name: file.fvName, mediaType: file.mediaType, bytes };
}
