/** Files beside the sheet: matched with its rows, checked one at a time, their bytes kept before anything refers to them. Source: GOODS-37. */
import { fileUrl } from '@portal/contract/file';
import type { Db } from '../../../../platform/db/database.ts';
import type { FileSet, SetEntry } from '../../../../platform/file-set/file-set.ts';
import type { SheetRow } from '../../../../platform/sheet/read-sheet.ts';
import type { FileStore } from '../../../../platform/storage/file-store.ts';
import { cannotKeep, insertFiles, keepSmallPictures, removePicture, shownName } from '../../../file/index.ts';
import { getTaxonomy } from '../../store.ts';
import type { RowChange } from '../changes.ts';
import { FIELDS, readColumns, type FileField } from '../columns.ts';
import type { Complaint } from '../complaint.ts';
import { checkFile, type CheckedFile } from './check-file.ts';
import { matchFiles, type FileUse } from './match-files.ts';
import { rowFilesOf, type Kept, type RowFiles } from './row-files.ts';
import { insertCatalogFiles, listCatalogFiles } from './store.ts';

export interface FilesReport {
  /** Files that rows have. */
  used: number;
  /** Of these, those whose bytes were not here before, and how many bytes. */
  fresh: number;
  freshBytes: number;
  /** Taken for a model by their own name alone. */
  byName: { path: string; model: string; column: string }[];
  /** No row has them; `problem`: they could not be read anyway. */
  unused: { path: string; problem: string | undefined }[];
}

export interface TakenFiles {
  rows: ReadonlyMap<number, RowFiles>;
  complaints: readonly Complaint[];
  /** By address; of those that were here before, too. */
  fileNames: ReadonlyMap<string, string>;
  /** Undefined: none came with the sheet. */
  report: FilesReport | undefined;
  /** Enters those that `changes` show, in the import's transaction. Throws where one of before has gone meanwhile. */
  enter(db: Db, changes: readonly RowChange[]): Promise<void>;
  /** Removes bytes that were kept and not entered; `isStored` tells whether the transaction was committed. */
  tidy(isStored: boolean): Promise<void>;
}

export interface TakeOptions {
  files: { set: FileSet; store: FileStore } | undefined;
  now: number;
  newId(): string;
  dryRun: boolean;
  partial: boolean;
  onProgress?: (step: string, done: number) => void;
  signal?: AbortSignal;
}

interface FreshFile extends Kept {
  sha256: string;
  mediaType: string;
}

/** Outside any transaction: two thousand pictures take minutes. A dry run, and an import that will be refused, keep no bytes. */
export async function takeFiles(db: Db, rows: readonly SheetRow[], { files, ...options }: TakeOptions): Promise<TakenFiles> {
  const { columns, complaints: inHead } = readColumns(rows[0], await getTaxonomy(db));
  const matched = matchFiles(inHead.length > 0 ? [] : rows.slice(1), columns, files?.set.entries);
  const known = new Map((await listCatalogFiles(db)).map((row) => [row.sha256, row]));
  const fresh = new Map<string, FreshFile>();
  const put = new Set<string>();
  const entered = new Set<string>();
  const complaints = [...matched.complaints];

  const tidy = async (isStored: boolean): Promise<void> => {
    for (const fileId of put) if (files && (!isStored || !entered.has(fileId))) await removePicture(files.store, fileId);
    put.clear();
  };
  const keep = async (path: string, { bytes, mediaType, extension, sha256 }: CheckedFile): Promise<Kept> => {
    const before = known.get(sha256) ?? fresh.get(sha256);
    const kept = before ?? { fileId: options.newId(), fileName: shownName(path, extension) };
    const isMissing = fresh.has(sha256) ? false : before === undefined || !isWhole(await files?.store.get(kept.fileId).catch(() => null), bytes);
    if (isMissing && !options.dryRun && (complaints.length === 0 || options.partial)) {
      if (before === undefined) put.add(kept.fileId);
      await files?.store.put(kept.fileId, bytes, mediaType).catch((error: unknown) => Promise.reject(cannotKeep(error)));
      if (files && mediaType.startsWith('image/')) await keepSmallPictures(files.store, kept.fileId, bytes);
    }
    const { fileId, fileName } = kept;
    if (before === undefined) fresh.set(sha256, { fileId, fileName, byteLength: bytes.length, sha256, mediaType });
    return { fileId, fileName, byteLength: bytes.length };
  };

  try {
    const keptUses = await checkAll(matched.uses, { ...options, set: files?.set, complaints, keep });
    const used = new Set(matched.uses.map(({ entry }) => entry));
    const freshFiles = [...fresh.values()];
    return {
      rows: new Map([...Map.groupBy(keptUses, ({ row }) => row)].map(([row, uses]) => [row, rowFilesOf(uses)])),
      complaints,
      fileNames: new Map([...known.values(), ...freshFiles].map(({ fileId, fileName }) => [fileUrl(fileId), fileName])),
      report: files && {
        used: used.size,
        fresh: freshFiles.length,
        freshBytes: freshFiles.reduce((sum, { byteLength }) => sum + byteLength, 0),
        byName: matched.uses.filter(({ byName }) => byName).map(({ entry, model, field }) => ({ path: entry.path, model, column: FIELDS[field] })),
        unused: matched.unused.map(({ path, problem }) => ({ path, problem })),
      },
      async enter(transaction, changes) {
        const shown = JSON.stringify(changes.map(({ after }) => after));
        const isShown = ({ fileId }: { fileId: string }) => shown.includes(fileUrl(fileId));
        const still = new Set((await listCatalogFiles(transaction)).map(({ sha256 }) => sha256));
        if ([...known.values()].some((row) => isShown(row) && !still.has(row.sha256))) throw new Error('有文件刚被清理，请重新导入');
        const coming = freshFiles.filter(isShown);
        const gmtCreate = new Date(options.now);
        await insertFiles(
          transaction,
          coming.map(({ fileName, ...file }) => ({ ...file, fvName: fileName, accountNo: null, visibility: 'public' as const, gmtCreate })),
        );
        await insertCatalogFiles(
          transaction,
          coming.map(({ fileId, fileName, sha256 }) => ({ fileId, fileName, sha256, gmtCreate })),
        );
        for (const { fileId } of coming) entered.add(fileId);
      },
      tidy,
    };
  } catch (error) {
    await tidy(false);
    throw error;
  }
}

/** The disk may have lost them, or some of them. */
const isWhole = (there: Uint8Array | null | undefined, bytes: Uint8Array): boolean => there instanceof Uint8Array && Buffer.from(there).equals(bytes);

const kindOf = (field: FileField) => (field === 'picture' ? 'picture' : 'document');

/** Each file once, however many rows have it; its bytes are let go before the next. */
async function checkAll(
  uses: readonly FileUse[],
  {
    set,
    complaints,
    keep,
    onProgress,
    signal,
  }: Pick<TakeOptions, 'onProgress' | 'signal'> & {
    set: FileSet | undefined;
    complaints: Complaint[];
    keep(path: string, file: CheckedFile): Promise<Kept>;
  },
): Promise<(FileUse & { kept: Kept })[]> {
  const outcomes = new Map<string, Kept | string>();
  const kept: (FileUse & { kept: Kept })[] = [];
  const check = async (entry: SetEntry, kind: 'picture' | 'document'): Promise<Kept | string> => {
    const read = entry.problem === undefined && set ? await set.read(entry) : { ok: false as const, problem: entry.problem ?? '' };
    if (!read.ok) return read.problem;
    const checked = await checkFile(read.bytes, kind);
    return checked.ok ? keep(entry.path, checked.file) : checked.problem;
  };
  for (const [index, use] of uses.entries()) {
    signal?.throwIfAborted();
    onProgress?.('检查文件', index / uses.length);
    const key = `${kindOf(use.field)} ${use.entry.path}`;
    const outcome = outcomes.get(key) ?? (await check(use.entry, kindOf(use.field)));
    outcomes.set(key, outcome);
    if (typeof outcome === 'string') complaints.push({ row: use.row, column: FIELDS[use.field], text: `文件“${use.entry.path}”：${outcome}` });
    else kept.push({ ...use, kept: outcome });
  }
  return kept;
}
