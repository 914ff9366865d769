import * as contract from '@portal/contract/content';
import { AppError, badRequest } from '@portal/contract/core';
import { fileUrl } from '@portal/contract/file';
import type { Db } from '../../platform/db/database.ts';
import { findFile, shownName } from '../file/index.ts';
import { isNamedNow } from './store.ts';

const FILE = new RegExp(`^${fileUrl('')}([\\w-]{1,40})$`);

/** Number of the file that an address leads to; undefined: it leads elsewhere. */
export const fileIdOf = (fvUrl: string): string | undefined => FILE.exec(fvUrl)?.[1];

/** As they are kept: each is a document that was handed in for everybody, or went with it before; their names are cleaned as of every file. Else `badRequest`. */
export async function takenFiles(db: Db, wanted: readonly contract.FileBlock[], had: readonly contract.FileBlock[]): Promise<contract.FileBlock[]> {
  const known = new Map(had.map(({ fvUrl, fvName }) => [fvUrl, fvName]));
  const taken: contract.FileBlock[] = [];
  for (const file of wanted) {
    const keptName = known.get(file.fvUrl) ?? (await findDocument(db, fileIdOf(file.fvUrl) ?? ''))?.fvName;
    if (keptName === undefined) throw new AppError(badRequest, { msg: contract.contentCopy.fileGone, fields: { files: contract.contentCopy.fileGone } });
    taken.push({ ...file, fvName: shownName(file.fvName, keptName.slice(keptName.lastIndexOf('.') + 1)) });
  }
  return taken;
}

/** One that was handed in for everybody. */
export async function findDocument(db: Db, fileId: string) {
  const file = await findFile(db, fileId);
  return file?.visibility === 'public' && !file.mediaType.startsWith('image/') ? file : undefined;
}

/** Whether something published now has this document below it (FILE-9). */
export const isContentFileOut = (db: Db, fileId: string, now: number): Promise<boolean> => isNamedNow(db, new Date(now), fileUrl(fileId));
