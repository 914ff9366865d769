/** Models that can be bought of a dealer; the tables are those of lower rooms, which give them as expressions. */
import { NOT_BY_DEALERS, SkuType } from '@portal/engines/goods';
import { rowsOf, sql, type Db } from '../../platform/db/database.ts';
import { everyWord } from '../../platform/db/every-word.ts';
import { modelRows } from '../catalog/index.ts';
import { offerRows, type ViewerPrices } from '../price/index.ts';

export interface ShopGoodsAsked {
  keyword: string;
  categoryId: number;
  stock: '' | '1';
}
/** Where, and at whose prices. */
interface Buying {
  shopNo: string;
  prices: ViewerPrices;
}

/** Of a model `g`, as `priceFor` of the engine says it. */
function shownPrice({ view, ...prices }: ViewerPrices) {
  const { priceAbove, priceOfTier, priceOffered, priceRate } = prices.asParameters();
  const given = (figures: string) => sql`(${figures}::jsonb ->> g.sku_no)::numeric`;
  const otherwise =
    view === 'channel' ? sql`coalesce(${given(priceOfTier)}, g.price, ${given(priceOffered)})` : sql`coalesce(${given(priceOffered)}, g.refer_price)`;
  return sql`coalesce(${given(priceAbove)}, round(${otherwise} * ${priceRate}::numeric / 100, 2))`;
}

/** What `cartStatusOf` of the engine takes: sold by dealers, with a price or free software; a dealer that says nothing of its stock is not limited. */

const buyable = ({ shopNo, prices }: Buying, { keyword, stock }: ShopGoodsAsked) =>
  sql`from ${modelRows} g left join ${offerRows(shopNo)} o on o.sku_no = g.sku_no where ${sql.join(
    [
      sql`g.sku_sale_type <> ${NOT_BY_DEALERS}`,
      sql`(${shownPrice(prices)} > 0 or (${shownPrice(prices)} <= 0 and g.sku_type = ${SkuType.Software}))`,
      stock === '1' ? sql`o.stock_total > 0` : sql`true`,
      ...everyWord(sql`(g.spu_name || ' ' || g.sku_model)`, keyword),
    ],
    sql` and `,
  )}`;

const inCategory = ({ categoryId }: ShopGoodsAsked) => (categoryId === 0 ? sql`true` : sql`g.first_category_id = ${categoryId}`);

/** In the catalogue's order. */
export const listShopModels = (
  db: Db,
  buying: Buying,
  asked: ShopGoodsAsked,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ skuNo: string; stockTotal: number | null; leadDays: number | null }[]> =>
  rowsOf(
    db,
    sql`select g.sku_no as "skuNo", o.stock_total as "stockTotal", o.lead_days as "leadDays" ${buyable(buying, asked)} and ${inCategory(asked)}
      order by g.place, g.sku_no limit ${limit} offset ${offset}`,
  );

/** How many models there are of each first-level category, whichever is asked for. */
export const countShopModels = (db: Db, buying: Buying, asked: ShopGoodsAsked): Promise<{ id: number; modelCount: number }[]> =>
  rowsOf(
    db,
    sql`select g.first_category_id as id, count(*)::int as "modelCount" ${buyable(buying, asked)} group by g.first_category_id order by g.first_category_id`,
  );
