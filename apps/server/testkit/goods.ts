/** Builders of goods in one line, by the catalogue's own loaders; nothing they add is found by words (`loadGoods` of a catalogue is). */
import type { AttributeValue } from '@portal/contract/catalog';
import { and, eq, inArray } from 'drizzle-orm';
import { insertModels } from '../src/modules/catalog/loading/insert-catalog.ts';
import { updateFamilyFigures } from '../src/modules/catalog/loading/store.ts';
import { category, spu } from '../src/modules/catalog/tables.ts';
import { putMany } from '../src/platform/db/bulk.ts';
import type { Database } from '../src/platform/db/database.ts';
import { TEST_NOW } from './now.ts';

let serial = 0;

export interface SkuFields {
  spuNo?: string;
  spuName?: string;
  /** Word it is counted in; 台 when absent. */
  unit?: string;
  skuDesc?: string;
  skuModel?: string;
  /** Yuan; null: no price. */
  price?: number | null;
  referPrice?: number | null;
  /** 0 the provider's own, 2 software. */
  skuType?: 0 | 2;
  skuStatus?: 0 | 1;
  stockTotal?: number;
  maxNum?: number | null;
  attributes?: Record<string, AttributeValue>;
  secondCategoryId?: number;
  /** Name of its own picture; its family's is `dome`. */
  picture?: string;
}

type Category = typeof category.$inferInsert;
const putCategories = (database: Database, categories: Category[]) => putMany(database.db, category, categories, { on: ['id'], set: [] });

/** Those who come meanwhile wait for the first: two that are put in at the same instant meet at the key of the other column. */
const categoriesOf = new WeakMap<Database, Promise<void>>();

/** Two first categories with one second category each; ids 1, 2 and 11, 21. Safe to call again. */
export function someCategories(database: Database): Promise<void> {
  const putting =
    categoriesOf.get(database) ??
    putCategories(database, [
      { id: 1, catagoryName: '视频监控', dataId: 'video', parentId: null, sort: 1 },
      { id: 2, catagoryName: '软件服务', dataId: 'software', parentId: null, sort: 2 },
      { id: 11, catagoryName: '网络摄像机', dataId: 'ip-camera', parentId: 1, sort: 1 },
      { id: 21, catagoryName: '管理软件', dataId: 'management-software', parentId: 2, sort: 1 },
    ]);
  categoriesOf.set(database, putting);
  return putting;
}

/** Second category of this name below software, once; its id. */
export async function aSecondCategory(database: Database, name: string): Promise<number> {
  await someCategories(database);
  const [known] = await database.db
    .select({ id: category.id })
    .from(category)
    .where(and(eq(category.catagoryName, name), eq(category.parentId, 2)));
  if (known) return known.id;
  const id = 1000 + ++serial;
  await putCategories(database, [{ id, catagoryName: name, dataId: `software-${id}`, parentId: 2, sort: id }]);
  return id;
}

/** A service of 设备管理, one of the categories of software a list has one product of. */
export const aService = async (database: Database, price: number | null): Promise<{ skuNo: string }> =>
  aSku(database, { skuType: 2, price, secondCategoryId: await aSecondCategory(database, '设备管理') });

export interface MadeSku {
  skuNo: string;
  spuNo: string;
  skuModel: string;
}

/** Inserts a model, with its family when `spuNo` is not given or not known, and returns both numbers. */
export async function aSku(database: Database, fields: SkuFields = {}): Promise<MadeSku> {
  const [made] = await manySkus(database, [fields]);
  if (made === undefined) throw new Error('no model was made');
  return made;
}

/** Models in their order, with as few statements as one: for lists of hundreds. */
export async function manySkus(database: Database, fields: readonly SkuFields[]): Promise<MadeSku[]> {
  await someCategories(database);
  const models = fields.map((one) => {
    const n = ++serial;
    const { spuNo = `P${String(n).padStart(6, '0')}`, spuName = `测试产品 ${n}`, skuModel = `HV-T${n}`, skuType = 0, price = 100 } = one;
    const secondCategoryId = one.secondCategoryId ?? (skuType === 2 ? 21 : 11);
    return { ...one, n, spuNo, spuName, skuModel, skuType, price, secondCategoryId, skuNo: `K${String(n).padStart(6, '0')}` };
  });
  const seconds = await database.db
    .select({ id: category.id, parentId: category.parentId })
    .from(category)
    .where(inArray(category.id, [...new Set(models.map(({ secondCategoryId }) => secondCategoryId))]));
  const firstOf = new Map(seconds.map(({ id, parentId }) => [id, parentId]));
  const families = models.map(({ spuNo, spuName, secondCategoryId, unit = '台', skuType }) => ({
    spuNo,
    spuName,
    firstCategoryId: firstOf.get(secondCategoryId) ?? 1,
    secondCategoryId,
    brandName: '海康威视',
    picture: 'dome',
    unit,
    skuType,
    gmtListed: new Date(TEST_NOW),
  }));
  await putMany(database.db, spu, [...new Map(families.map((family) => [family.spuNo, family])).values()], { on: ['spuNo'], set: [] });
  await insertModels(
    database.db,
    models.map(({ n, skuNo, spuNo, spuName, skuModel, price, ...one }) => ({
      skuNo,
      spuNo,
      skuName: spuName,
      skuModel,
      price,
      referPrice: one.referPrice === undefined ? (price === null ? null : Math.round(price * 125) / 100) : one.referPrice,
      skuStatus: one.skuStatus ?? 0,
      sid: `S${n}`,
      stockTotal: one.stockTotal ?? 10,
      maxNum: one.maxNum ?? null,
      attributes: one.attributes ?? {},
      skuDesc: one.skuDesc ?? '',
      picture: one.picture ?? null,
      sort: n,
    })),
  );
  await updateFamilyFigures(database.db, [...new Set(models.map(({ spuNo }) => spuNo))]);
  return models.map(({ skuNo, spuNo, skuModel }) => ({ skuNo, spuNo, skuModel }));
}
