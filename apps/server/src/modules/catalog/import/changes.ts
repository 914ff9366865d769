/** Which rows of the goods a plan changes, and in which columns: what is kept of an import, told of it and put back by its undoing. */
import type { CatalogImportPlan } from './plan-import.ts';
import type { KnownFamily, KnownModel } from './store.ts';
import { sayingOf } from './saying.ts';
import type { RowImage } from './tables.ts';

export interface RowChange {
  kind: 'spu' | 'sku';
  rowNo: string;
  /** Null: the row is new. */
  before: RowImage | null;
  after: RowImage;
}

/** `models` and `families` as they were before. A row that comes out as it was is no change. */
export function changesOf(plan: CatalogImportPlan, models: readonly KnownModel[], families: readonly KnownFamily[]): RowChange[] {
  const modelOf = new Map(models.map((model) => [model.skuNo, model]));
  const familyOf = new Map(families.map((family) => [family.spuNo, family]));
  return [
    ...plan.newFamilies.map((family): RowChange => ({ kind: 'spu', rowNo: family.spuNo, before: null, after: imageOf(family) })),
    ...plan.changedFamilies.flatMap((family) => changeOf('spu', family.spuNo, familyOf.get(family.spuNo), family)),
    ...plan.newModels.map((model): RowChange => ({ kind: 'sku', rowNo: model.skuNo, before: null, after: imageOf(model) })),
    ...plan.changedModels.flatMap((model) => changeOf('sku', model.skuNo, modelOf.get(model.skuNo), model)),
  ];
}

function changeOf(kind: 'spu' | 'sku', rowNo: string, was: object | undefined, is: object): RowChange[] {
  const before = imageOf(was ?? {});
  const changed = Object.entries(is).filter(([key, value]) => sayingOf(value) !== sayingOf(before[key]));
  if (changed.length === 0) return [];
  return [{ kind, rowNo, before: Object.fromEntries(changed.map(([key]) => [key, before[key] ?? null])), after: Object.fromEntries(changed) }];
}

/** The columns of `image` that `row` no longer holds; those that the row has not are passed over. */
export const columnsSince = (image: RowImage, row: object): string[] => {
  const now = imageOf(row);
  return Object.keys(image).filter((key) => key in now && sayingOf(image[key]) !== sayingOf(now[key]));
};

const imageOf = (row: object): RowImage => ({ ...row });
