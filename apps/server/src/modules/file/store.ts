import { and, count, eq, inArray, sql, sum } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { insertMany } from '../../platform/db/bulk.ts';
import { file } from './tables.ts';

export type FileRow = typeof file.$inferSelect;

export async function findFile(db: Db, fileId: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(file).where(eq(file.fileId, fileId));
  return row;
}

/** Of these numbers those there are, in the order of the numbers. */
export async function listFiles(db: Db, fileIds: readonly string[]): Promise<FileRow[]> {
  const rows = await db
    .select()
    .from(file)
    .where(inArray(file.fileId, [...fileIds]));
  const known = new Map(rows.map((row) => [row.fileId, row]));
  return fileIds.flatMap((fileId) => known.get(fileId) ?? []);
}

/** The account's own file with these bytes and this name. */
export async function findSameFile(db: Db, wanted: Pick<FileRow, 'sha256' | 'fvName'> & { accountNo: string }): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(file)
    .where(and(eq(file.accountNo, wanted.accountNo), eq(file.sha256, wanted.sha256), eq(file.fvName, wanted.fvName)))
    .limit(1);
  return row;
}

/** Uploads of one account queue here, so that neither its quota nor a doubled file slips through. */
export async function lockAccountFiles(db: Db, accountNo: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`file ${accountNo}`}, 0))`);
}

/** Of these numbers those that have a row. */
export async function listKnown(db: Db, fileIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ fileId: file.fileId })
    .from(file)
    .where(inArray(file.fileId, [...fileIds]));
  return rows.map(({ fileId }) => fileId);
}

export async function getUsage(db: Db, accountNo: string): Promise<{ files: number; bytes: number }> {
  const [row] = await db
    .select({ files: count(), bytes: sum(file.byteLength) })
    .from(file)
    .where(eq(file.accountNo, accountNo));
  return { files: row?.files ?? 0, bytes: Number(row?.bytes ?? 0) };
}

export async function insertFile(db: Db, row: FileRow): Promise<void> {
  await db.insert(file).values(row);
}

export const insertFiles = (db: Db, rows: readonly FileRow[]): Promise<void> => insertMany(db, file, rows);

/** Keeps others from referring to the file for the rest of the transaction, once those who do so now are through; false: there is none. */
export async function lockFile(db: Db, fileId: string): Promise<boolean> {
  const rows = await db.select({ fileId: file.fileId }).from(file).where(eq(file.fileId, fileId)).for('update');
  return rows.length > 0;
}

export async function deleteFile(db: Db, fileId: string): Promise<void> {
  await db.delete(file).where(eq(file.fileId, fileId));
}

export const listFilesOf = (db: Db, accountNo: string): Promise<FileRow[]> =>
  db.select().from(file).where(eq(file.accountNo, accountNo)).orderBy(file.gmtCreate);

/** Gives a file to nobody: what an enterprise shows stays when the person who handed it in is gone. */
export async function updateFileOwner(db: Db, fileId: string, accountNo: string | null): Promise<void> {
  await db.update(file).set({ accountNo }).where(eq(file.fileId, fileId));
}
