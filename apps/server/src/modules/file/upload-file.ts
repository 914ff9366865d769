import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/file';
import {
  fileRefused,
  FILE_BYTES_MAX,
  FILE_BYTES_PER_ACCOUNT_MAX,
  FILES_PER_ACCOUNT_MAX,
  fileCopy,
  fileUrl,
  PICTURE_PIXELS_MAX,
  PICTURE_SIDE_MAX,
  type UploadedFile,
} from '@portal/contract/file';
import { createHash } from 'node:crypto';
import { OutcomeUnknownError } from '../../platform/db/transaction.ts';
import { operation } from '../../platform/http/operation.ts';
import { redrawPicture } from '../../platform/storage/redraw-picture.ts';
import { extensionOfPicture, sniffFile } from '../../platform/storage/sniff-file.ts';
import type { FileNeeds } from './needs.ts';
import { cannotKeep, receivePart } from './receive-part.ts';
import { refusalWords } from './refusal-words.ts';
import { shownName } from './shown-name.ts';
import { findSameFile, insertFile, lockAccountFiles, getUsage } from './store.ts';

/** Receive, sniff, redraw, keep the bytes, then the row. Bytes without a row are removed again; a row without bytes cannot be. */
export const uploadFile = operation(contract.uploadFile, async function uploadFile(ctx, _input, { files, temporary }: FileNeeds) {
  const { accountNo } = ctx.caller;
  const part = await receivePart(ctx.wire.request, temporary);
  const kept = await whatToKeep(part.bytes, accountNo);
  const row = {
    fileId: ctx.newId(),
    accountNo,
    fvName: shownName(part.name, kept.extension),
    mediaType: kept.mediaType,
    byteLength: kept.bytes.length,
    sha256: createHash('sha256').update(kept.bytes).digest('hex'),
    visibility: 'owner' as const,
    gmtCreate: new Date(ctx.now),
  };
  const same = await findSameFile(ctx.db, row);
  const put = (fileId: string) => files.put(fileId, kept.bytes, kept.mediaType).catch((error: unknown) => Promise.reject(cannotKeep(error)));
  if (same) {
    // a disk that lost them, or half of them, has them again
    const there = await files.get(same.fileId).catch(() => null);
    if (there === null || !Buffer.from(there).equals(kept.bytes)) await put(same.fileId);
    return answerOf(same);
  }

  await put(row.fileId);
  const entered = await ctx
    .transaction(async (db) => {
      await lockAccountFiles(db, accountNo);
      const meanwhile = await findSameFile(db, row);
      if (meanwhile) return meanwhile;
      const used = await getUsage(db, accountNo);
      if (used.files >= FILES_PER_ACCOUNT_MAX || used.bytes + row.byteLength > FILE_BYTES_PER_ACCOUNT_MAX)
        throw new AppError(fileRefused, { message: 'quota', msg: fileCopy.full });
      await insertFile(db, row);
      return row;
    })
    .catch(async (error: unknown) => {
      // the row may be there all the same, and must not be without its bytes
      if (error instanceof OutcomeUnknownError) throw error;
      await files.remove(row.fileId).catch(() => ctx.log.warn({ fileId: row.fileId }, 'bytes without a row stay behind'));
      throw error;
    });
  if (entered.fileId !== row.fileId) await files.remove(row.fileId);
  return answerOf(entered);
});

const answerOf = ({ fileId, fvName }: { fileId: string; fvName: string }): UploadedFile => ({ fileId, fvName, fvUrl: fileUrl(fileId) });

const refuse = (reason: keyof typeof refusalWords): never => {
  throw new AppError(fileRefused, { message: `file refused: ${reason}`, msg: refusalWords[reason] });
};

async function whatToKeep(bytes: Uint8Array, accountNo: string): Promise<{ bytes: Uint8Array; mediaType: string; extension: string }> {
  const sniffed = await sniffFile(bytes);
  if (!sniffed.ok) return refuse(sniffed.reason);
  const { kind, mediaType, extension } = sniffed.file;
  if (kind === 'attachment') return { bytes, mediaType, extension };
  const redrawn = await redrawPicture(bytes, { pixelsMax: PICTURE_PIXELS_MAX, sideMax: PICTURE_SIDE_MAX }, accountNo);
  if (!redrawn.ok) return refuse(redrawn.reason);
  // a picture drawn anew may weigh more than what came
  if (redrawn.picture.bytes.length > 3 * FILE_BYTES_MAX) return refuse('tooLarge');
  return { bytes: redrawn.picture.bytes, mediaType: redrawn.picture.mediaType, extension: extensionOfPicture(redrawn.picture.mediaType) };
}
