import type { Context, SignedInCaller } from '../../platform/http/context.ts';
import type { Task } from '../../platform/jobs/task.ts';
import type { FileNeeds } from './needs.ts';
import { deleteFile, lockFile } from './store.ts';

/** The bytes go when the row is gone for good: bytes without a row cost room, a row without bytes would be a broken picture. */
export const removeBytes: Task<{ fileId: string }, FileNeeds> = {
  name: 'remove-file-bytes',
  perform: (_at, { fileId }, { files }) => files.remove(fileId),
};

/**
 * Removes a file that a higher room has let go, in the transaction of `ctx`, unless `isUsed` (asked while nobody can take the file into
 * use) finds it used elsewhere. Its bytes follow after the commit.
 */
export async function removeFile(ctx: Pick<Context<SignedInCaller>, 'db' | 'afterCommit'>, fileId: string, isUsed: () => Promise<boolean>): Promise<void> {
  if (!(await lockFile(ctx.db, fileId)) || (await isUsed())) return;
  await deleteFile(ctx.db, fileId);
  await ctx.afterCommit(removeBytes, { fileId });
}
