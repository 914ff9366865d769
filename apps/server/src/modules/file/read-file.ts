import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/file';
import { operation } from '../../platform/http/operation.ts';
import type { FileNeeds } from './needs.ts';
import { mayRead } from './policy.ts';
import { findSmallPicture } from './small-picture.ts';
import { findFile } from './store.ts';
import { getWhole } from './whole-file.ts';

/** The bytes of a file; someone else's, a document that nothing published shows now (FILE-9) and a picture that nothing published has shown (FILE-10) look like none. */
export const readFile = operation(contract.readFile, async function readFile(ctx, { params, query: { side } }, { files, isShown }: FileNeeds) {
  const row = await findFile(ctx.db, params.fileId);
  if (!row || !mayRead(ctx.caller, row)) throw new AppError(notFound);
  const isPicture = row.mediaType.startsWith('image/');
  if (row.visibility === 'owner') return getWhole(ctx, files, row);
  const isAsked = !isPicture || row.visibility === 'shown';
  if (isAsked && !(await isShown(ctx.db, row.fileId, ctx.now))) throw new AppError(notFound);
  if (!isPicture) {
    // it may be taken back: whoever keeps it asks before it is shown again
    return { ...(await getWhole(ctx, files, row)), lasting: 'revalidated' as const, tag: row.sha256 };
  }
  const small = side === undefined ? null : await findSmallPicture(ctx, files, row, side);
  if (small) return { name: row.fvName.replace(/\.\w+$/, '.webp'), mediaType: 'image/webp', bytes: small, lasting: 'file' as const };
  // lasts as pictures of products do; its bytes never change
  return { ...(await getWhole(ctx, files, row)), lasting: 'file' as const };
});
