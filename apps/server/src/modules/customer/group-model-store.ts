/** Models of the catalogue beside what a group pays for each; the tables are those of lower rooms, which give them as expressions. */
import type { GroupPriceQuery } from '@portal/contract/customer';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from '../../platform/db/database.ts';
import { everyWord } from '../../platform/db/every-word.ts';
import { modelRows } from '../catalog/index.ts';
import { groupPriceRows, offerRows } from '../price/index.ts';

export interface GroupModel {
  skuNo: string;
  spuNo: string;
  spuName: string;
  skuModel: string;
  picture: string;
  price: number | null;
  referPrice: number | null;
  offerPrice: number | null;
  groupPrice: number | null;
}

type Asked = Pick<GroupPriceQuery, 'groupNo' | 'keyword' | 'show' | 'page' | 'size'>;

const narrowed = ({ keyword, show }: Asked): SQL =>
  sql.join([show === 'own' ? sql`p.sku_no is not null` : sql`true`, ...everyWord(sql`(g.spu_name || ' ' || g.sku_model)`, keyword)], sql` and `);

/** In the catalogue's order. */
export const listGroupModels = (db: Db, dealerNo: string, asked: Asked): Promise<GroupModel[]> =>
  rowsOf(
    db,
    sql`select g.sku_no as "skuNo", g.spu_no as "spuNo", g.spu_name as "spuName", g.sku_model as "skuModel", g.picture, g.price::float8 as price,
      g.refer_price::float8 as "referPrice", o.price::float8 as "offerPrice", p.price::float8 as "groupPrice"
      from ${modelRows} g left join ${groupPriceRows(asked.groupNo)} p on p.sku_no = g.sku_no left join ${offerRows(dealerNo)} o on o.sku_no = g.sku_no
      where ${narrowed(asked)} order by g.place, g.sku_no limit ${asked.size} offset ${(asked.page - 1) * asked.size}`,
  );

export async function countGroupModels(db: Db, asked: Asked): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from ${modelRows} g left join ${groupPriceRows(asked.groupNo)} p on p.sku_no = g.sku_no where ${narrowed(asked)}`,
  );
  return row?.count ?? 0;
}

/** As people call it; undefined: it is sold no more. */
export async function findModelName(db: Db, skuNo: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ skuModel: string }>(db, sql`select g.sku_model as "skuModel" from ${modelRows} g where g.sku_no = ${skuNo}`);
  return row?.skuModel;
}
