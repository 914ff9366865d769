/** What a file would do to an owner's products: pure, so that trying it and doing it are one reckoning. */
import type { AttributeValue } from '@portal/contract/catalog';
import { PRIVATE_MODEL_MAX, PRIVATE_UNIT_MAX, privateProductCopy as copy, PrivateProductFields, type ImportFault } from '@portal/contract/private-product';
import { mayChangePrivate, PRIVATE_BRAND_MAX, PRIVATE_DESC_MAX, PRIVATE_NAME_MAX, privateNameKey, readPrivatePrice } from '@portal/engines/goods';
import type { CellValue, SheetRow } from '../../platform/sheet/read-sheet.ts';
import { readAttribute, readText, type Taxonomy } from '../catalog/index.ts';
import { attributesRead, NO_SUCH_ATTRIBUTE, OTHER_NAME } from './categories.ts';
import { EXAMPLE_PREFIX, FIELD_COLUMNS, readColumns, type PrivateFieldName, type ImportColumn } from './sheet-columns.ts';
import type { PrivateFields, PrivateRow } from './store.ts';

/** A row that was read; pictures do not travel in worksheets. */
type Draft = Omit<PrivateFields, 'mainPics'>;

export interface PrivateImportPlan {
  added: Draft[];
  changed: PrivateRow[];
  unchanged: number;
  faults: ImportFault[];
  /** Numbers of the rows that have one; empty where it is the file's or its head's. */
  wrongRows: ReadonlySet<number>;
}

/** `present`: the owner's products, the oldest first. A row that is one of them by name, model and brand changes it. */
export function planImport(rows: readonly SheetRow[], taxonomy: Taxonomy, present: readonly PrivateRow[]): PrivateImportPlan {
  const [head, ...body] = rows;
  const { columns, faults } = readColumns(head, taxonomy);
  const plan: PrivateImportPlan = { added: [], changed: [], unchanged: 0, faults, wrongRows: new Set() };
  if (faults.length > 0) return plan;
  const known = new Map(present.toReversed().map((row) => [privateNameKey(row), row]));
  const seen = new Map<string, number>();
  const categories = categoryNames(taxonomy);
  for (const row of body) {
    const draft = readRow(row, columns, { taxonomy, categories, refuse: (column, text) => faults.push({ row: row.number, column, text }) });
    if (draft === null) continue;
    const key = privateNameKey(draft);
    const before = seen.get(key);
    if (before !== undefined) {
      faults.push({ row: row.number, column: FIELD_COLUMNS.spuName.header, text: `与第 ${before} 行重复（名称、型号、品牌相同）` });
      continue;
    }
    seen.set(key, row.number);
    const own = known.get(key);
    if (!own) plan.added.push(draft);
    else if (isSame(own, draft)) plan.unchanged++;
    else if (!mayChangePrivate(own)) faults.push({ row: row.number, column: FIELD_COLUMNS.spuName.header, text: copy.inventoryKeeps });
    else plan.changed.push({ ...own, ...draft });
  }
  if (body.length === 0 || plan.added.length + plan.changed.length + plan.unchanged + faults.length === 0)
    faults.push({ row: 0, column: '', text: '文件里没有可导入的产品' });
  return { ...plan, wrongRows: new Set(faults.flatMap(({ row }) => (row === 0 ? [] : [row]))) };
}

const isSame = (own: PrivateRow, draft: Draft): boolean =>
  own.price === draft.price &&
  own.categoryId === draft.categoryId &&
  own.spuDesc === draft.spuDesc &&
  own.unit === draft.unit &&
  JSON.stringify(sorted(own.attributes)) === JSON.stringify(sorted(draft.attributes));

const sorted = (attributes: Readonly<Record<string, AttributeValue>>) => Object.entries(attributes).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** `视频监控 > 半球网络摄像机`, or the second name alone. */
function categoryNames(taxonomy: Taxonomy): ReadonlyMap<string, number | null> {
  const names = new Map<string, number | null>([[OTHER_NAME, null]]);
  for (const { id, parentId, catagoryName } of taxonomy.categories) {
    if (parentId === null) continue;
    names.set(`${taxonomy.nameOf(parentId)}>${catagoryName}`.replace(/\s+/g, ''), id);
    if (!names.has(catagoryName)) names.set(catagoryName, id);
  }
  return names;
}

interface Reading {
  taxonomy: Taxonomy;
  categories: ReadonlyMap<string, number | null>;
  refuse(column: string, text: string): void;
}

/** Null for an example row of the template, and for one with faults. */
function readRow({ cells }: SheetRow, columns: readonly ImportColumn[], { taxonomy, categories, refuse }: Reading): Draft | null {
  const at = (field: PrivateFieldName): CellValue => cells[columns.findIndex((column) => column.kind === 'field' && column.field === field)] ?? null;
  if (String(at('spuName') ?? '').startsWith(EXAMPLE_PREFIX)) return null;
  let isWhole = true;
  const fault = (column: string, said: string): void => {
    isWhole = false;
    refuse(column, said);
  };
  const text = (field: PrivateFieldName, max: number, missing?: string): string => {
    const read = readText(at(field), max);
    if (!read.ok) fault(FIELD_COLUMNS[field].header, read.text);
    else if (read.value === '' && missing !== undefined) fault(FIELD_COLUMNS[field].header, missing);
    return read.ok ? read.value : '';
  };
  // what the form takes for a name, and nothing else
  const name = (field: 'spuName' | 'brandName' | 'modelRemark' | 'unit', max: number): string => {
    const read = readText(at(field), max);
    const judged = read.ok ? PrivateProductFields.shape[field].safeParse(read.value) : undefined;
    if (judged?.success) return judged.data;
    fault(FIELD_COLUMNS[field].header, read.ok ? (judged?.error.issues[0]?.message ?? '') : read.text);
    return '';
  };
  const spuName = name('spuName', PRIVATE_NAME_MAX);
  const named = text('category', 60, copy.categoryRequired).replace(/\s+/g, '').replace('＞', '>');
  const categoryId = categories.get(named);
  if (categoryId === undefined && named !== '')
    fault(FIELD_COLUMNS.category.header, `没有“${named.slice(0, 30)}”这个分类，请填写二级分类名称或“${OTHER_NAME}”`);
  const price = priceOf(at('price'), (said) => fault(FIELD_COLUMNS.price.header, said));
  const brandName = name('brandName', PRIVATE_BRAND_MAX);
  const modelRemark = name('modelRemark', PRIVATE_MODEL_MAX);
  const unit = name('unit', PRIVATE_UNIT_MAX);
  const spuDesc = text('spuDesc', PRIVATE_DESC_MAX);
  const read = attributesRead(taxonomy, categoryId ?? null);
  const attributes: Record<string, AttributeValue> = {};
  columns.forEach((column, index) => {
    const cell = cells[index] ?? null;
    if (cell === null || column.kind === 'field' || column.kind === 'passedOver') return;
    if (column.kind === 'blank') return fault(column.header, '此列没有表头');
    const attribute = column.attributes.find((one) => read.includes(one));
    if (!attribute) return categoryId === undefined ? undefined : fault(column.header, NO_SUCH_ATTRIBUTE);
    const value = readAttribute(attribute, cell);
    if (!value.ok) fault(column.header, value.text);
    else if (value.value !== null) attributes[attribute.code] = value.value;
  });
  cells.slice(columns.length).forEach((cell) => cell !== null && fault('', '此列没有表头'));
  return isWhole && price !== null ? { spuName, modelRemark, categoryId: categoryId ?? null, price, brandName, spuDesc, unit, attributes } : null;
}

function priceOf(cell: CellValue, refuse: (text: string) => void): number | null {
  // binary dust of a spreadsheet's arithmetic is not a third decimal
  const typed = cell === null || typeof cell === 'object' ? '' : typeof cell === 'number' ? String(Number(cell.toPrecision(15))) : String(cell);
  const read = readPrivatePrice(typed);
  if (read.ok) return read.price;
  refuse(copy.price[cell !== null && read.problem === 'missing' ? 'notPositive' : read.problem]);
  return null;
}
