/** The import's template: every header it understands, and one example row that the import passes over. */
import type { AttributeValue } from '@portal/contract/catalog';
import type { Db } from '../../../platform/db/database.ts';
import { writeSheet, type SheetColumn } from '../../../platform/sheet/write-sheet.ts';
import { getTaxonomy } from '../store.ts';
import type { AttributeRow, Taxonomy } from '../taxonomy/taxonomy.ts';
import { attributeHeader, FIELDS, type Field } from './columns.ts';
import { EXAMPLE_PREFIX } from './read-drafts.ts';

const WIDTHS: Record<Field, number> = {
  model: 22,
  name: 30,
  firstCategory: 14,
  secondCategory: 16,
  brand: 12,
  unit: 8,
  price: 12,
  referPrice: 12,
  stock: 10,
  saleType: 10,
  status: 8,
  desc: 40,
  picture: 16,
};

/** `categoryName`: only the attributes of that second category; those of the whole catalogue when undefined. Null when there is no such category. */
export async function importTemplate(db: Db, categoryName?: string): Promise<Uint8Array | null> {
  const taxonomy = await getTaxonomy(db);
  const seconds = taxonomy.categories.filter(({ parentId }) => parentId !== null);
  const second = seconds.find(({ catagoryName }) => categoryName === undefined || catagoryName === categoryName);
  if (!second) return null;
  const own = taxonomy.attributesOf(second.id);
  const attributes = uniqueHeaders(categoryName === undefined ? taxonomy.attributes : own, own);
  const columns: SheetColumn[] = [
    ...Object.entries(FIELDS).map(([field, header]): SheetColumn => ({
      header,
      width: WIDTHS[field as Field],
      format: field === 'price' || field === 'referPrice' ? 'yuan' : 'text',
    })),
    ...attributes.map((attribute): SheetColumn => ({
      header: attributeHeader(attribute),
      width: Math.max(10, attributeHeader(attribute).length * 2),
      format: 'text',
    })),
  ];
  const fields: Record<Field, string | number | null> = {
    ...exampleFields,
    firstCategory: nameOfParent(taxonomy, second.parentId),
    secondCategory: second.catagoryName,
  };
  const values = attributes.map((attribute) => (own.includes(attribute) ? exampleOf(attribute) : null));
  return writeSheet({ name: '产品导入', columns, rows: [[...Object.keys(FIELDS).map((field) => fields[field as Field]), ...values]] });
}

const exampleFields = {
  model: `${EXAMPLE_PREFIX}001（此行不会导入）`,
  name: '400万红外半球网络摄像机',
  firstCategory: null,
  secondCategory: null,
  brand: null,
  unit: '台',
  price: 358,
  referPrice: 449,
  stock: '120',
  saleType: '经销',
  status: '上架',
  desc: '400万像素，30 米红外',
  picture: null,
};

const nameOfParent = (taxonomy: Taxonomy, parentId: number | null): string => (parentId === null ? '' : taxonomy.nameOf(parentId));

/** Attributes may share a header; the example category's own one stands for it. */
function uniqueHeaders(attributes: readonly AttributeRow[], preferred: readonly AttributeRow[]): AttributeRow[] {
  const byHeader = new Map<string, AttributeRow>();
  for (const attribute of attributes) {
    const header = attributeHeader(attribute);
    if (!byHeader.has(header) || preferred.includes(attribute)) byHeader.set(header, attribute);
  }
  return [...byHeader.values()];
}

function exampleOf({ valueType, minValue, options }: AttributeRow): string {
  const value: AttributeValue = valueType === 'number' ? (minValue ?? 1) : valueType === 'boolean' ? '是' : (options?.[0] ?? '文字');
  return String(value);
}
