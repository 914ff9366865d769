/** The operator's import: a file in, goods changed or a list of complaints out. Source: GOODS-8. */
import type { SheetRow } from '../../../platform/sheet/read-sheet.ts';
import { insertMany } from '../../../platform/db/bulk.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import { OutcomeUnknownError } from '../../../platform/db/transaction.ts';
import type { FileSet } from '../../../platform/file-set/file-set.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { insertTraces } from '../../price/index.ts';
import { insertModels, refreshGoods } from '../loading/insert-catalog.ts';
import { getTaxonomy } from '../store.ts';
import { spu } from '../tables.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.ts';
import type { RowFiles } from './beside/row-files.ts';
import { takeFiles, type FilesReport, type TakenFiles } from './beside/take-files.ts';
import { changesOf, type RowChange } from './changes.ts';
import { FIELDS, readColumns, type CatalogColumn } from './columns.ts';
import type { Complaint } from './complaint.ts';
import { diffOf, type ImportDiff } from './diff.ts';
import { planImport, type CatalogImportPlan } from './plan-import.ts';
import { tracesOf } from './price-traces.ts';
import { readAttributes, readRow, type ModelDraft } from './read-drafts.ts';
import { lockCatalog, listFamilies, listModels, analyseCatalog, updateFamilies, updateModels, type KnownFamily, type KnownModel } from './store.ts';
import type { ImportCounts } from './tables.ts';
import { insertImport } from './trace-store.ts';

/** Where an import comes from, as its trace names it. */
export interface ImportSource {
  fileName: string;
  /** SHA-256 of the file, hexadecimal. */
  fileHash: string;
  importedBy: string;
}

export interface ImportOptions {
  source: ImportSource;
  /** Milliseconds since 1970. */
  now: number;
  newId(): string;
  /** Brand of families where the file names none. */
  brand: string;
  /** Work everything out and change nothing. */
  dryRun: boolean;
  /** Leave out the rows with mistakes and take the others. */
  partial: boolean;
  /** Pictures and documents beside the sheet, and where they are kept. */
  files?: { set: FileSet; store: FileStore };
  /** Called in the transaction once everything is written, with its number: what goes with it, or a throw that takes all of it back. Not of a dry run. */
  within?: (db: Db, report: ImportReport, importNo: string) => Promise<void>;
  /** Told as the work goes on: what is being done, and how far, from 0 to 1. */
  onProgress?: (step: string, done: number) => void;
  /** Aborted: the import is no longer wanted. */
  signal?: AbortSignal;
}

export interface ImportReport extends ImportCounts {
  /** Rows with data, without the header and the template's examples. */
  rows: number;
  unchangedModels: number;
  /** What it changes; undefined where the head of the sheet was not understood. */
  diff: ImportDiff | undefined;
  /** What became of the files beside the sheet; undefined where there were none. */
  files: FilesReport | undefined;
  complaints: Complaint[];
  /** Whether the catalogue has been changed. */
  stored: boolean;
}

/** Picture of a family when neither file nor category has one. */
const PICTURE = 'equipment-box';

/** Carries a dry run's report out of the transaction that it takes back. */
class TakenBack extends Error {
  readonly report: ImportReport;
  constructor(report: ImportReport) {
    super('a dry run is taken back');
    this.report = report;
  }
}

/**
 * All or nothing: one complaint and nothing is stored, unless `partial`. Idempotent by model number: the same file again
 * changes nothing. Runs in one transaction; a second import waits for the first. A dry run writes too and is taken back, so that
 * it finds whatever the real one would. Throws the reason of `signal` once that is aborted, and then nothing is stored.
 */
export async function importCatalog(database: Database, rows: readonly SheetRow[], options: ImportOptions): Promise<ImportReport> {
  const files = await takeFiles(database.db, rows, { ...options, files: options.files });
  const report = await run(database, rows, files, options).catch(async (error: unknown) => {
    // the rows may be there all the same, and must not be without their bytes
    if (!(error instanceof OutcomeUnknownError)) await files.tidy(false);
    if (error instanceof TakenBack) return error.report;
    throw error;
  });
  await files.tidy(report.stored);
  if (report.stored) await analyseCatalog(database);
  options.onProgress?.('完成', 1);
  return report;
}

function run(database: Database, rows: readonly SheetRow[], files: TakenFiles, options: ImportOptions): Promise<ImportReport> {
  return database.transaction(async (transaction) => {
    const db = askingFirst(transaction, options.signal);
    await lockCatalog(db);
    const taxonomy = await getTaxonomy(db);
    const [header, ...body] = rows;
    const { columns, complaints } = readColumns(header, taxonomy);
    if (complaints.length > 0) return reportOf(body.length, files, undefined, undefined, complaints, false);

    const models = await listModels(db);
    const families = await listFamilies(db);
    const { drafts, count, named, complaints: inRows } = await readDrafts(body, columns, taxonomy, { models, families, files }, options);
    options.onProgress?.('比对', 0.4);
    const plan = planImport(drafts, {
      models,
      families,
      now: new Date(options.now),
      newId: options.newId,
      brand: options.brand,
      picture: PICTURE,
    });
    const wrong = [...inRows, ...plan.complaints].sort((a, b) => a.row - b.row);
    const changes = changesOf(plan, models, families);
    const diff = diffOf(changes, { models, families, named: new Set(named.keys()), taxonomy, fileNames: files.fileNames });
    const write = (wrong.length === 0 || options.partial) && plan.touched.length > 0;
    const importNo = options.newId();
    if (write) {
      await files.enter(db, changes);
      await apply(db, plan, changes, models, { ...options, importNo });
    }
    options.signal?.throwIfAborted();
    if (options.dryRun) throw new TakenBack(reportOf(count, files, plan, diff, wrong, false));
    const report = reportOf(count, files, plan, diff, wrong, write);
    if (write) await options.within?.(db, report, importNo);
    return report;
  });
}

/** `db` as long as the work is wanted: every statement asks first. */
function askingFirst(db: Db, signal: AbortSignal | undefined): Db {
  return new Proxy(db, {
    get(target, key) {
      signal?.throwIfAborted();
      const member: unknown = Reflect.get(target, key);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

async function readDrafts(
  body: readonly SheetRow[],
  columns: readonly CatalogColumn[],
  taxonomy: Taxonomy,
  { models, families, files }: { models: readonly KnownModel[]; families: readonly KnownFamily[]; files: TakenFiles },
  options: ImportOptions,
): Promise<{ drafts: ModelDraft[]; count: number; named: ReadonlyMap<string, number>; complaints: Complaint[] }> {
  const known = new Map(models.map((model) => [model.modelKey, model.spuNo]));
  const categoryOf = new Map(families.map((family) => [family.spuNo, family.secondCategoryId]));
  const firstRow = new Map<string, number>();
  const inFiles = Map.groupBy(files.complaints, ({ row }) => row);
  const drafts: ModelDraft[] = [];
  const complaints: Complaint[] = [];
  let count = 0;
  for (const [index, row] of body.entries()) {
    if (index % 1000 === 0) {
      options.onProgress?.('读取', (0.4 * index) / body.length);
      // whoever calls it off is heard in between
      await new Promise((resolve) => setImmediate(resolve));
      options.signal?.throwIfAborted();
    }
    const reading = readRow(row, columns, taxonomy);
    if (reading === null) continue;
    count++;
    const { draft } = reading;
    const wrong = [...reading.complaints, ...(inFiles.get(draft.row) ?? [])];
    const before = draft.modelKey === '' ? undefined : firstRow.get(draft.modelKey);
    if (before !== undefined) wrong.push({ row: draft.row, column: FIELDS.model, text: `与第 ${before} 行型号相同（不计大小写和符号）` });
    else firstRow.set(draft.modelKey, draft.row);
    const categoryId = draft.category?.id ?? categoryOf.get(known.get(draft.modelKey) ?? '');
    if (categoryId !== undefined) wrong.push(...readAttributes(reading, categoryId, taxonomy));
    if (wrong.length === 0) drafts.push(withFiles(draft, files.rows.get(draft.row)));
    complaints.push(...wrong);
  }
  return { drafts, count, named: firstRow, complaints };
}

/** A picture that is named in words stays the first, and photographs follow it. */
function withFiles(draft: ModelDraft, files: RowFiles | undefined): ModelDraft {
  if (!files) return draft;
  const { picture, morePictures, documents } = files;
  if (draft.picture === undefined || picture === undefined) return { ...draft, picture: picture ?? draft.picture, morePictures, documents };
  return { ...draft, morePictures: [picture, ...(morePictures ?? [])], documents };
}

async function apply(
  db: Db,
  plan: CatalogImportPlan,
  changes: readonly RowChange[],
  known: readonly KnownModel[],
  options: ImportOptions & { importNo: string },
): Promise<void> {
  const { now, importNo, source, dryRun, onProgress } = options;
  onProgress?.('写入', 0.5);
  await insertMany(db, spu, plan.newFamilies);
  await updateFamilies(db, plan.changedFamilies);
  onProgress?.('写入', 0.6);
  await insertModels(db, plan.newModels);
  await updateModels(db, plan.changedModels);
  await insertTraces(db, tracesOf(plan.changedModels, known, new Date(now)));
  // the words are made of what is written by then, and refuse nothing
  if (dryRun) return;
  onProgress?.('建立搜索', 0.75);
  await refreshGoods(db, plan.touched);
  await insertImport(db, { ...source, importNo, undoes: null, counts: countsOf(plan), gmtCreate: new Date(now) }, changes);
  onProgress?.('整理', 0.95);
}

const countsOf = (plan: CatalogImportPlan | undefined): ImportCounts => ({
  newModels: plan?.newModels.length ?? 0,
  changedModels: plan?.changedModels.length ?? 0,
  newFamilies: plan?.newFamilies.length ?? 0,
  changedFamilies: plan?.changedFamilies.length ?? 0,
});

const reportOf = (
  rows: number,
  files: TakenFiles,
  plan: CatalogImportPlan | undefined,
  diff: ImportDiff | undefined,
  complaints: Complaint[],
  stored: boolean,
): ImportReport => ({
  rows,
  files: files.report,
  ...countsOf(plan),
  unchangedModels: plan?.unchanged ?? 0,
  diff,
  complaints,
  stored,
});
