/** What was handed in for an import: a worksheet, or a zip of one with the files it names; all of it hostile until proven otherwise (RELY-20). */
import { goodsImportCopy, goodsImportRefused, GOODS_ZIP_BYTES_MAX } from '@portal/contract/catalog';
import { AppError } from '@portal/contract/core';
import { FILE_BYTES_MAX } from '@portal/contract/file';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { FileSet, SetEntry } from '../../../../platform/file-set/file-set.ts';
import { openFileSet } from '../../../../platform/file-set/open-file-set.ts';
import type { SheetRow } from '../../../../platform/sheet/read-sheet.ts';
import { PACKED_BYTES_MAX } from '../../../../platform/sheet/zip-parts.ts';
import { shownName, withReceivedFile } from '../../../file/index.ts';
import type { CatalogDeskRoom } from './needs.ts';

export interface OpenUpload {
  rows: SheetRow[];
  fileName: string;
  /** SHA-256 of what was handed in, hexadecimal. */
  fileHash: string;
  /** The files beside the sheet. */
  set: FileSet | undefined;
}

const refuse = (msg: string): never => {
  throw new AppError(goodsImportRefused, { msg });
};
const SHEET = /\.(xlsx|csv)$/i;

/** Opens it for `work` and lets it go afterwards. Throws `goodsImportRefused` with what is wrong with it, and what `withReceivedFile` throws. */
export function withUpload<T>(
  request: FastifyRequest,
  { temporary, sheets }: Pick<CatalogDeskRoom, 'temporary' | 'sheets'>,
  key: string,
  work: (upload: OpenUpload) => Promise<T>,
): Promise<T> {
  const readRows = async (bytes: Uint8Array, name: string): Promise<SheetRow[]> => {
    const outcome = await sheets.read(key, bytes, name, {});
    return outcome.ok ? outcome.rows : refuse(outcome.problem);
  };
  return withReceivedFile(request, temporary, GOODS_ZIP_BYTES_MAX, async ({ name, path, byteLength }) => {
    const fileHash = await hashOf(path);
    if (!/\.zip$/i.test(name)) {
      if (byteLength > PACKED_BYTES_MAX) refuse(goodsImportCopy.sheetTooLarge);
      return work({ rows: await readRows(await readFile(path), name), fileName: nameOf(name), fileHash, set: undefined });
    }
    const opened = await openFileSet(path, FILE_BYTES_MAX);
    if (!opened) return refuse(goodsImportCopy.unreadable);
    if (!opened.ok) return refuse(opened.problem);
    const { set } = opened;
    try {
      const sheet = oneSheetOf(set.entries);
      const read = await set.read(sheet);
      if (!read.ok) return refuse(`“${sheet.path}”：${read.problem}`);
      const rows = await readRows(read.bytes, sheet.path);
      return await work({ rows, fileName: nameOf(name), fileHash, set: { ...set, entries: set.entries.filter((entry) => entry !== sheet) } });
    } finally {
      await set.close();
    }
  });
}

function oneSheetOf(entries: readonly SetEntry[]): SetEntry {
  const [sheet, ...others] = entries.filter(({ path }) => SHEET.test(path));
  if (!sheet) return refuse(goodsImportCopy.noSheet);
  return others.length > 0 ? refuse(goodsImportCopy.manySheets) : sheet;
}

/** As it is shown: without a path, and without what turns letters about. */
const nameOf = (name: string): string => shownName(name, (/\.(\w{1,5})$/.exec(name)?.[1] ?? '').toLowerCase());

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
