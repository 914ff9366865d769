/** What an import reads and writes of the goods, thousands of rows a statement. */
import type { SkuStatus } from '@portal/engines/goods';
import { getTableColumns, sql } from 'drizzle-orm';
import { updateMany } from '../../../platform/db/bulk.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import { accessory, catalogVersion, sku, spu, spuUse } from '../tables.ts';

export type KnownModel = typeof sku.$inferSelect;

const familyColumns = {
  spuNo: spu.spuNo,
  spuName: spu.spuName,
  secondCategoryId: spu.secondCategoryId,
  firstCategoryId: spu.firstCategoryId,
  brandName: spu.brandName,
  picture: spu.picture,
  unit: spu.unit,
  skuType: spu.skuType,
  status: spu.status,
  successorSpuNo: spu.successorSpuNo,
  attachments: spu.attachments,
};
export type KnownFamily = Pick<typeof spu.$inferSelect, keyof typeof familyColumns>;

/** Only one import at a time: a second one waits here until the first has committed. */
export async function lockCatalog(db: Db): Promise<void> {
  await db.execute(sql`select version from ${catalogVersion} for update`);
}

export const listModels = (db: Db): Promise<KnownModel[]> => db.select().from(sku);

export const listFamilies = (db: Db): Promise<KnownFamily[]> => db.select(familyColumns).from(spu);

/** Everything of the rows but the numbers they are known by. */
export async function updateModels(db: Db, rows: readonly KnownModel[]): Promise<void> {
  const { skuNo: _skuNo, sid: _sid, modelKey: _modelKey, ...changing } = getTableColumns(sku);
  await updateMany(db, sku, rows, { by: 'skuNo', set: keysOf(changing) });
}

export async function updateStatus(db: Db, skuNos: readonly string[], skuStatus: SkuStatus): Promise<void> {
  await db
    .update(sku)
    .set({ skuStatus })
    .where(sql`${sku.skuNo} = any(${sql.param([...skuNos])}::text[])`);
}

export async function updateFamilies(db: Db, rows: readonly KnownFamily[]): Promise<void> {
  const { spuNo: _spuNo, skuType: _skuType, ...changing } = familyColumns;
  await updateMany(db, spu, rows, { by: 'spuNo', set: keysOf(changing) });
}

/** Models with their words, then families with theirs and with uses that are not counted yet. Throws where something refers to one. */
export async function deleteGoods(db: Db, { skuNos, spuNos }: { skuNos: readonly string[]; spuNos: readonly string[] }): Promise<void> {
  await db.delete(sku).where(sql`${sku.skuNo} = any(${sql.param([...skuNos])}::text[])`);
  await db.delete(spuUse).where(sql`${spuUse.spuNo} = any(${sql.param([...spuNos])}::text[])`);
  await db.delete(spu).where(sql`${spu.spuNo} = any(${sql.param([...spuNos])}::text[])`);
}

/** Which of the models are accessories of a family. */
export async function listAccessorySkuNos(db: Db, skuNos: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ skuNo: accessory.skuNo })
    .from(accessory)
    .where(sql`${accessory.skuNo} = any(${sql.param([...skuNos])}::text[])`);
  return rows.map(({ skuNo }) => skuNo);
}

const keysOf = <Key extends string>(columns: Record<Key, unknown>): Key[] => Object.keys(columns) as Key[];

/**
 * After a change of many goods, outside its transaction: the planner's figures, and the word index's waiting list put in its
 * place. PostgreSQL would come to it in time; the embedded database has nobody who does.
 */
export async function analyseCatalog(database: Database): Promise<void> {
  await database.pool.query('vacuum (analyze) spu, sku, sku_words');
}
