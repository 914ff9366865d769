/** What an import tells on the console: the first of each kind and how many there are, and a mark of all of it. Pure. */
import { createHash } from 'node:crypto';
import { GOODS_IMPORT_STEEP_PERCENT, GOODS_IMPORT_TOLD_MAX, type GoodsImport } from '@portal/contract/catalog';
import type { ImportReport } from '../import-catalog.ts';

const told = <Item>(items: readonly Item[] = []): { count: number; first: Item[] } => ({ count: items.length, first: items.slice(0, GOODS_IMPORT_TOLD_MAX) });

/** Models one of whose prices changes. */
export const priceModelsOf = ({ diff }: ImportReport): number => new Set((diff?.prices ?? []).flatMap(({ changes }) => changes.map(({ name }) => name))).size;

const isSteep = (before: number, after: number): boolean => Math.abs(after - before) * 100 >= before * GOODS_IMPORT_STEEP_PERCENT;

/** Models one of whose prices changes by half or more, with those prices; what comes by a price or loses it is none. */
export function steepModelsOf({ diff }: ImportReport): GoodsImport['steep']['first'] {
  const steep = (diff?.prices ?? []).flatMap(({ header, changes }) =>
    changes.flatMap(({ name, before, after }) => (before !== null && after !== null && isSteep(before, after) ? [{ name, header, before, after }] : [])),
  );
  return [...Map.groupBy(steep, ({ name }) => name)].map(([name, prices]) => ({ name, prices: prices.map(({ name: _model, ...price }) => price) }));
}

const countsOf = ({ newModels, changedModels, newFamilies, changedFamilies }: ImportReport): GoodsImport['counts'] => ({
  newModels,
  changedModels,
  newFamilies,
  changedFamilies,
});

/** The same file over the same goods gives the same mark; anything else that it would do, another. Pictures beside the sheet are in the file's own hash. */
export const markOf = (report: ImportReport, fileHash: string): string =>
  createHash('sha256')
    .update(JSON.stringify([fileHash, report.rows, countsOf(report), report.unchangedModels, report.diff, report.complaints]))
    .digest('hex');

export function toldImport(report: ImportReport, seen: string): GoodsImport {
  const { stored, rows, unchangedModels, diff, complaints, files } = report;
  return {
    isDone: stored,
    seen,
    counts: countsOf(report),
    rows,
    unchangedModels,
    priceModels: priceModelsOf(report),
    steep: told(steepModelsOf(report)),
    faults: told(complaints),
    added: told(diff?.added),
    addedFamilies: told(diff?.addedFamilies),
    changed: told(diff?.changed),
    changedFamilies: told(diff?.changedFamilies),
    prices: (diff?.prices ?? []).map(({ header, changes, sums }) => ({ header, changes: told(changes), sums })),
    delisted: told(diff?.delisted),
    missing: told(diff?.missing),
    files: files
      ? {
          used: files.used,
          fresh: files.fresh,
          freshBytes: files.freshBytes,
          byName: told(files.byName),
          unused: told(files.unused.map(({ path, problem }) => ({ path, problem: problem ?? null }))),
        }
      : null,
  };
}
