/** What the room of requests after a sale does to orders: everything about their pieces and their money happens here. */
import { AppError } from '@portal/contract/core';
import { orderMoved } from '@portal/contract/order';
import { refundOfPieces } from '@portal/engines/pricing';
import type { OrderActor } from '@portal/engines/states';
import { fen, toFen, toYuan, type Yuan } from '@portal/units';
import type { Db } from '../../platform/db/database.ts';
import type { Telling } from '../../platform/http/context.ts';
import type { PaymentWork } from '../payment/index.ts';
import { giveBackCoupons } from '../coupon/index.ts';
import { raiseStock, takeStock } from '../price/index.ts';
import type { StepNeeds } from './needs.ts';
import { lockMoneyOf, refundPart } from './order-money.ts';
import {
  findShopOrder,
  findShopOrderByNo,
  insertEvent,
  listEventsOf,
  listLinesOf,
  listParcelsOf,
  lockShopOrder,
  updateClaimed,
  updateReturned,
} from './store.ts';
import type { OrderLineRow, ShopOrderRow, OrderSide } from './store.ts';
import { takeStep } from './take-step.ts';

export interface ClaimedLinePieces {
  /** The order's line. */
  id: string;
  quantity: number;
}

interface Acting {
  who: OrderActor;
  actorNo: string;
}

/** An order, its money held first, then it; undefined: none on this side. */
export async function lockSold(work: Pick<PaymentWork, 'db'>, side: OrderSide, shopOrderNo: string): Promise<ShopOrderRow | undefined> {
  const seen = await findShopOrder(work.db, side, shopOrderNo);
  if (seen === undefined) return undefined;
  await lockMoneyOf(work, seen);
  return lockShopOrder(work.db, side, shopOrderNo);
}

/** The same whosever it is: for the provider and the clock. */
export async function lockSoldByNo(work: Pick<PaymentWork, 'db'>, shopOrderNo: string): Promise<ShopOrderRow> {
  const seen = await findShopOrderByNo(work.db, shopOrderNo);
  const row = seen && (await lockSold(work, { shopNo: seen.shopNo, staffNo: null }, shopOrderNo));
  if (row === undefined) throw new Error(`there is no order ${shopOrderNo}`);
  return row;
}

/** When it was received; null: it is not yet. */
export async function findCompletedAt(db: Db, shopOrderNo: string): Promise<Date | null> {
  const done = (await listEventsOf(db, [shopOrderNo])).findLast(({ act }) => act === 'receive');
  return done?.gmtCreate ?? null;
}

/** When it was paid; null: it never was. */
export async function findPaidAt(db: Db, shopOrderNo: string): Promise<Date | null> {
  const paid = (await listEventsOf(db, [shopOrderNo])).find(({ act }) => act === 'pay');
  return paid?.gmtCreate ?? null;
}

/** Pieces that are not sent while the money is asked back for them, or (a negative number of them) that may be sent again. */
export async function holdUnsent(db: Db, shopOrderNo: string, pieces: readonly ClaimedLinePieces[], sign: 1 | -1): Promise<void> {
  const asked = quantities(pieces);
  const lines = (await listLinesOf(db, [shopOrderNo])).filter(({ id }) => asked.has(id));
  await updateClaimed(
    db,
    lines.map((line) => ({ ...line, heldQuantity: line.heldQuantity + sign * (asked.get(line.id) ?? 0) })),
  );
}

/** What would go back now, a line each, and the freight with it: where nothing was sent and all goes. */
export function refundOf(row: ShopOrderRow, lines: readonly OrderLineRow[], { pieces, isUnsent }: { pieces: readonly ClaimedLinePieces[]; isUnsent: boolean }) {
  const asked = quantities(pieces);
  const parts = lines
    .filter(({ id }) => asked.has(id))
    .map(({ id, paidAmount, quantity, refundedQuantity }) => ({
      id,
      amountFen: refundOfPieces({ paid: toFen(paidAmount), quantity, refunded: refundedQuantity }, asked.get(id) ?? 0),
    }));
  const isAll = isUnsent && lines.every(({ id, quantity, withdrawnQuantity }) => withdrawnQuantity + (asked.get(id) ?? 0) === quantity);
  const freightFen = isAll ? toFen(row.freight) : fen(0);
  return { parts, freightFen, amountFen: fen(parts.reduce<number>((sum, { amountFen }) => sum + amountFen, freightFen)) };
}

interface GivenBack {
  /** By which it is known to payments. */
  request: string;
  pieces: readonly ClaimedLinePieces[];
  isUnsent: boolean;
  by: Acting;
}

/**
 * The money for pieces goes back, in the transaction in which that is decided: of those not sent the stock too, and what is left of the order without them
 * is closed, or sent whole. The order and its money are held (`lockSold`). Gives the amounts.
 */
export async function giveBack(
  work: PaymentWork,
  needs: StepNeeds,
  row: ShopOrderRow,
  { request, pieces, isUnsent, by }: GivenBack,
): Promise<{ amount: Yuan; freight: Yuan; parts: { id: string; amount: Yuan }[] }> {
  const lines = await listLinesOf(work.db, [row.shopOrderNo]);
  const { parts, freightFen, amountFen } = refundOf(row, lines, { pieces, isUnsent });
  const asked = quantities(pieces);
  const after = lines.map((line) => withRefunded(line, asked.get(line.id) ?? 0, isUnsent));
  await updateClaimed(work.db, after);
  const left = await refundPart(work, needs, row, { request, amountFen });
  if (isUnsent) await releaseUnsent(work, needs, left, { after, asked, by });
  // nothing of it was kept
  if (after.every(({ quantity, refundedQuantity }) => refundedQuantity >= quantity)) await giveBackCoupons(work, row.shopOrderNo, { isGivenUp: true });
  return { amount: toYuan(amountFen), freight: toYuan(freightFen), parts: parts.map((part) => ({ id: part.id, amount: toYuan(part.amountFen) })) };
}

const withRefunded = (line: OrderLineRow, pieces: number, isUnsent: boolean): OrderLineRow => ({
  ...line,
  refundedQuantity: line.refundedQuantity + pieces,
  ...(isUnsent ? { withdrawnQuantity: line.withdrawnQuantity + pieces, heldQuantity: line.heldQuantity - pieces } : {}),
});

async function releaseUnsent(
  work: Telling,
  needs: StepNeeds,
  row: ShopOrderRow,
  { after, asked, by }: { after: readonly OrderLineRow[]; asked: ReadonlyMap<string, number>; by: Acting },
): Promise<void> {
  const back = after.flatMap(({ id, skuNo }) => (asked.has(id) ? [{ skuNo, quantity: asked.get(id) ?? 0 }] : []));
  await raiseStock(work.db, row.shopNo, await updateReturned(work.db, row.shopOrderNo, back));
  for (const hear of needs.onWithdrawn) await hear(work, row, back);
  if (after.some(({ quantity, shippedQuantity, withdrawnQuantity }) => shippedQuantity + withdrawnQuantity < quantity)) return;
  if (row.state === 'toShip') await takeStep(work, needs, row, { act: 'refundAll', ...by, change: { closeReason: '全部退款' } });
  else if (row.state === 'partiallyShipped') await receiveRest(work, needs, await takeStep(work, needs, row, { act: 'refundRest', ...by }));
  else throw new AppError(orderMoved);
}

/** Where all that was sent has come already, nothing more is waited for. */
async function receiveRest(work: Telling, needs: StepNeeds, row: ShopOrderRow): Promise<void> {
  const parcels = await listParcelsOf(work.db, [row.shopOrderNo]);
  if (parcels.every(({ gmtReceived }) => gmtReceived !== null))
    await takeStep(work, needs, row, { act: 'receive', who: 'clock', actorNo: '', text: '包裹均已收到' });
}

/** What of the dealer's stock moves with goods that were sent before: those that came back are there again, those that are sent for them are not any more. */
export interface StockMoved {
  isBack: boolean;
  isSentAnew: boolean;
}

/** More leaves than is said to be there where the dealer sends it all the same: then nothing is left. */
export async function moveStock(
  db: Db,
  { shopOrderNo, shopNo }: ShopOrderRow,
  pieces: readonly ClaimedLinePieces[],
  { isBack, isSentAnew }: StockMoved,
): Promise<void> {
  const asked = quantities(pieces);
  const moved = (await listLinesOf(db, [shopOrderNo])).flatMap(({ id, skuNo }) => (asked.has(id) ? [{ skuNo, quantity: asked.get(id) ?? 0 }] : []));
  if (isBack) await raiseStock(db, shopNo, moved);
  if (!isSentAnew) return;
  const { short } = await takeStock(db, shopNo, moved);
  const left = new Map(short.map((one) => [one.skuNo, one.left]));
  if (short.length > 0)
    await takeStock(
      db,
      shopNo,
      moved.map(({ skuNo, quantity }) => ({ skuNo, quantity: Math.min(quantity, left.get(skuNo) ?? quantity) })),
    );
}

/** A word of a request in the order's own timeline. */
export const noteRequest = (ctx: Pick<Telling, 'db' | 'now'>, shopOrderNo: string, { who, actorNo, text }: Acting & { text: string }): Promise<void> =>
  insertEvent(ctx.db, { shopOrderNo, act: 'afterSale', who, actorNo, text, gmtCreate: new Date(ctx.now) });

const quantities = (pieces: readonly ClaimedLinePieces[]): ReadonlyMap<string, number> => new Map(pieces.map(({ id, quantity }) => [id, quantity]));
