import { AppError, notFound } from '@portal/contract/core';
import type { Download } from '../../../platform/http/operation.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { getWholeFile, type FileReader } from '../../file/index.ts';

/** The picture of a licence. Throws `notFound` where there is none, or its bytes are gone. */
export async function findLicence(reading: FileReader, files: FileStore, fileId: string | undefined): Promise<Download> {
  if (fileId === undefined) throw new AppError(notFound);
  return getWholeFile(reading, files, fileId);
}
