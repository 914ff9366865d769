/** Which files are the catalogue's. */
import { fileUrl } from '@portal/contract/file';
import { sql } from 'drizzle-orm';
import { insertMany } from '../../../../platform/db/bulk.ts';
import { rowsOf, type Db } from '../../../../platform/db/database.ts';
import { catalogFile } from '../tables.ts';

export type CatalogFileRow = typeof catalogFile.$inferSelect;

export const listCatalogFiles = (db: Db): Promise<CatalogFileRow[]> => db.select().from(catalogFile);

export async function listKnownFileIds(db: Db, fileIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ fileId: catalogFile.fileId })
    .from(catalogFile)
    .where(sql`${catalogFile.fileId} = any(${sql.param([...fileIds])}::text[])`);
  return rows.map(({ fileId }) => fileId);
}

/** Whether goods show this document, or it came with an import of theirs. */
export async function isGoodsDocument(db: Db, fileId: string): Promise<boolean> {
  const attached = JSON.stringify([{ fileUrl: fileUrl(fileId) }]);
  const [row] = await rowsOf<{ isKnown: boolean }>(
    db,
    sql`select exists (select 1 from ${catalogFile} where file_id = ${fileId}) or exists (select 1 from spu where attachments @> ${attached}::jsonb) as "isKnown"`,
  );
  return row?.isKnown === true;
}

export const insertCatalogFiles = (db: Db, rows: readonly CatalogFileRow[]): Promise<void> => insertMany(db, catalogFile, rows);

export async function deleteCatalogFiles(db: Db, fileIds: readonly string[]): Promise<void> {
  await db.delete(catalogFile).where(sql`${catalogFile.fileId} = any(${sql.param([...fileIds])}::text[])`);
}

/** Numbers of files that goods show, or showed before an import that can still be undone. */
export async function listShownFileIds(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ fileId: string }>(
    db,
    sql`select distinct found[1] as "fileId" from (
      select picture as said from spu union all select attachments::text from spu
      union all select picture from sku union all select more_pictures::text from sku
      union all select before::text from catalog_import_row union all select after::text from catalog_import_row
    ) t, regexp_matches(t.said, '/api-file/v1/file/([a-z0-9]{16,40})', 'g') as found`,
  );
  return rows.map(({ fileId }) => fileId);
}
