/** The last import put back: what it changed, no more and no less, or nothing. Source: GOODS-22. */
import type { Database, Db } from '../../../platform/db/database.ts';
import { SkuStatus } from '@portal/engines/goods';
import { olderTransactionsEnd } from '../../../platform/db/older-transactions.ts';
import { insertTraces } from '../../price/index.ts';
import { refreshGoods } from '../loading/insert-catalog.ts';
import { columnsSince } from './changes.ts';
import { columnLabel } from './diff.ts';
import { tracesOf } from './price-traces.ts';
import {
  analyseCatalog,
  deleteGoods,
  listAccessorySkuNos,
  listFamilies,
  listModels,
  lockCatalog,
  updateFamilies,
  updateModels,
  updateStatus,
  type KnownFamily,
  type KnownModel,
} from './store.ts';
import type { ImportCounts } from './tables.ts';
import { findLastImport, insertImport, listImportRows, type ImportTrace } from './trace-store.ts';

/** Where models may stand that were taken up since: rooms above say which of `skuNos` they hold. */
export interface ModelHolder {
  /** As the operator reads it: 配单. */
  name: string;
  find(db: Db, skuNos: readonly string[]): Promise<readonly string[]>;
}

export interface UndoOptions {
  /** Milliseconds since 1970. */
  now: number;
  newId(): string;
  importedBy: string;
  /** Work everything out and change nothing. */
  dryRun: boolean;
  holders: readonly ModelHolder[];
  /** Told which it is before anything is done, of a dry run too: a throw ends it. */
  begin?: (trace: ImportTrace) => Promise<void>;
  /** Called in the transaction once it is put back: what goes with it. */
  within?: (db: Db, trace: ImportTrace, counts: ImportCounts) => Promise<void>;
}

/** `refusals`: what has changed since, a sentence a row. */
export type UndoOutcome =
  | { outcome: 'undone' | 'would-undo'; trace: ImportTrace; counts: ImportCounts }
  | { outcome: 'nothing' }
  | { outcome: 'forgotten'; trace: ImportTrace }
  | { outcome: 'refused'; trace: ImportTrace; refusals: string[] };

/**
 * Waits for an import that runs. Rows that came with the import go, columns it changed get what they held, and columns it left alone
 * stay as they are now. Refused as a whole where one of its rows or columns has changed since, or where a model that came with it stands
 * in a list, an order, a set or among accessories. Models that go are taken off sale first, so that nobody takes them up any more, and go
 * once all that was being written before has ended; who took one up until then is found, and they are sold again.
 */
export async function undoImport(database: Database, options: UndoOptions): Promise<UndoOutcome> {
  const first = await database.transaction((db) => withdraw(db, options));
  if ('outcome' in first) return first;
  if (first.isWaitedFor) await olderTransactionsEnd(database);
  let result: UndoOutcome | undefined;
  try {
    result = await database.transaction((db) => undo(db, options));
  } finally {
    if (result?.outcome !== 'undone') await database.transaction((db) => sellAgain(db, first.withdrawn));
  }
  if (result.outcome === 'undone') await analyseCatalog(database);
  return result;
}

/** What it would put back and take away, seen as it stands; or why not. */
interface Undoing {
  trace: ImportTrace;
  counts: ImportCounts;
  known: readonly KnownModel[];
  restoredModels: readonly KnownModel[];
  restoredFamilies: readonly KnownFamily[];
  goneModels: readonly KnownModel[];
  goneFamilies: readonly string[];
}

/** Takes off sale what is to go; an outcome: it ends here. */
async function withdraw(db: Db, options: UndoOptions): Promise<UndoOutcome | { withdrawn: readonly KnownModel[]; isWaitedFor: boolean }> {
  const undoing = await judge(db, options);
  if ('outcome' in undoing) return undoing;
  const { trace, counts, goneModels } = undoing;
  if (options.dryRun) return { outcome: 'would-undo', trace, counts };
  const withdrawn = goneModels.filter(({ skuStatus }) => skuStatus === SkuStatus.Active);
  await setStatus(db, withdrawn, SkuStatus.Deactivated);
  return { withdrawn, isWaitedFor: goneModels.length > 0 };
}

const sellAgain = (db: Db, withdrawn: readonly KnownModel[]): Promise<void> => setStatus(db, withdrawn, SkuStatus.Active);

async function setStatus(db: Db, models: readonly KnownModel[], skuStatus: SkuStatus): Promise<void> {
  if (models.length === 0) return;
  await lockCatalog(db);
  await updateStatus(
    db,
    models.map(({ skuNo }) => skuNo),
    skuStatus,
  );
  await refreshGoods(db, [...new Set(models.map(({ spuNo }) => spuNo))]);
}

async function judge(db: Db, options: UndoOptions): Promise<UndoOutcome | Undoing> {
  await lockCatalog(db);
  const trace = await findLastImport(db);
  if (!trace) return { outcome: 'nothing' };
  await options.begin?.(trace);
  const rows = await listImportRows(db, trace.importNo);
  if (rows.length === 0) return { outcome: 'forgotten', trace };
  const known = await listModels(db);
  const models = new Map(known.map((model) => [model.skuNo, model]));
  const families = new Map((await listFamilies(db)).map((family) => [family.spuNo, family]));
  const nameOf = (kind: 'spu' | 'sku', rowNo: string) => (kind === 'sku' ? models.get(rowNo)?.skuModel : families.get(rowNo)?.spuName) ?? rowNo;

  const refusals: string[] = [];
  const restoredModels: KnownModel[] = [];
  const restoredFamilies: KnownFamily[] = [];
  const goneModels: KnownModel[] = [];
  const goneFamilies: string[] = [];
  const came = new Set(rows.filter(({ before }) => before === null).map(({ rowNo }) => rowNo));
  for (const { kind, rowNo, before, after } of rows) {
    const current = kind === 'sku' ? models.get(rowNo) : families.get(rowNo);
    if (!current) {
      refusals.push(`${String(after.skuModel ?? after.spuName ?? rowNo)}：已不存在`);
      continue;
    }
    // one that came and is off sale by now may go, whoever took it off
    const since = columnsSince(before === null && kind === 'sku' ? { ...after, skuStatus: (current as KnownModel).skuStatus } : after, current);
    if (since.length > 0) refusals.push(`${nameOf(kind, rowNo)}：导入之后又有修改（${[...new Set(since.map(columnLabel))].join('、')}）`);
    else if (before === null && kind === 'sku') goneModels.push(current as KnownModel);
    else if (before === null) goneFamilies.push(rowNo);
    else if (kind === 'sku') restoredModels.push({ ...(current as KnownModel), ...before });
    else restoredFamilies.push({ ...(current as KnownFamily), ...before });
  }
  const holders: readonly ModelHolder[] = [...options.holders, { name: '配件', find: listAccessorySkuNos }];
  for (const { name, find } of goneModels.length === 0 ? [] : holders)
    for (const skuNo of await find(
      db,
      goneModels.map((model) => model.skuNo),
    ))
      refusals.push(`${nameOf('sku', skuNo)}：已被${name}使用`);
  // a model that came to one of its families since keeps the family
  const back = new Map(restoredModels.map((model) => [model.skuNo, model.spuNo]));
  const goingFamilies = new Set(goneFamilies);
  for (const { skuNo, spuNo, skuModel } of known)
    if (!came.has(skuNo) && goingFamilies.has(back.get(skuNo) ?? spuNo)) refusals.push(`${skuModel}：导入之后加入了此次导入新增的产品`);
  if (refusals.length > 0) return { outcome: 'refused', trace, refusals };

  const counts: ImportCounts = {
    newModels: goneModels.length,
    changedModels: restoredModels.length,
    newFamilies: goneFamilies.length,
    changedFamilies: restoredFamilies.length,
  };
  return { trace, counts, known, restoredModels, restoredFamilies, goneModels, goneFamilies };
}

async function undo(db: Db, options: UndoOptions): Promise<UndoOutcome> {
  const undoing = await judge(db, options);
  if ('outcome' in undoing) return undoing;
  const { trace, counts, known, restoredModels, restoredFamilies, goneModels, goneFamilies } = undoing;
  const before = new Map(known.map((model) => [model.skuNo, model.spuNo]));
  const gmtCreate = new Date(options.now);
  await updateFamilies(db, restoredFamilies);
  await updateModels(db, restoredModels);
  await insertTraces(db, tracesOf(restoredModels, known, gmtCreate));
  await deleteGoods(db, { skuNos: goneModels.map(({ skuNo }) => skuNo), spuNos: goneFamilies });
  const going = new Set(goneFamilies);
  const touched = new Set([
    ...restoredFamilies.map(({ spuNo }) => spuNo),
    ...restoredModels.flatMap(({ skuNo, spuNo }) => [spuNo, before.get(skuNo) ?? spuNo]),
    ...goneModels.map(({ spuNo }) => spuNo),
  ]);
  await refreshGoods(
    db,
    [...touched].filter((spuNo) => !going.has(spuNo)),
  );
  const { fileName, fileHash, importNo } = trace;
  await insertImport(db, { importNo: options.newId(), undoes: importNo, fileName, fileHash, importedBy: options.importedBy, counts, gmtCreate }, []);
  await options.within?.(db, trace, counts);
  return { outcome: 'undone', trace, counts };
}
