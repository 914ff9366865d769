import { AppError } from '@portal/contract/core';
import type { Caller, Context } from '../../platform/http/context.ts';
import type { Download } from '../../platform/http/serve.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { mayRead } from './policy.ts';
import { findFile } from './store.ts';

/** The bytes of a file; someone else's, and one whose bytes are gone, look like none. */
export async function readFile(ctx: Context<Caller>, { params }: { params: { fileId: string } }, { files }: { files: FileStore }): Promise<Download> {
  const row = await findFile(ctx.db, params.fileId);
  if (!row || !mayRead(ctx.caller, row)) throw new AppError('notFound');
  const bytes = await files.get(row.fileId);
  if (!bytes) {
    ctx.log.error({ fileId: row.fileId }, 'a stored file has no bytes');
    throw new AppError('notFound');
  }
  return { name: row.fvName, mediaType: row.mediaType, bytes };
}
