/** Models of the catalogue beside what a dealer offers of each; the tables are those of lower rooms, which give them as expressions. */
import { OFFER_STOCK_LOW_MAX, type OfferNarrowing } from '@portal/contract/offer';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from '../../platform/db/database.ts';
import { everyWord } from '../../platform/db/every-word.ts';
import { modelRows } from '../catalog/index.ts';
import { offerRows } from '../price/index.ts';

export interface OfferedModel {
  skuNo: string;
  spuNo: string;
  spuName: string;
  skuModel: string;
  picture: string;
  price: number | null;
  referPrice: number | null;
  /** Null, all of them: not offered. */
  offerPrice: number | null;
  stockTotal: number | null;
  leadDays: number | null;
  gmtModified: string | null;
}

const SHOWN: Readonly<Record<OfferNarrowing['show'], SQL>> = {
  '': sql`true`,
  offered: sql`o.sku_no is not null`,
  low: sql`o.stock_total between 1 and ${OFFER_STOCK_LOW_MAX}`,
  out: sql`o.stock_total = 0`,
  below: sql`o.price < g.refer_price`,
  open: sql`o.sku_no is null`,
};

/** Every word stands in the name or in the model number. */
function narrowed(dealerNo: string, { keyword, show }: OfferNarrowing): SQL {
  const found = everyWord(sql`(g.spu_name || ' ' || g.sku_model)`, keyword);
  return sql`from ${modelRows} g left join ${offerRows(dealerNo)} o on o.sku_no = g.sku_no where ${sql.join([SHOWN[show], ...found], sql` and `)}`;
}

/** What the catalogue says of the price of models that are sold, and their numbers as they are read. */
export const listModelFigures = (db: Db, skuNos: readonly string[]): Promise<Pick<OfferedModel, 'skuNo' | 'skuModel' | 'price' | 'referPrice'>[]> =>
  rowsOf(
    db,
    sql`select g.sku_no as "skuNo", g.sku_model as "skuModel", g.price::float8 as price, g.refer_price::float8 as "referPrice"
      from ${modelRows} g where g.sku_no = any(${sql.param([...skuNos])}::text[])`,
  );

/** In the catalogue's order. */
export const listOfferedModels = (
  db: Db,
  dealerNo: string,
  narrowing: OfferNarrowing,
  { limit, offset }: { limit: number; offset: number },
): Promise<OfferedModel[]> =>
  rowsOf(
    db,
    sql`select g.sku_no as "skuNo", g.spu_no as "spuNo", g.spu_name as "spuName", g.sku_model as "skuModel", g.picture, g.price::float8 as price,
      g.refer_price::float8 as "referPrice", o.price::float8 as "offerPrice", o.stock_total as "stockTotal", o.lead_days as "leadDays",
      to_char(o.gmt_modified at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "gmtModified"
      ${narrowed(dealerNo, narrowing)} order by g.place, g.sku_no limit ${limit} offset ${offset}`,
  );

export async function countOfferedModels(db: Db, dealerNo: string, narrowing: OfferNarrowing): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count ${narrowed(dealerNo, narrowing)}`);
  return row?.count ?? 0;
}

interface OfferCounts {
  offered: number;
  low: number;
  out: number;
}

/** Of the models that are sold (DEALER-21). */
export async function countOffersBy(db: Db, dealerNo: string): Promise<OfferCounts> {
  const [row] = await rowsOf<OfferCounts>(
    db,
    sql`select count(*)::int as offered, (count(*) filter (where ${SHOWN.low}))::int as low, (count(*) filter (where ${SHOWN.out}))::int as out
      from ${modelRows} g join ${offerRows(dealerNo)} o on o.sku_no = g.sku_no`,
  );
  return row ?? { offered: 0, low: 0, out: 0 };
}
