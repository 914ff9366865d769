/** What a dealer has of what it offers, as orders take from it and give back. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { dealerOffer } from './tables.ts';

/** Pieces of a model that a dealer offers. */
export interface StockPieces {
  skuNo: string;
  quantity: number;
}

/**
 * Takes pieces out of what a dealer has, all of them or none. Of a model it offers nothing special of there is no figure, and no limit. `short`:
 * those of which there are too few, with what is left; `taken`: those that were counted off. The rows are held to the end of the transaction.
 */
export async function takeStock(
  db: Db,
  dealerNo: string,
  pieces: readonly StockPieces[],
): Promise<{ taken: StockPieces[]; short: { skuNo: string; left: number }[] }> {
  const held = await db
    .select({ skuNo: dealerOffer.skuNo, stockTotal: dealerOffer.stockTotal })
    .from(dealerOffer)
    .where(
      and(
        eq(dealerOffer.merchantNo, dealerNo),
        inArray(
          dealerOffer.skuNo,
          pieces.map(({ skuNo }) => skuNo),
        ),
      ),
    )
    // in one order, so that two orders for the same models never wait for one another
    .orderBy(dealerOffer.skuNo)
    .for('update');
  const left = new Map(held.map(({ skuNo, stockTotal }) => [skuNo, stockTotal]));
  const taken = pieces.filter(({ skuNo }) => left.has(skuNo));
  const short = taken.flatMap(({ skuNo, quantity }) => ((left.get(skuNo) ?? 0) < quantity ? [{ skuNo, left: left.get(skuNo) ?? 0 }] : []));
  if (short.length > 0) return { taken: [], short };
  await addStock(db, dealerNo, taken, -1);
  return { taken, short };
}

/** Puts pieces back that `takeStock` took; a model that is offered no more has no figure to be put to. */
export const raiseStock = (db: Db, dealerNo: string, pieces: readonly StockPieces[]): Promise<void> => addStock(db, dealerNo, pieces, 1);

async function addStock(db: Db, dealerNo: string, pieces: readonly StockPieces[], sign: 1 | -1): Promise<void> {
  if (pieces.length === 0) return;
  const rows = JSON.stringify(pieces.map(({ skuNo, quantity }) => ({ sku_no: skuNo, pieces: sign * quantity })));
  await db.execute(
    sql`update dealer_offer o set stock_total = o.stock_total + r.pieces
        from (select * from json_to_recordset(${rows}::json) as x(sku_no text, pieces integer) order by sku_no) r
        where o.merchant_no = ${dealerNo} and o.sku_no = r.sku_no`,
  );
}
