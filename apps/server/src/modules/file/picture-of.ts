/** A picture as a download, through a record that names it. */
import { AppError, notFound } from '@portal/contract/core';
import type { Download } from '../../platform/http/operation.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { getWholeFile, type FileReader } from './whole-file.ts';

/** Whoever handed it in: the caller may see the record. Throws `notFound` where it does not name the picture, as where there is none. */
export async function pictureOf(
  reading: FileReader,
  record: { pictures: readonly string[] } | undefined,
  { fileId, files }: { fileId: string; files: Pick<FileStore, 'get'> },
): Promise<Download> {
  if (!record?.pictures.includes(fileId)) throw new AppError(notFound);
  return getWholeFile(reading, files, fileId);
}
