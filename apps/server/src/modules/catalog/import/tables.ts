import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, serialId } from '../../../platform/db/columns.ts';

/** How much an import changed, or an undoing put back. */
export interface ImportCounts {
  newModels: number;
  changedModels: number;
  newFamilies: number;
  changedFamilies: number;
}

/** Pictures and documents of the goods that came with an import; the rest of each is the file room's. */
export const catalogFile = pgTable('catalog_file', {
  fileId: text('file_id').primaryKey(),
  fileName: text('file_name').notNull(),
  /** Of the bytes that are kept, hexadecimal; no two alike. */
  sha256: text('sha256').notNull(),
  gmtCreate: instant('gmt_create').notNull(),
});

export const catalogImport = pgTable('catalog_import', {
  id: serialId(),
  importNo: text('import_no').notNull(),
  /** The import that was undone; null: this is an import. */
  undoes: text('undoes'),
  fileName: text('file_name').notNull(),
  /** SHA-256, hexadecimal. */
  fileHash: text('file_hash').notNull(),
  importedBy: text('imported_by').notNull(),
  counts: jsonb('counts').$type<ImportCounts>().notNull(),
  gmtCreate: instant('gmt_create').notNull(),
});

/** Some columns of a row of the goods, by their names in code. */
export type RowImage = Readonly<Record<string, unknown>>;

/** A row of the goods that an import changed, in the columns it changed. */
export const catalogImportRow = pgTable(
  'catalog_import_row',
  {
    importNo: text('import_no').notNull(),
    kind: text('kind').$type<'spu' | 'sku'>().notNull(),
    rowNo: text('row_no').notNull(),
    /** Null: the row came with the import. */
    before: jsonb('before').$type<RowImage>(),
    after: jsonb('after').$type<RowImage>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importNo, table.kind, table.rowNo] })],
);
