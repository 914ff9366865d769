import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/file';
import { operation } from '../../platform/http/operation.ts';
import type { FileNeeds } from './needs.ts';
import { mayRead } from './policy.ts';
import { findSmallPicture } from './small-picture.ts';
import { findFile } from './store.ts';

/** The bytes of a file; someone else's, and one whose bytes are gone, look like none. */
export const readFile = operation(contract.readFile, async function readFile(ctx, { params, query: { side } }, { files }: FileNeeds) {
  const row = await findFile(ctx.db, params.fileId);
  if (!row || !mayRead(ctx.caller, row)) throw new AppError(notFound);
  const isPicture = row.visibility === 'public' && row.mediaType.startsWith('image/');
  const small = side !== undefined && isPicture ? await findSmallPicture(files, row.fileId, side) : null;
  if (small) return { name: row.fvName.replace(/\.\w+$/, '.webp'), mediaType: 'image/webp', bytes: small, lasting: 'file' as const };
  const bytes = await files.get(row.fileId);
  if (!bytes) {
    ctx.log.error({ fileId: row.fileId }, 'a stored file has no bytes');
    throw new AppError(notFound);
  }
  // what is everybody's lasts as pictures of products do; its bytes never change
  return { name: row.fvName, mediaType: row.mediaType, bytes, ...(row.visibility === 'public' && { lasting: 'file' as const }) };
});
