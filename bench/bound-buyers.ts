/** Who looks at goods in trade: dealers bound to one who has other pieces of half of the models than the provider, at the prices they have anyway. */
import { putOffers } from '@portal/server/modules/price/index';
import type { Database } from '@portal/server/platform/db/database';
import { aDealer } from '@portal/server/testkit/trade';
import { makeBuyers } from '../torture/flash-buyers.ts';

/** Dealers who ask at once: one alone would soon have had its share of searches. */
const BUYERS = 480;
/** What the dealer offers at most: a reading of it is due more seldom the more it is. */
const OFFERS_MAX = 25_000;
/** Those who buy in other measurements are numbered from 0. */
const FIRST = 100_000;

/** Their cookies. */
export async function boundBuyers(database: Database): Promise<string[]> {
  const now = Date.now();
  const { merchantNo } = await aDealer({ database });
  const { rows } = await database.pool.query<{ no: string; price: number; stock: number }>(
    `select sku_no as no, price::float8 as price, 8 - stock_total as stock from sku where price > 0 and right(sku_no, 1) in ('0', '2', '4', '6', '8') order by sku_no limit $1`,
    [OFFERS_MAX],
  );
  await database.transaction((db) =>
    putOffers(
      db,
      merchantNo,
      rows.map(({ no, price, stock }) => ({ skuNo: no, price, stockTotal: stock, leadDays: 1 })),
      { now, by: null },
    ),
  );
  const buyers = await makeBuyers(database, { count: BUYERS, dealerNo: merchantNo, now, first: FIRST });
  return buyers.map(({ cookie }) => cookie);
}
