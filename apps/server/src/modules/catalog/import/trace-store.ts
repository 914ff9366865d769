/** What is kept of imports. */
import { and, desc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { insertMany } from '../../../platform/db/bulk.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { RowChange } from './changes.ts';
import { catalogImport, catalogImportRow } from './tables.ts';

export type ImportTrace = typeof catalogImport.$inferSelect;

/** Of so many standing imports it is kept what they changed: the newest can be undone, and then the one before it. */
const IMAGES_KEPT = 5;

const undoing = sql`exists (select 1 from catalog_import u where u.undoes = ${catalogImport.importNo})`;

const NOT_UNDONE = and(isNull(catalogImport.undoes), sql`not ${undoing}`);

/** Keeps the trace of an import, or of an undoing, and what it changed; forgets what older ones and those undone changed. */
export async function insertImport(db: Db, trace: Omit<ImportTrace, 'id'>, changes: readonly RowChange[]): Promise<void> {
  await insertMany(db, catalogImport, [trace]);
  await insertMany(
    db,
    catalogImportRow,
    changes.map((change) => ({ ...change, importNo: trace.importNo })),
  );
  const kept = db.select({ importNo: catalogImport.importNo }).from(catalogImport).where(NOT_UNDONE).orderBy(desc(catalogImport.id)).limit(IMAGES_KEPT);
  await db.delete(catalogImportRow).where(notInArray(catalogImportRow.importNo, kept));
}

/** The newest import that has not been undone. */
export async function findLastImport(db: Db): Promise<ImportTrace | undefined> {
  const [row] = await db.select().from(catalogImport).where(NOT_UNDONE).orderBy(desc(catalogImport.id)).limit(1);
  return row;
}

export const listImportRows = (db: Db, importNo: string): Promise<(typeof catalogImportRow.$inferSelect)[]> =>
  db.select().from(catalogImportRow).where(eq(catalogImportRow.importNo, importNo));

/** Imports and undoings, the newest first; `undone`: it has been put back since. */
export const listImports = (db: Db, limit: number): Promise<(ImportTrace & { undone: boolean })[]> =>
  db
    .select({ row: catalogImport, undone: sql<boolean>`${undoing}` })
    .from(catalogImport)
    .orderBy(desc(catalogImport.id))
    .limit(limit)
    .then((rows) => rows.map(({ row, undone }) => ({ ...row, undone })));
