/** Takes the one file out of a multipart body. */
import { AppError, badRequest, unavailable, unsupportedMediaType } from '@portal/contract/core';
import { fileCopy, fileTooLarge } from '@portal/contract/file';
import type { FastifyRequest } from 'fastify';
import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { newTemporaryPath } from '../../platform/storage/temporary-folder.ts';

/**
 * A slow sender holds a file on disk, not memory: bytes come into memory when all have arrived. `temporary`: the folder they wait in.
 * Throws `unsupportedMediaType` without multipart, `fileTooLarge` past the limit, `badRequest` for anything torn, missing or double, and
 * `unavailable` where our disk takes nothing.
 */
export async function receivePart(request: FastifyRequest, temporary: string): Promise<{ name: string; bytes: Uint8Array }> {
  if (!request.isMultipart()) throw new AppError(unsupportedMediaType, { msg: '请以 multipart/form-data 方式上传文件' });
  const path = newTemporaryPath(temporary);
  try {
    const parts = request.files();
    const { value: part } = await parts.next();
    if (!part || part.fieldname !== 'file') throw new AppError(badRequest, { message: 'no part named file', msg: fileCopy.incomplete });
    await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    if (part.file.truncated) throw new AppError(fileTooLarge);
    // which of two was meant nobody knows
    if ((await parts.next()).done !== true) throw new AppError(badRequest, { message: 'a second file', msg: fileCopy.oneOnly });
    const bytes = await readFile(path);
    if (bytes.length === 0) throw new AppError(badRequest, { message: 'an empty file', msg: fileCopy.empty });
    return { name: part.filename ?? '', bytes };
  } catch (error) {
    throw asRefusal(error);
  } finally {
    await rm(path, { force: true });
  }
}

/** Our own refusals pass; what the parser finds wrong with the body is the sender's mistake; a disk that takes nothing is ours. */
function asRefusal(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError(fileTooLarge);
  if (code === 'FST_FILES_LIMIT') return new AppError(badRequest, { message, msg: fileCopy.oneOnly });
  if (isDiskFault(error)) return cannotKeep(error);
  return new AppError(badRequest, { message, msg: fileCopy.incomplete });
}

const isDiskFault = (error: unknown): boolean =>
  /^(ENOSPC|EDQUOT|EACCES|EPERM|EROFS|EMFILE|ENFILE|ENOENT|ENOTDIR|EIO)$/.test((error as NodeJS.ErrnoException).code ?? '');

/** The store or the disk takes nothing more: later perhaps, so 503; the log learns why. */
export const cannotKeep = (error: unknown): AppError =>
  new AppError(unavailable, { message: `the file cannot be kept: ${error instanceof Error ? error.message : String(error)}`, msg: fileCopy.noRoom });
