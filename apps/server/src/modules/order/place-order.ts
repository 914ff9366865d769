import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/order';
import { isAsCalculated, orderDifference, type ShownOrder } from '@portal/engines/pricing';
import type { PayWay } from '@portal/engines/states';
import { toFen } from '@portal/units';
import type { Db } from '../../platform/db/database.ts';
import { ownerOf, type Context, type SignedInCaller } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { lockCart } from '../cart/index.ts';
import { assertTaken, holdCoupons } from '../coupon/index.ts';
import { payablesOf } from '../payment/index.ts';
import { holdCredit, reserveCredit } from '../trade-credit/index.ts';
import { found } from './buyer-orders.ts';
import { getForPlacing } from './checkout-readings.ts';
import type { StepNeeds } from './needs.ts';
import { paidFor } from './order-money.ts';
import { orderNumberOf } from './order-number.ts';
import { partsOf, type OrderDraft } from './order-rows.ts';
import { feeOf, settleBy, type Settled, type SettledPart } from './settle.ts';
import { lockShopOrder } from './store.ts';
import { takeStep } from './take-step.ts';
import { assertFewUnpaid } from './unpaid.ts';
import { nameOf, placedOf, takeFree, toBePaid } from './write-order.ts';
import { insertPlaced, shortOf } from './write-store.ts';

/**
 * Everything is reckoned anew, under the cart's lock where lines of it are meant, so that they are ordered once; then stock is taken, the order
 * written in its parts, and the lines leave the cart: all of it, or nothing.
 */
export const placeOrder = operation(
  contract.placeOrder,
  async function placeOrder(ctx, { body: { remark, invoice, payWay, shown, amount: seen, ...asked } }, needs: StepNeeds) {
    const owner = ownerOf(ctx.caller);
    if (asked.cartLineIds) await lockCart(ctx.db, owner);
    const { settled, found: read } = await settleBy(getForPlacing, ctx, asked);
    assertBuyable(settled);
    assertTaken(settled, asked.couponIds);
    assertSeen(settled, { ...(shown ?? lastConfirmed(settled)), amount: seen });
    if (payWay !== 'credit' && settled.amount > 0) assertFewUnpaid(read.unpaid, settled.parts);
    const onCredit =
      payWay === 'credit' ? settled.parts.filter(({ amount }) => amount > 0).toSorted((one, other) => (one.shop.shopNo < other.shop.shopNo ? -1 : 1)) : [];
    // before the stock, as whoever closes an order does, and of several dealers in one order
    for (const { shop } of onCredit) await holdCredit(ctx, { shopNo: shop.shopNo, merchantNo: owner.merchantNo });
    const warranties = new Map(read.models.map(({ skuNo, warrantyMonths }) => [skuNo, warrantyMonths]));
    const drafts = settled.parts.map((part) => draftOf(ctx, part, { address: settled.address, remark, invoice, payWay, warranties }));
    const named = { orderNo: orderNumberOf(read.serial, ctx.now), buyerName: nameOf(read.buyer?.companyName, read.buyer?.phone ?? '') };
    const written = partsOf(ctx, drafts, named);
    const cartLineIds = asked.cartLineIds ?? [];
    const write = (db: Db): Promise<void> =>
      insertPlaced(db, { orders: written, owner, cartLineIds, payables: payablesOf(paidFor(toBePaid(written)), ctx.now) }).catch((error: unknown) => {
        const short = shortOf(error);
        throw short
          ? tooFew(
              settled.parts.flatMap(({ lines }) => lines),
              short,
            )
          : error;
      });
    // where nothing follows it, others wait for the stock it takes no longer than the database needs
    if (settled.parts.every(({ taken, amount }) => taken.length === 0 && amount > 0) && payWay !== 'credit') ctx.withCommit(write);
    else await write(ctx.db);
    for (const [index, { taken }] of settled.parts.entries()) await holdCoupons(ctx, written[index]?.shopOrder.shopOrderNo ?? '', taken);
    await takeFree(ctx, needs, written);
    for (const { shopOrder } of written) if (payWay === 'credit' && shopOrder.amount > 0) await buyOnCredit(ctx, needs, shopOrder.shopOrderNo);
    return { ...placedOf(written[0] ?? fail()), shopOrderNos: written.map(({ shopOrder }) => shopOrder.shopOrderNo) };
  },
);

/** A price that has changed is judged by the amount that was seen, what is short when stock is taken. */
function assertBuyable({ parts }: Settled): void {
  const lines = parts.flatMap((part) => part.lines);
  const gone = lines.filter(({ status }) => status === 'delisted' || status === 'notOffered' || status === 'noPrice');
  if (gone.length > 0)
    throw new AppError(contract.notBuyable, { data: { lines: gone.map(({ skuNo, skuModel, status }) => ({ skuNo, skuModel, reason: status })) } });
  const short = lines.filter(({ status }) => status === 'shortOfStock');
  if (short.length > 0)
    throw tooFew(
      lines,
      short.map(({ skuNo, stockTotal }) => ({ skuNo, left: stockTotal ?? 0 })),
    );
  const far = parts.find(({ freight }) => freight.kind === 'notDelivered');
  if (far) throw new AppError(contract.notDelivered, parts.length > 1 ? { msg: contract.orderCopy.notDeliveredBy(far.shop.shopName) } : {});
}

/** By the sum alone; which of it is otherwise is told beside. */
function assertSeen({ parts, couponAmount, freight, amount }: Settled, shown: ShownOrder): void {
  if (isAsCalculated(shown.amount, amount)) return;
  const lines = parts
    .flatMap((part) => part.lines)
    .map(({ skuNo, skuModel, price, quantity, amount: line }) => ({ skuNo, skuModel, price, quantity, amount: line }));
  const modelOf = new Map(lines.map(({ skuNo, skuModel }) => [skuNo, skuModel]));
  const now = { lines, couponAmount, freight, amount };
  const changes = orderDifference(shown, now).map((change) => ({ ...change, skuModel: modelOf.get(change.skuNo) ?? '' }));
  throw new AppError(contract.settlementChanged, { data: { changes, ...now } });
}

/** Of a caller that does not say what was shown. */
const lastConfirmed = ({ parts, couponAmount, freight }: Settled): Omit<ShownOrder, 'amount'> => ({
  lines: parts.flatMap(({ lines }) => lines.map(({ skuNo, price, priceWhenAdded, quantity }) => ({ skuNo, price: priceWhenAdded ?? price, quantity }))),
  couponAmount,
  freight,
});

function tooFew(lines: SettledPart['lines'], short: readonly { skuNo: string; left: number }[]): AppError<typeof contract.stockShort> {
  const left = new Map(short.map((one) => [one.skuNo, one.left]));
  return new AppError(contract.stockShort, {
    data: { lines: lines.flatMap(({ skuNo, skuModel, quantity }) => (left.has(skuNo) ? [{ skuNo, skuModel, quantity, left: left.get(skuNo) ?? 0 }] : [])) },
  });
}

interface Chosen {
  address: Settled['address'];
  remark: string;
  invoice: contract.Invoice | null;
  payWay: PayWay;
  /** Months, by model. */
  warranties: ReadonlyMap<string, number | null>;
}

function draftOf(ctx: Context<SignedInCaller>, part: SettledPart, { address, remark, invoice, payWay, warranties }: Chosen): OrderDraft {
  const { shop, lines, goodsAmount, couponAmount, lineAmounts, providerAmounts, taken, freight, amount } = part;
  const { id: _id, isDefault: _default, ...place } = address ?? fail();
  return {
    buyer: ownerOf(ctx.caller),
    shopNo: shop.shopNo,
    orderType: 'normal',
    payWay,
    address: place,
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
      dailyPrice: null,
      warrantyMonths: warranties.get(line.skuNo) ?? null,
      amount: line.amount,
      sourceType: line.sourceType,
      sourceId: line.sourceId,
    })),
    goodsAmount,
    coupons: { amount: couponAmount, lineAmounts, providerAmounts, taken },
    freight: feeOf(freight),
    amount,
    remark,
    invoice,
    // taken where it is written
    held: [],
    payWithinMs: contract.PAY_WITHIN_MS,
  };
}

/** All of it is reserved, or nothing is placed; then the dealer is asked at once. */
async function buyOnCredit(ctx: Context<SignedInCaller>, needs: StepNeeds, shopOrderNo: string): Promise<void> {
  const owner = ownerOf(ctx.caller);
  const row = found(await lockShopOrder(ctx.db, { owner }, shopOrderNo));
  await reserveCredit(ctx, { ...row, amountFen: toFen(row.amount) }, owner.accountNo);
  await takeStep(ctx, needs, row, { act: 'payByCredit', who: 'buyer', actorNo: owner.accountNo });
}

function fail(): never {
  throw new Error('an order without an address, or without a part, has been let through');
}
