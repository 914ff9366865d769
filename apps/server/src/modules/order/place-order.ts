import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/order';
import { isAsCalculated } from '@portal/engines/pricing';
import type { PayWay } from '@portal/engines/states';
import { toFen } from '@portal/units';
import { ownerOf, type Asking, type Context, type SignedInCaller } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { deleteLines, lockCart } from '../cart/index.ts';
import { assertTaken, holdCoupons } from '../coupon/index.ts';
import { takeStock, type StockPieces } from '../price/index.ts';
import { holdCredit, reserveCredit } from '../trade-credit/index.ts';
import { found } from './buyer-orders.ts';
import type { StepNeeds } from './needs.ts';
import { feeOf, settle, type Settled } from './settle.ts';
import { lockShopOrder } from './store.ts';
import { takeStep } from './take-step.ts';
import { writeOrder } from './write-order.ts';

/**
 * Everything is reckoned anew under the cart's lock, so that lines of the cart are ordered once; then stock is taken, the order written, and the
 * lines leave the cart: all of it, or nothing.
 */
export const placeOrder = operation(
  contract.placeOrder,
  async function placeOrder(ctx, { body: { remark, invoice, payWay, amount: seen, ...asked } }, needs: StepNeeds) {
    const owner = ownerOf(ctx.caller);
    await lockCart(ctx.db, owner);
    const settled = await settle(ctx, asked);
    assertBuyable(settled);
    assertTaken(settled, asked.couponIds);
    assertSeen(settled, seen);
    const isOnCredit = payWay === 'credit' && settled.amount > 0;
    // before the stock, as whoever closes an order does
    if (isOnCredit) await holdCredit(ctx, { shopNo: settled.shop.shopNo, merchantNo: owner.merchantNo });
    const held = await holdStock(ctx, settled);
    const placed = await writeSettled(ctx, needs, settled, { remark, invoice, payWay, held });
    if (isOnCredit) await buyOnCredit(ctx, needs, placed.shopOrderNo);
    if (asked.cartLineIds) await deleteLines(ctx.db, owner, asked.cartLineIds);
    return placed;
  },
);

/** A price that has changed is judged by the amount that was seen, what is short when stock is taken. */
function assertBuyable({ lines, freight }: Settled): void {
  const gone = lines.filter(({ status }) => status === 'delisted' || status === 'notOffered' || status === 'noPrice');
  if (gone.length > 0)
    throw new AppError(contract.notBuyable, { data: { lines: gone.map(({ skuNo, skuModel, status }) => ({ skuNo, skuModel, reason: status })) } });
  const short = lines.filter(({ status }) => status === 'shortOfStock');
  if (short.length > 0)
    throw tooFew(
      lines,
      short.map(({ skuNo, stockTotal }) => ({ skuNo, left: stockTotal ?? 0 })),
    );
  if (freight.kind === 'notDelivered') throw new AppError(contract.notDelivered);
}

function assertSeen({ lines, couponAmount, freight, amount }: Settled, seen: number): void {
  if (isAsCalculated(seen, amount)) return;
  const now = lines.map(({ skuNo, skuModel, price, quantity, amount: line }) => ({ skuNo, skuModel, price, quantity, amount: line }));
  throw new AppError(contract.settlementChanged, { data: { lines: now, couponAmount, freight: feeOf(freight), amount } });
}

async function holdStock(ctx: Asking, { shop, lines }: Settled): Promise<StockPieces[]> {
  const { taken, short } = await takeStock(
    ctx.db,
    shop.shopNo,
    lines.map(({ skuNo, quantity }) => ({ skuNo, quantity })),
  );
  if (short.length > 0) throw tooFew(lines, short);
  return taken;
}

function tooFew(lines: Settled['lines'], short: readonly { skuNo: string; left: number }[]): AppError<typeof contract.stockShort> {
  const left = new Map(short.map((one) => [one.skuNo, one.left]));
  return new AppError(contract.stockShort, {
    data: { lines: lines.flatMap(({ skuNo, skuModel, quantity }) => (left.has(skuNo) ? [{ skuNo, skuModel, quantity, left: left.get(skuNo) ?? 0 }] : [])) },
  });
}

async function writeSettled(
  ctx: Context<SignedInCaller>,
  needs: StepNeeds,
  settled: Settled,
  { remark, invoice, payWay, held }: { remark: string; invoice: contract.Invoice | null; payWay: PayWay; held: readonly StockPieces[] },
) {
  const { shop, lines, goodsAmount, couponAmount, lineAmounts, freight, amount } = settled;
  const taken = settled.coupons.filter(({ isTaken }) => isTaken).map(({ couponNo, name, amount: off }) => ({ couponNo, name, amount: off }));
  const { id: _id, isDefault: _default, ...address } = settled.address ?? fail();
  const placed = await writeOrder(ctx, needs, {
    buyer: ownerOf(ctx.caller),
    shopNo: shop.shopNo,
    orderType: 'normal',
    payWay,
    address,
    lines: lines.map((line) => ({
      spuNo: line.spuNo,
      skuNo: line.skuNo,
      productName: line.skuName,
      productModel: line.skuModel,
      picUrl: line.picUrl,
      unit: line.unit,
      quantity: line.quantity,
      price: line.price ?? 0,
      priceSource: line.priceSource,
      amount: line.amount,
      sourceType: line.sourceType,
      sourceId: line.sourceId,
    })),
    goodsAmount,
    coupons: { amount: couponAmount, lineAmounts, taken },
    freight: feeOf(freight),
    amount,
    remark,
    invoice,
    held,
    payWithinMs: contract.PAY_WITHIN_MS,
  });
  await holdCoupons(ctx, placed.shopOrderNo, taken);
  return placed;
}

/** All of it is reserved, or nothing is placed; then the dealer is asked at once. */
async function buyOnCredit(ctx: Context<SignedInCaller>, needs: StepNeeds, shopOrderNo: string): Promise<void> {
  const owner = ownerOf(ctx.caller);
  const row = found(await lockShopOrder(ctx.db, { owner }, shopOrderNo));
  await reserveCredit(ctx, { ...row, amountFen: toFen(row.amount) }, owner.accountNo);
  await takeStep(ctx, needs, row, { act: 'payByCredit', who: 'buyer', actorNo: owner.accountNo });
}

function fail(): never {
  throw new Error('an order without an address has been let through');
}
