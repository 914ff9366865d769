/** What a buyer photographed: one's own pictures alone, shown to whoever decides about the request. */
import { afterSaleCopy } from '@portal/contract/after-sale';
import { AppError, badRequest, notFound } from '@portal/contract/core';
import type { Db } from '../../platform/db/database.ts';
import type { Asking } from '../../platform/http/context.ts';
import { findFile } from '../file/index.ts';
import type { AfterSaleNeeds } from './needs.ts';
import type { AfterSaleRow } from './store.ts';

/** Somebody else's look like none. */
export async function assertOwnPictures({ db, caller }: Asking, fileIds: readonly string[]): Promise<void> {
  for (const fileId of fileIds) {
    const file = await findFile(db, fileId);
    if (file?.accountNo !== caller.accountNo || !file.mediaType.startsWith('image/'))
      throw new AppError(badRequest, { msg: afterSaleCopy.pictureGone, fields: { pictures: afterSaleCopy.pictureGone } });
  }
}

export async function pictureOf({ db }: { db: Db }, row: AfterSaleRow | undefined, { fileId, files }: { fileId: string } & Pick<AfterSaleNeeds, 'files'>) {
  const file = row?.pictures.includes(fileId) ? await findFile(db, fileId) : undefined;
  const bytes = file && (await files.get(file.fileId));
  if (!file || !bytes) throw new AppError(notFound);
  return { name: file.fvName, mediaType: file.mediaType, bytes };
}
