/** What a buyer photographed, shown to whoever decides about the request. */
import { AppError, notFound } from '@portal/contract/core';
import type { Db } from '../../platform/db/database.ts';
import { findFile } from '../file/index.ts';
import type { AfterSaleNeeds } from './needs.ts';
import type { AfterSaleRow } from './store.ts';

export async function pictureOf({ db }: { db: Db }, row: AfterSaleRow | undefined, { fileId, files }: { fileId: string } & Pick<AfterSaleNeeds, 'files'>) {
  const file = row?.pictures.includes(fileId) ? await findFile(db, fileId) : undefined;
  const bytes = file && (await files.get(file.fileId));
  if (!file || !bytes) throw new AppError(notFound);
  return { name: file.fvName, mediaType: file.mediaType, bytes };
}
