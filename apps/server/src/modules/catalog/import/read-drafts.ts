/** From rows of a file to drafts of models, each read alone; what the file says nothing of stays undefined. */
import type { AttributeValue } from '@portal/contract/catalog';
import { namesPictures } from './beside/file-names.ts';
import type { RowDocument } from './beside/row-files.ts';
import type { CellValue, SheetRow } from '../../../platform/sheet/read-sheet.ts';
import { modelKeyOf } from '../search/fold.ts';
import type { CategoryRow, Taxonomy } from '../taxonomy/taxonomy.ts';
import { readAttribute, readPicture, readText, type ReadCell } from './cells.ts';
import { EXAMPLE_PREFIX, FIELDS, modelColumns, type CatalogColumn, type CatalogField, type ModelValues } from './columns.ts';
import type { Complaint } from './complaint.ts';

/** A row of the file. Undefined or absent: the file has no such column, or leaves it to what is there; null of a price: none. */
export interface ModelDraft {
  row: number;
  model: string;
  modelKey: string;
  name: string | undefined;
  category: CategoryRow | undefined;
  brand: string | undefined;
  unit: string | undefined;
  /** Key of the model that takes its place; '' takes it back. */
  successor: string | undefined;
  /** Of the model's own row, by column. */
  values: ModelValues;
  picture: string | undefined;
  /** Further ones beside a picture that is a photograph; they go when another kind of picture comes. */
  morePictures: readonly string[] | undefined;
  documents: readonly RowDocument[];
  /** Values to set by code; null takes a value away. */
  attributes: Record<string, AttributeValue | null>;
}

/** Attribute cells wait for the row's category, which may only be known from the model that is there already. */
export interface RowReading {
  draft: ModelDraft;
  attributeCells: { column: CatalogColumn & { kind: 'attribute' }; cell: CellValue }[];
  complaints: Complaint[];
}

/** Null for an example row of the template. */
export function readRow({ number: row, cells }: SheetRow, columns: readonly CatalogColumn[], taxonomy: Taxonomy): RowReading | null {
  const complaints: Complaint[] = [];
  const at = new Map<CatalogField, CellValue>();
  const attributeCells: RowReading['attributeCells'] = [];
  columns.forEach((column, index) => {
    const cell = cells[index] ?? null;
    if (column.kind === 'field') at.set(column.field, cell);
    if (column.kind === 'attribute') attributeCells.push({ column, cell });
  });
  cells.forEach((cell, index) => {
    if (cell !== null && (columns[index]?.kind ?? 'blank') === 'blank') complaints.push({ row, column: columns[index]?.header ?? '', text: '此列没有表头' });
  });
  const read = <T>(field: CatalogField, reader: (cell: CellValue) => ReadCell<T>): T | undefined => {
    if (!at.has(field)) return undefined;
    const reading = reader(at.get(field) ?? null);
    if (reading.ok) return reading.value;
    complaints.push({ row, column: FIELDS[field], text: reading.text });
    return undefined;
  };
  const words = (max: number) => (cell: CellValue) => readText(cell, max);
  const filled = (text: string | undefined) => (text === '' ? undefined : text);

  const model = read('model', words(60))?.normalize('NFKC');
  if (model?.startsWith(EXAMPLE_PREFIX)) return null;
  const modelKey = modelKeyOf(model ?? '');
  if (model !== undefined && modelKey === '') complaints.push({ row, column: FIELDS.model, text: model === '' ? '不能为空' : '至少要有一个字母或数字' });
  const successor = read('successor', words(60));
  const draft: ModelDraft = {
    row,
    model: model ?? '',
    modelKey,
    name: filled(read('name', words(50))),
    category: readCategory(row, filled(read('firstCategory', words(40))), filled(read('secondCategory', words(40))), taxonomy, complaints),
    brand: filled(read('brand', words(15))),
    unit: filled(read('unit', words(4))),
    successor: successor === undefined ? undefined : modelKeyOf(successor),
    values: Object.fromEntries(
      modelColumns.flatMap(([field, { column, read: reader }]) => {
        const value = read(field, reader);
        return value === undefined ? [] : [[column, value]];
      }),
    ),
    // files beside the sheet are found by whoever has them all
    picture: namesPictures(at.get('picture') ?? null) ? undefined : filled(read('picture', readPicture)),
    morePictures: undefined,
    documents: [],
    attributes: {},
  };
  return { draft, attributeCells, complaints };
}

/** Reads the attribute cells once the second category is known. */
export function readAttributes({ draft, attributeCells }: RowReading, categoryId: number, taxonomy: Taxonomy): Complaint[] {
  const complaints: Complaint[] = [];
  const own = new Set(taxonomy.attributesOf(categoryId).map(({ code }) => code));
  for (const { column, cell } of attributeCells) {
    const attribute = column.attributes.find(({ code }) => own.has(code));
    if (!attribute) {
      if (cell !== null) complaints.push({ row: draft.row, column: column.header, text: `不适用于分类“${taxonomy.nameOf(categoryId)}”` });
      continue;
    }
    const reading = readAttribute(attribute, cell);
    if (reading.ok) draft.attributes[attribute.code] = reading.value;
    else complaints.push({ row: draft.row, column: column.header, text: reading.text });
  }
  return complaints;
}

function readCategory(
  row: number,
  first: string | undefined,
  second: string | undefined,
  taxonomy: Taxonomy,
  complaints: Complaint[],
): CategoryRow | undefined {
  const firstRow = first === undefined ? undefined : taxonomy.categories.find(({ parentId, catagoryName }) => parentId === null && catagoryName === first);
  if (first !== undefined && !firstRow) complaints.push({ row, column: FIELDS.firstCategory, text: `没有名为“${first}”的一级分类` });
  if (second === undefined) {
    if (first !== undefined) complaints.push({ row, column: FIELDS.secondCategory, text: '填写了一级分类时不能为空' });
    return undefined;
  }
  const named = taxonomy.categories.filter(({ parentId, catagoryName }) => parentId !== null && catagoryName === second);
  const found = firstRow ? named.filter(({ parentId }) => parentId === firstRow.id) : named;
  if (first !== undefined && !firstRow) return undefined;
  if (found.length === 1) return found[0];
  const text =
    found.length > 1
      ? `多个一级分类下都有“${second}”，请填写一级分类`
      : firstRow && named.length > 0
        ? `“${second}”不在一级分类“${first}”之下`
        : `没有名为“${second}”的二级分类`;
  complaints.push({ row, column: FIELDS.secondCategory, text });
  return undefined;
}
