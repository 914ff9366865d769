/** A picture as a download, through a record that names it. */
import { AppError, notFound } from '@portal/contract/core';
import type { Db } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { findFile } from './store.ts';

/** Whoever handed it in: the caller may see the record. Throws `notFound` where it does not name the picture, as where there is none. */
export async function pictureOf(
  { db }: { db: Db },
  record: { pictures: readonly string[] } | undefined,
  { fileId, files }: { fileId: string; files: Pick<FileStore, 'get'> },
): Promise<{ name: string; mediaType: string; bytes: Uint8Array }> {
  const file = record?.pictures.includes(fileId) ? await findFile(db, fileId) : undefined;
  const bytes = file && (await files.get(file.fileId));
  if (!file || !bytes) throw new AppError(notFound);
  return { name: file.fvName, mediaType: file.mediaType, bytes };
}
