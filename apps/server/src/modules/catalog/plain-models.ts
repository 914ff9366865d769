/** Models with their prices and nothing of the engineering rules: for lines of carts and orders. */
import { sql } from '../../platform/db/database.ts';
import { namedStatement } from '../../platform/db/named-statement.ts';
import { given, reading } from '../../platform/db/readings.ts';
import { findPrices, priceLabelOf, type AskingPrices, type SkuFigures, type ViewerPrices } from '../price/index.ts';
import { pictureUrl } from './picture-url.ts';
import { stockFor } from './stock-for.ts';
import type { SkuPrice, SourcedSkuPrice } from './store.ts';
import { guaranteed } from './model-store.ts';
import { accessory, category, sku, spu } from './tables.ts';

/** The same as `listSkuFacts` without what they are to the engineering rules, which costs more than all the rest: for lines that are stored and not shown. */
export async function listSkuPrices(asking: AskingPrices, skuNos: readonly string[]): Promise<ReadonlyMap<string, SourcedSkuPrice>> {
  if (skuNos.length === 0) return new Map();
  const prices = await findPrices(asking, skuNos);
  return pricedModels(await plainModels.rows<PlainModel>(asking.db, null, { skuNos }), prices);
}

/** What is the same of a model for everybody. */
export type PlainModel = Omit<SkuPrice, 'price' | 'priceLabel' | 'productImage'> &
  SkuFigures & { picture: string; firstCategoryId: number; warrantyMonths: number | null };

const PLAIN_MODELS = sql`select k.sku_no as "skuNo", k.spu_no as "spuNo", s.spu_name as "productName", k.sku_model as "productModel",
    f.catagory_name || ' > ' || c.catagory_name as "productCategory", coalesce(k.picture, s.picture) as picture, s.brand_name as "brandName", s.unit,
    k.sku_desc as "skuDesc", s.sku_type as "skuType", k.sku_sale_type as "skuSaleType", greatest(k.sku_status, s.status) as "skuStatus", k.price,
    k.refer_price as "referPrice", k.max_num as "maxNum", exists (select 1 from ${accessory} a where a.spu_no = s.spu_no) as "hasAccessory",
    k.stock_total as "stockTotal", s.second_category_id as "secondCategoryId", s.first_category_id as "firstCategoryId", ${guaranteed} as "warrantyMonths"
  from ${sku} k join ${spu} s on s.spu_no = k.spu_no join ${category} f on f.id = s.first_category_id join ${category} c on c.id = s.second_category_id
  where k.sku_no = any(${given('skuNos', 'text[]')})`;
const plainModels = namedStatement<null, { skuNos: readonly string[] }>('plain_models', () => PLAIN_MODELS);

/** The models named, deactivated ones too; read together with what other rooms know. */
export const modelReading = reading<{ skuNos: readonly string[] }, PlainModel, readonly PlainModel[]>(PLAIN_MODELS, (rows) => rows);

/** Models as whoever the prices are for is shown them. */
export const pricedModels = (rows: readonly PlainModel[], prices: ViewerPrices): ReadonlyMap<string, SourcedSkuPrice> =>
  new Map(
    rows.map(({ picture, referPrice, firstCategoryId: _first, warrantyMonths: _months, ...row }) => {
      const shown = prices.of({ ...row, referPrice });
      const priced = { ...row, ...stockFor(prices.shopStock, row), price: shown.price, priceLabel: priceLabelOf(prices, shown), priceSource: shown.source };
      return [row.skuNo, { ...priced, productImage: pictureUrl(picture) }];
    }),
  );
