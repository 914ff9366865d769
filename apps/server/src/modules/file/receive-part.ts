/** Takes the one file out of a multipart body. */
import { AppError, badRequest, unavailable, unsupportedMediaType } from '@portal/contract/core';
import { FILE_BYTES_MAX, fileCopy, fileTooLarge } from '@portal/contract/file';
import type { FastifyRequest } from 'fastify';
import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { newTemporaryPath } from '../../platform/storage/temporary-folder.ts';

export interface ReceivedFile {
  /** As the sender calls it. */
  name: string;
  /** Where it lies until the work is done. */
  path: string;
  byteLength: number;
}

/** The whole file as bytes; for files that memory holds. Throws as `withReceivedFile` does. */
export const receivePart = (request: FastifyRequest, temporary: string): Promise<{ name: string; bytes: Uint8Array }> =>
  withReceivedFile(request, temporary, FILE_BYTES_MAX, async ({ name, path }) => ({ name, bytes: await readFile(path) }));

/**
 * A slow sender holds a file on disk, not memory: the work begins when all of it has arrived. `temporary`: the folder it waits in, from which it is gone afterwards.
 * Throws `unsupportedMediaType` without multipart, `fileTooLarge` past the limit, `badRequest` for anything torn, missing or double, and
 * `unavailable` where our disk takes nothing; what the work throws passes.
 */
export async function withReceivedFile<T>(request: FastifyRequest, temporary: string, bytesMax: number, work: (file: ReceivedFile) => Promise<T>): Promise<T> {
  if (!request.isMultipart()) throw new AppError(unsupportedMediaType, { msg: '请以 multipart/form-data 方式上传文件' });
  const path = newTemporaryPath(temporary);
  try {
    const received = await receive(request, path, bytesMax).catch((error: unknown) => Promise.reject(asRefusal(error)));
    return await work(received);
  } finally {
    await rm(path, { force: true });
  }
}

async function receive(request: FastifyRequest, path: string, bytesMax: number): Promise<ReceivedFile> {
  const parts = request.files({ limits: { fileSize: bytesMax } });
  const { value: part } = await parts.next();
  if (!part || part.fieldname !== 'file') throw new AppError(badRequest, { message: 'no part named file', msg: fileCopy.incomplete });
  await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  if (part.file.truncated) throw tooLarge(bytesMax);
  // which of two was meant nobody knows
  if ((await parts.next()).done !== true) throw new AppError(badRequest, { message: 'a second file', msg: fileCopy.oneOnly });
  const byteLength = part.file.bytesRead;
  if (byteLength === 0) throw new AppError(badRequest, { message: 'an empty file', msg: fileCopy.empty });
  return { name: part.filename ?? '', path, byteLength };
}

const tooLarge = (bytesMax: number) => new AppError(fileTooLarge, { msg: fileCopy.largerThan(bytesMax) });

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
