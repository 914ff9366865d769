import * as contract from '@portal/contract/account';
import { AppError, notFound } from '@portal/contract/core';
import { fileRefused, fileUrl } from '@portal/contract/file';
import { createHash } from 'node:crypto';
import { OutcomeUnknownError } from '../../../platform/db/transaction.ts';
import { operation } from '../../../platform/http/operation.ts';
import { drawSquare } from '../../../platform/storage/redraw-picture.ts';
import { isEnterpriseFile } from '../../enterprise/index.ts';
import { findBytes, findFile, insertFile, removeFile } from '../../file/index.ts';
import type { AccountNeeds } from '../needs.ts';
import { lockAccount, updateAccount } from '../store.ts';

/** Side of the square, in pixels: twice what any page shows. */
const SIDE = 320;

/**
 * Somebody else's file looks like none. Bytes come before the row, as everywhere; what was uploaded and the picture before go with the
 * commit, unless an enterprise shows them.
 */
export const modifyAvatar = operation(contract.modifyAvatar, async function modifyAvatar(ctx, { body }, { files }: AccountNeeds) {
  const { accountNo } = ctx.caller;
  const made = body.fileId === null ? null : await squareOf(body.fileId);
  if (made) await files.put(made.row.fileId, made.bytes, made.row.mediaType);
  try {
    await ctx.transaction(async (db, afterCommit) => {
      const before = (await lockAccount(db, accountNo))?.avatar ?? null;
      if (made) await insertFile(db, made.row);
      await updateAccount(db, accountNo, { avatar: made?.row.fileId ?? null });
      for (const old of [before, body.fileId]) if (old !== null) await removeFile({ db, afterCommit }, old, () => isEnterpriseFile(db, old));
    });
  } catch (error) {
    if (made && !(error instanceof OutcomeUnknownError)) await files.remove(made.row.fileId);
    throw error;
  }
  return { avatarUrl: made ? fileUrl(made.row.fileId) : '' };

  async function squareOf(fileId: string) {
    const file = await findFile(ctx.db, fileId);
    if (file?.accountNo !== accountNo) throw new AppError(notFound);
    const bytes = file.mediaType.startsWith('image/') ? await findBytes(ctx, files, file) : null;
    const square = bytes && (await drawSquare(bytes, SIDE, accountNo));
    if (!square) throw new AppError(fileRefused, { msg: contract.accountCopy.avatarKind });
    const row = {
      fileId: ctx.newId(),
      accountNo,
      fvName: '头像.webp',
      mediaType: 'image/webp',
      byteLength: square.length,
      sha256: createHash('sha256').update(square).digest('hex'),
      visibility: 'owner' as const,
      gmtCreate: new Date(ctx.now),
    };
    return { bytes: square, row };
  }
});
