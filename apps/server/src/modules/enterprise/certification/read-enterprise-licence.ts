import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/enterprise';
import type { Db } from '../../../platform/db/database.ts';
import { operation, type Download } from '../../../platform/http/operation.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { findFile } from '../../file/index.ts';
import type { EnterpriseNeeds } from '../needs.ts';
import { ownPapers } from './own-papers.ts';

/** The licence of the caller's own papers, whoever of its owners uploaded it. */
export const readEnterpriseLicence = operation(contract.readEnterpriseLicence, async function readEnterpriseLicence(ctx, _input, { files }: EnterpriseNeeds) {
  const row = await ownPapers(ctx);
  return licenceOf(ctx.db, files, row?.licenceFileId);
});

/** The picture itself. Throws `notFound` where there is none, or its bytes are gone. */
async function licenceOf(db: Db, files: FileStore, fileId: string | undefined): Promise<Download> {
  if (fileId === undefined) throw new AppError(notFound);
  const [file, bytes] = await Promise.all([findFile(db, fileId), files.get(fileId)]);
  if (!file || !bytes) throw new AppError(notFound);
  return { name: file.fvName, mediaType: file.mediaType, bytes };
}
