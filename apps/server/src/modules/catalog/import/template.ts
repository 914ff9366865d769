/** The import's template: every header it understands, and one example row that the import passes over. */
import type { AttributeValue } from '@portal/contract/catalog';
import type { Db } from '../../../platform/db/database.ts';
import { writeSheet, type SheetColumn } from '../../../platform/sheet/write-sheet.ts';
import { getTaxonomy } from '../store.ts';
import type { AttributeRow, Taxonomy } from '../taxonomy/taxonomy.ts';
import { attributeHeader, fieldColumns, type FieldColumn } from './columns.ts';

const WIDTH = 12;

/** `categoryName`: only the attributes of that second category; those of the whole catalogue when undefined. Null when there is no such category. */
export async function importTemplate(db: Db, categoryName?: string): Promise<Uint8Array | null> {
  const taxonomy = await getTaxonomy(db);
  const seconds = taxonomy.categories.filter(({ parentId }) => parentId !== null);
  const second = seconds.find(({ catagoryName }) => categoryName === undefined || catagoryName === categoryName);
  if (!second) return null;
  const own = taxonomy.attributesOf(second.id);
  const attributes = uniqueHeaders(categoryName === undefined ? taxonomy.attributes : own, own);
  const fields: [string, FieldColumn][] = Object.entries(fieldColumns);
  const columns: SheetColumn[] = [
    ...fields.map(([, { header, width = WIDTH, format }]): SheetColumn => ({ header, width, format: format ?? 'text' })),
    ...attributes.map((attribute): SheetColumn => ({
      header: attributeHeader(attribute),
      width: Math.max(10, attributeHeader(attribute).length * 2),
      format: 'text',
    })),
  ];
  const exampleCategory: Partial<Record<string, string>> = { firstCategory: nameOfParent(taxonomy, second.parentId), secondCategory: second.catagoryName };
  const example = fields.map(([field, { example: said }]) => exampleCategory[field] ?? said ?? null);
  const values = attributes.map((attribute) => (own.includes(attribute) ? exampleOf(attribute) : null));
  return writeSheet({ name: '产品导入', columns, rows: [[...example, ...values]] });
}

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
