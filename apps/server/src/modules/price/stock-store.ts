/** What a dealer has of what it offers, as orders take from it and give back. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { given } from '../../platform/db/readings.ts';
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

/** Pieces that one order takes of a dealer's model. */
export interface StockAsked extends StockPieces {
  shopNo: string;
  shopOrderNo: string;
}

/**
 * The same as parts of a statement that writes orders, of `StockAsked` as the JSON text that the placeholder `asked` bears: `stock_held` is what is
 * there of what is asked for (`sku_no`, `quantity`, `stock_total` before), `stock_taken` what was counted off (`shop_order_no`, `sku_no`, `quantity`).
 * Where less is held than asked for (`stock_total < quantity`) the rest is counted off all the same: whoever writes with it must undo it.
 */
export const stockTaking = sql`stock_held as (
    select o.merchant_no, o.sku_no, o.stock_total, w.quantity, w.shop_order_no
    from ${dealerOffer} o join (select r."shopNo" as shop_no, r."skuNo" as sku_no, sum(r.quantity)::integer as quantity, min(r."shopOrderNo") as shop_order_no
        from json_to_recordset(${given('asked', 'json')}) as r ("shopNo" text, "skuNo" text, "shopOrderNo" text, quantity integer) group by 1, 2) w
      on o.merchant_no = w.shop_no and o.sku_no = w.sku_no
    order by o.merchant_no, o.sku_no for update of o),
  stock_taken as (
    update ${dealerOffer} o set stock_total = o.stock_total - h.quantity from stock_held h
    where o.merchant_no = h.merchant_no and o.sku_no = h.sku_no and o.stock_total >= h.quantity
    returning h.shop_order_no, o.sku_no, h.quantity)`;

/** Part of a statement: what dealers (`shopNos`) have of models (`skuNos`) as `stock_now` (`merchant_no`, `sku_no`, `stock_total`). */
export const stockNow = sql`stock_now as (
    select merchant_no, sku_no, stock_total from ${dealerOffer}
    where merchant_no = any(${given('shopNos', 'text[]')}) and sku_no = any(${given('skuNos', 'text[]')}))`;

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

/** What a dealer has of all it offers, as one text: two that are equal say the same. */
export async function getPiecesText(db: Db, dealerNo: string): Promise<string> {
  const { rows } = await db.execute<{ pieces: string | null }>(
    sql`select json_build_array(json_agg(sku_no), json_agg(stock_total))::text as pieces from ${dealerOffer} where merchant_no = ${dealerNo}`,
  );
  return rows[0]?.pieces ?? '[null, null]';
}

/** Pieces by model of such a text. */
export function piecesOf(text: string): ReadonlyMap<string, number> {
  const [skuNos, pieces] = JSON.parse(text) as [string[] | null, number[] | null];
  return new Map((skuNos ?? []).map((skuNo, at) => [skuNo, pieces?.[at] ?? 0]));
}
