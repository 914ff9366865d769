/** What an import changes, as an operator reads it before it is done: by model and column, prices apart. Pure. Source: GOODS-22. */
import type { AttributeValue } from '@portal/contract/catalog';
import { priceChangesOf, type PriceChanges } from '@portal/engines/pricing';
import type { Taxonomy } from '../taxonomy/taxonomy.ts';
import type { RowChange } from './changes.ts';
import { attributeHeader, FIELDS, modelColumns } from './columns.ts';
import { sayingOf } from './saying.ts';
import type { KnownFamily, KnownModel } from './store.ts';
import type { RowImage } from './tables.ts';

/** One column of a model or family; values as words, '' where there is none. */
export interface FieldChange {
  name: string;
  field: string;
  before: string;
  after: string;
}

/** Yuan; null: no price. */
export interface ImportedPriceChange {
  name: string;
  before: number | null;
  after: number | null;
}

export interface ImportDiff {
  /** Numbers of models. */
  added: string[];
  /** Models, without their prices. */
  changed: FieldChange[];
  /** Names of families that come. */
  addedFamilies: string[];
  changedFamilies: FieldChange[];
  /** The two prices of a model, each by its header, with their sums. */
  prices: { header: string; changes: ImportedPriceChange[]; sums: PriceChanges }[];
  /** Models the sheet takes off sale. */
  delisted: string[];
  /** Models on sale that the sheet does not name; the import leaves them as they are. */
  missing: string[];
}

export interface DiffFacts {
  /** As they were before. */
  models: readonly KnownModel[];
  families: readonly KnownFamily[];
  /** Keys of the models that the sheet names. */
  named: ReadonlySet<string>;
  taxonomy: Taxonomy;
  /** What files beside the sheet are called, by their addresses. */
  fileNames: ReadonlyMap<string, string>;
}

const PRICES = [
  ['price', FIELDS.price],
  ['referPrice', FIELDS.referPrice],
] as const;

/** Columns that follow from another one. */
const WORKED_OUT = new Set(['sort', 'views', 'firstCategoryId']);

const LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(modelColumns.map(([, { column, header }]) => [column, header])),
  spuNo: '产品系列',
  skuName: FIELDS.name,
  skuModel: FIELDS.model,
  spuName: FIELDS.name,
  secondCategoryId: FIELDS.secondCategory,
  firstCategoryId: FIELDS.firstCategory,
  brandName: FIELDS.brand,
  unit: FIELDS.unit,
  status: FIELDS.status,
  picture: FIELDS.picture,
  morePictures: '更多图片',
  attachments: '彩页和说明书',
  successorSpuNo: '替代产品',
  attributes: '参数',
  sort: '顺序',
  views: '视图',
};

/** A column of the goods as an operator knows it. */
export const columnLabel = (column: string): string => LABELS[column] ?? column;

export function diffOf(changes: readonly RowChange[], facts: DiffFacts): ImportDiff {
  const models = new Map(facts.models.map((model) => [model.skuNo, model]));
  const families = new Map(facts.families.map((family) => [family.spuNo, family.spuName]));
  for (const { kind, rowNo, after } of changes) if (kind === 'spu' && after.spuName !== undefined) families.set(rowNo, String(after.spuName));
  const worded = (column: string, value: unknown): string => {
    if (column === 'spuNo' || column === 'successorSpuNo') return families.get(String(value)) ?? '';
    if (column === 'secondCategoryId') return facts.taxonomy.nameOf(Number(value));
    if (column === 'skuStatus' || column === 'status') return value === 0 ? '上架' : '下架';
    if (column === 'attachments') return ((value ?? []) as KnownFamily['attachments']).map(({ fileTitle }) => fileTitle).join('、');
    if (column === 'picture') return nameOfFile(value);
    if (column === 'morePictures') return ((value ?? []) as KnownModel['morePictures']).map(nameOfFile).join('、');
    return valueWords(value);
  };
  const nameOfFile = (value: unknown): string => facts.fileNames.get(String(value)) ?? valueWords(value);
  const changedOf = (kind: RowChange['kind']) => changes.filter((change) => change.kind === kind && change.before !== null);
  const addedOf = (kind: RowChange['kind'], column: string) =>
    changes.filter((change) => change.kind === kind && change.before === null).map(({ after }) => String(after[column]));
  const fieldsOf = ({ rowNo, kind, before, after }: RowChange): FieldChange[] => {
    const name = (kind === 'sku' ? models.get(rowNo)?.skuModel : families.get(rowNo)) ?? rowNo;
    return Object.keys(after).flatMap((column) => {
      if (WORKED_OUT.has(column) || PRICES.some(([price]) => price === column)) return [];
      if (column === 'attributes') return attributesBetween(name, before?.attributes as RowImage, after.attributes as RowImage, facts.taxonomy);
      return [{ name, field: columnLabel(column), before: worded(column, before?.[column]), after: worded(column, after[column]) }];
    });
  };
  const skus = changedOf('sku');
  return {
    added: addedOf('sku', 'skuModel'),
    changed: skus.flatMap(fieldsOf),
    addedFamilies: addedOf('spu', 'spuName'),
    changedFamilies: changedOf('spu').flatMap(fieldsOf),
    prices: PRICES.map(([column, header]) => {
      const moved = skus
        .filter(({ after }) => column in after)
        .map(({ rowNo, before, after }) => ({
          name: models.get(rowNo)?.skuModel ?? rowNo,
          before: (before?.[column] ?? null) as number | null,
          after: (after[column] ?? null) as number | null,
        }));
      return { header, changes: moved, sums: priceChangesOf(moved) };
    }),
    delisted: skus.filter(({ after }) => after.skuStatus === 1).map(({ rowNo }) => models.get(rowNo)?.skuModel ?? rowNo),
    missing: facts.models.filter(({ skuStatus, modelKey }) => skuStatus === 0 && !facts.named.has(modelKey)).map(({ skuModel }) => skuModel),
  };
}

function attributesBetween(name: string, before: RowImage, after: RowImage, taxonomy: Taxonomy): FieldChange[] {
  const codes = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((code) => sayingOf(before[code]) !== sayingOf(after[code]));
  return codes.map((code) => {
    const attribute = taxonomy.attributeOf(code);
    return { name, field: attribute ? attributeHeader(attribute) : code, before: valueWords(before[code]), after: valueWords(after[code]) };
  });
}

function valueWords(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join('、');
  return typeof value === 'boolean' ? (value ? '是' : '否') : String(value as AttributeValue);
}
