/** What the dealer has of what an order asks for, so that it accepts what it can send (ORDER-48). */
import type { DataOf } from '@portal/contract/core';
import * as contract from '@portal/contract/order';
import { operation } from '../../platform/http/operation.ts';
import { listOffers } from '../price/index.ts';
import { found } from './buyer-orders.ts';
import { sideOf } from './dealer-orders.ts';
import { listHeldPieces, listOwnHeld } from './held-pieces.ts';
import { findShopOrder, listLinesOf, type OrderLineRow, type ShopOrderRow } from './store.ts';

type StockLine = DataOf<typeof contract.getShopOrderStock>[number];

export const getShopOrderStock = operation(contract.getShopOrderStock, async function getShopOrderStock({ db, caller }, { params: { shopOrderNo } }) {
  const order = found(await findShopOrder(db, sideOf(caller), shopOrderNo));
  const lines = await listLinesOf(db, [shopOrderNo]);
  const skuNos = lines.map(({ skuNo }) => skuNo);
  const offers = new Map((await listOffers(db, order.shopNo, skuNos)).map(({ skuNo, stockTotal }) => [skuNo, stockTotal]));
  const held = await listHeldPieces(db, order.shopNo, skuNos);
  const own = await listOwnHeld(db, shopOrderNo);
  return lines.map((line) =>
    stockLineOf(order, line, { stockTotal: offers.get(line.skuNo) ?? null, held: held.get(line.skuNo) ?? 0, own: own.get(line.skuNo) ?? 0 }),
  );
});

/** A flash sale has set its pieces aside before it began: they were never among the stock. */
function stockLineOf(
  { orderType, state }: ShopOrderRow,
  { id, productName, productModel, unit, quantity, shippedQuantity, withdrawnQuantity }: OrderLineRow,
  { stockTotal, held, own }: { stockTotal: number | null; held: number; own: number },
): StockLine {
  const isOver = state === 'closed' || state === 'completed';
  const toSend = isOver ? 0 : quantity - shippedQuantity - withdrawnQuantity;
  const setAside = orderType === 'normal' ? Math.min(own - shippedQuantity, toSend) : toSend;
  const heldElsewhere = orderType === 'normal' ? held - toSend : held;
  const missing = stockTotal === null ? 0 : Math.max(0, toSend - Math.max(0, setAside) - stockTotal);
  return { id, productName, productModel, unit, toSend, setAside: Math.max(0, setAside), stockTotal, heldElsewhere: Math.max(0, heldElsewhere), missing };
}
