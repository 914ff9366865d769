/** A stored file as it was kept: what the disk gives is held against the length and the SHA-256 of its row (FILE-8). */
import { AppError, notFound } from '@portal/contract/core';
import { fileCopy } from '@portal/contract/file';
import type { Context } from '../../platform/http/context.ts';
import type { Download } from '../../platform/http/operation.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { findFile, listFiles, type FileRow } from './store.ts';

/** Who reads: what is not whole is told to the log. */
export type FileReader = Pick<Context, 'db' | 'log'>;
type Store = Pick<FileStore, 'get'>;

/** Hashed beside the thread that answers: ten megabytes are tens of milliseconds. */
async function isAsKept({ byteLength, sha256 }: FileRow, bytes: Uint8Array): Promise<boolean> {
  if (bytes.length !== byteLength) return false;
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)).toString('hex') === sha256;
}

/** Null: they are gone, or are not those that were kept. */
export async function findBytes({ log }: Pick<FileReader, 'log'>, files: Store, row: FileRow): Promise<Uint8Array | null> {
  const bytes = await files.get(row.fileId);
  if (bytes !== null && (await isAsKept(row, bytes))) return bytes;
  log.error(
    { fileId: row.fileId, kept: row.byteLength, found: bytes?.length ?? null },
    bytes === null ? 'a stored file has no bytes' : 'a stored file is not what was kept',
  );
  return null;
}

/** The file as a download. Throws `notFound`, in words of its own where the file is known and not whole. */
export async function getWhole({ log }: Pick<FileReader, 'log'>, files: Store, row: FileRow | undefined): Promise<Download> {
  if (!row) throw new AppError(notFound);
  const bytes = await findBytes({ log }, files, row);
  if (!bytes) throw new AppError(notFound, { msg: fileCopy.broken });
  return { name: row.fvName, mediaType: row.mediaType, bytes };
}

/** The same by number: the caller may see it. */
export const getWholeFile = async ({ db, log }: FileReader, files: Store, fileId: string): Promise<Download> =>
  getWhole({ log }, files, await findFile(db, fileId));

/** Pictures for a paper, by number, as far as `bytesMax` goes for all of them; what is not whole is left out. */
export async function loadWholeFiles({ db, log }: FileReader, files: Store, fileIds: readonly string[], bytesMax: number): Promise<Map<string, Uint8Array>> {
  const loaded = new Map<string, Uint8Array>();
  let room = bytesMax;
  for (const row of fileIds.length === 0 ? [] : await listFiles(db, fileIds)) {
    if (row.byteLength > room) continue;
    const bytes = await findBytes({ log }, files, row);
    if (!bytes) continue;
    room -= bytes.length;
    loaded.set(row.fileId, bytes);
  }
  return loaded;
}
