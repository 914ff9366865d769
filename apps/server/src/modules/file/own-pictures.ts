/** Pictures that a record names: one's own alone. */
import { AppError, badRequest } from '@portal/contract/core';
import type { Asking } from '../../platform/http/context.ts';
import { findFile } from './store.ts';

/** Somebody else's is none. */
export async function isOwnPicture({ db, caller }: Asking, fileId: string): Promise<boolean> {
  const file = await findFile(db, fileId);
  return file?.accountNo === caller.accountNo && file.mediaType.startsWith('image/');
}

/** Refuses, on the field `pictures` and in the words `gone`, whatever is none of the caller's. */
export async function assertOwnPictures(asking: Asking, fileIds: readonly string[], gone: string): Promise<void> {
  for (const fileId of fileIds) if (!(await isOwnPicture(asking, fileId))) throw new AppError(badRequest, { msg: gone, fields: { pictures: gone } });
}
