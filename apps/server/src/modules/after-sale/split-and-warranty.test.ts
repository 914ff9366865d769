/** Orders from the money on: one split over two dealers, paid as one or on both dealers' credit: what of it goes back is its own part's, and the parts come to the whole to the fen; and until when what was sent is repaired. */
import type { Call } from '@portal/client';
import { afterSaleClosed, agreeAfterSale, applyAfterSale, getAfterSaleChoices } from '@portal/contract/after-sale';
import { gotCoupon } from '@portal/contract/coupon';
import {
  confirmReceipt,
  confirmShopOrder,
  getOrder,
  placeOrder,
  preSettlement,
  rejectShopOrder,
  saveFreightTemplate,
  shipShopOrder,
} from '@portal/contract/order';
import { startPayment } from '@portal/contract/payment';
import { creditShort, listOwnCredits, noTradeCredit, saveCreditTerms } from '@portal/contract/trade-credit';
import { toFen } from '@portal/units';
import { aCouponTemplate } from '@portal/server/testkit/coupons';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { openTestPayments, type TestPayments } from '@portal/server/testkit/payments';
import type { TestPerson } from '@portal/server/testkit/people';
import { failureOf } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordersHearPaid, ordersHearRefunded } from '../order/index.ts';
import { listOffers, putOffers } from '../price/index.ts';
import { afterSalesHearRefunded } from './index.ts';

let at: TestPayments;
let dealers: { person: TestPerson; call: Call }[];
let serial = 0;
const key = () => `split-money-${++serial}`;
const STOCK = 1000;

beforeAll(async () => {
  const nobody = { onOrderMoved: [], onWithdrawn: [], onGivenBack: [] };
  at = await openTestPayments({ onSucceeded: [ordersHearPaid(nobody)], onRefunded: [ordersHearRefunded, afterSalesHearRefunded(nobody)] });
  await insertPlaces(at.portal);
  dealers = [];
  for (const firstFee of [0, 7.77]) {
    const person = await aDealer(at.portal);
    const call = await at.portal.as(person.accountNo);
    await call(saveFreightTemplate, { body: { rules: [{ provinceCodes: [], firstPieces: 999, firstFee, nextPieces: 0, nextFee: 0 }], freeFrom: null } });
    dealers.push({ person, call });
  }
});
afterAll(() => at.close());

interface Wanted {
  price: number;
  pieces: number;
}

/** Bound to both, with a coupon of the provider's. */
async function aBuyer(): Promise<TestBuyer> {
  const [near, far] = dealers;
  const buyer = await aBuyerOf(at.portal, near?.person ?? fail());
  await at.portal.database.pool.query('insert into dealer_binding (merchant_no, parent_merchant_no, choosing, gmt_create) values ($1, $2, false, now())', [
    buyer.merchantNo,
    far?.person.merchantNo,
  ]);
  const templateNo = await aCouponTemplate(at.portal, '', { benefit: { kind: 'percent', payPercent: 93, offMax: null }, threshold: 0 });
  await buyer.call(gotCoupon, { body: { templateNo }, idempotencyKey: key() });
  return buyer;
}

/** What is wanted of each dealer: models of its own. */
async function theSplit(wanted: readonly Wanted[][], warranties: readonly (number | null)[]) {
  const shops: { shopNo: string; skuNos: string[] }[] = [];
  const productList: { skuNo: string; quantity: number }[] = [];
  for (const [index, lines] of wanted.entries()) {
    const shopNo = dealers[index]?.person.merchantNo ?? fail();
    const skuNos: string[] = [];
    for (const { pieces } of lines) {
      const { skuNo } = await aSku(at.portal.database, { price: null });
      await at.portal.database.pool.query('update sku set warranty_months = $2 where sku_no = $1', [skuNo, warranties[productList.length] ?? null]);
      skuNos.push(skuNo);
      productList.push({ skuNo, quantity: pieces });
    }
    const offers = skuNos.map((skuNo, line) => ({ skuNo, price: lines[line]?.price ?? 0, stockTotal: STOCK, leadDays: 1 }));
    await at.portal.database.transaction((db) => putOffers(db, shopNo, offers, { now: at.portal.clock.now(), by: null }));
    shops.push({ shopNo, skuNos });
  }
  return { shops, productList };
}

async function place(buyer: TestBuyer, wanted: readonly Wanted[][], payWay: 'online' | 'credit', warranties: readonly (number | null)[] = []) {
  const split = await theSplit(wanted, warranties);
  const { amount } = await buyer.call(preSettlement, { body: { ...split, addressId: buyer.addressId } });
  const placed = await buyer.call(placeOrder, { body: { ...split, addressId: buyer.addressId, amount, payWay }, idempotencyKey: key() });
  return { ...placed, amount, skuNos: split.shops.map(({ skuNos }) => skuNos) };
}

async function pay(buyer: TestBuyer, payNo: string): Promise<string> {
  const { payment } = await buyer.call(startPayment, { body: { businessType: 'order', businessNo: payNo, channel: 'wechat' } });
  at.payAt('wechat', payment?.paymentNo ?? '');
  await arrive();
  return payment?.paymentNo ?? '';
}
/** What is on its way, in or back, arrives. */
async function arrive(): Promise<void> {
  await at.performTasks();
  await at.portal.performTasks();
  at.portal.clock.forward(61_000);
  await at.runJob('follow-payments');
  await at.performTasks();
}
const partsOf = (buyer: TestBuyer, shopOrderNos: readonly string[]) =>
  Promise.all(shopOrderNos.map((shopOrderNo) => buyer.call(getOrder, { params: { shopOrderNo } })));
/** What the channel has given back, in fen. */
const backAt = (paymentNo: string): number =>
  [...(at.simulator.trades.find('wechat', paymentNo)?.refunds.values() ?? [])].reduce<number>((sum, { amountFen }) => sum + amountFen, 0);
const stockOf = async (index: number, skuNos: readonly string[]) =>
  (await listOffers(at.portal.database.db, dealers[index]?.person.merchantNo ?? '', [...skuNos])).map(({ stockTotal }) => stockTotal);
const usedAt = async (buyer: TestBuyer) => {
  const own = await buyer.call(listOwnCredits);
  return dealers.map(({ person }) => own.find(({ shopNo }) => shopNo === person.merchantNo)?.used ?? null);
};

const line = fc.record({ price: fc.integer({ min: 2, max: 50_000 }).map((cents) => cents / 100), pieces: fc.integer({ min: 1, max: 4 }) });
const parts = fc.tuple(fc.array(line, { minLength: 1, maxLength: 2 }), fc.array(line, { minLength: 1, maxLength: 2 }));

describe('a split order that is paid as one (ORDER-37)', () => {
  it('one part that its dealer refuses gives its own money, stock and coupon back, and the other goes on as if nothing had been', async () => {
    const buyer = await aBuyer();
    const { payNo, amount, shopOrderNos, skuNos } = await place(buyer, [[{ price: 100, pieces: 2 }], [{ price: 33.33, pieces: 3 }]], 'online');
    const paymentNo = await pay(buyer, payNo);
    const [kept, refused] = await partsOf(buyer, shopOrderNos);
    expect([kept?.state, refused?.state]).toEqual(['pendingConfirm', 'pendingConfirm']);
    expect(toFen(kept?.amount ?? 0) + toFen(refused?.amount ?? 0)).toBe(toFen(amount));
    await dealers[0]?.call(confirmShopOrder, { body: { shopOrderNo: shopOrderNos[0] ?? '' } });
    await dealers[1]?.call(rejectShopOrder, { body: { shopOrderNo: shopOrderNos[1] ?? '', reason: '缺货' } });
    await arrive();
    const [after, gone] = await partsOf(buyer, shopOrderNos);
    expect([after?.state, after?.refundedAmount, gone?.state, gone?.refundedAmount]).toEqual(['toShip', 0, 'closed', refused?.amount]);
    expect(backAt(paymentNo)).toBe(toFen(refused?.amount ?? 0));
    expect([await stockOf(0, skuNos[0] ?? []), await stockOf(1, skuNos[1] ?? [])]).toEqual([[STOCK - 2], [STOCK]]);
  });

  it.each(['online', 'credit'] as const)(
    '(%s) whatever goes back of either part, in whatever order, is what was paid for it, and all of it is all, to the fen',
    async (payWay) => {
      await fc.assert(
        fc.asyncProperty(parts, fc.infiniteStream(fc.nat()), async (wanted, chance) => {
          const next = (below: number): number => ((chance.next().value as number) ?? 0) % below;
          const buyer = await aBuyer();
          if (payWay === 'credit')
            for (const { call } of dealers) await call(saveCreditTerms, { body: { customerNo: buyer.merchantNo, limit: 9_999_999, termDays: 30 } });
          const { payNo, amount, shopOrderNos, skuNos } = await place(buyer, wanted, payWay);
          const paymentNo = payWay === 'online' ? await pay(buyer, payNo) : '';
          for (const [index, shopOrderNo] of shopOrderNos.entries()) await dealers[index]?.call(confirmShopOrder, { body: { shopOrderNo } });
          const left = (await partsOf(buyer, shopOrderNos)).map(({ lines }) => lines.map(({ id, quantity }) => ({ id, quantity })));
          const owed = (await partsOf(buyer, shopOrderNos)).map((one) => toFen(one.amount));
          while (left.some((lines) => lines.length > 0)) {
            const index = left[0]?.length === 0 ? 1 : left[1]?.length === 0 ? 0 : next(2);
            const lines = left[index] ?? [];
            const one = lines[next(lines.length)] ?? fail();
            const quantity = 1 + next(one.quantity);
            const pieces = { shopOrderNo: shopOrderNos[index] ?? '', isUnsent: true, lines: [{ id: one.id, quantity }] };
            const { afterSaleNo } = await buyer.call(applyAfterSale, { body: { ...pieces, way: 'refund', reason: 'unwanted' }, idempotencyKey: key() });
            await dealers[index]?.call(agreeAfterSale, { body: { afterSaleNo } });
            await arrive();
            one.quantity -= quantity;
            if (one.quantity === 0) left[index] = lines.filter(({ id }) => id !== one.id);
            const now = await partsOf(buyer, shopOrderNos);
            const back = now.reduce<number>((sum, { refundedAmount }) => sum + toFen(refundedAmount), 0);
            if (payWay === 'online') expect(backAt(paymentNo)).toBe(back);
            else
              expect((await usedAt(buyer)).map((used) => toFen(used ?? 0))).toEqual(now.map((part, which) => (owed[which] ?? 0) - toFen(part.refundedAmount)));
            for (const part of now) expect(toFen(part.refundedAmount)).toBeLessThanOrEqual(toFen(part.amount));
          }
          const done = await partsOf(buyer, shopOrderNos);
          expect(done.map(({ state, refundedAmount }) => [state, refundedAmount])).toEqual(done.map((part) => ['closed', part.amount]));
          expect(done.reduce<number>((sum, { refundedAmount }) => sum + toFen(refundedAmount), 0)).toBe(toFen(amount));
          for (const index of [0, 1]) expect((await stockOf(index, skuNos[index] ?? [])).every((stock) => stock === STOCK)).toBe(true);
        }),
        { numRuns: 6 },
      );
    },
  );
});

describe('a split order on credit (ORDER-30, ORDER-37)', () => {
  const wanted = [[{ price: 100, pieces: 2 }], [{ price: 50, pieces: 3 }]];
  const give = (index: number, buyer: TestBuyer, limit: number) =>
    dealers[index]?.call(saveCreditTerms, { body: { customerNo: buyer.merchantNo, limit, termDays: 30 } });

  it('uses each dealer’s own limit for its own part, and goes to both at once with nothing to be paid', async () => {
    const buyer = await aBuyer();
    for (const index of [0, 1]) await give(index, buyer, 1_000);
    const { shopOrderNos } = await place(buyer, wanted, 'credit');
    const placed = await partsOf(buyer, shopOrderNos);
    expect(placed.map(({ state, payWay }) => [state, payWay])).toEqual([
      ['pendingConfirm', 'credit'],
      ['pendingConfirm', 'credit'],
    ]);
    expect(await usedAt(buyer)).toEqual(placed.map(({ amount }) => amount));
    expect(await at.rows(`select 1 from payable where account_no = '${buyer.accountNo}'`)).toEqual([]);
    await dealers[1]?.call(rejectShopOrder, { body: { shopOrderNo: shopOrderNos[1] ?? '', reason: '缺货' } });
    expect(await usedAt(buyer)).toEqual([placed[0]?.amount, 0]);
  });

  it('is not placed where one of them gives none, or has too little left: nothing is used, held or stored', async () => {
    const buyer = await aBuyer();
    await give(0, buyer, 1_000);
    expect((await failureOf(place(buyer, wanted, 'credit'))).code).toBe(noTradeCredit.code);
    await give(1, buyer, 100);
    expect((await failureOf(place(buyer, wanted, 'credit'))).code).toBe(creditShort.code);
    expect(await usedAt(buyer)).toEqual([0, 0]);
    expect(await at.rows(`select 1 from shop_order where account_no = '${buyer.accountNo}'`)).toEqual([]);
  });
});

describe('a repair (AFTER-12)', () => {
  it('may be asked for as long as the warranty lasts that a line was ordered with, line by line; all else fifteen days', async () => {
    const buyer = await aBuyer();
    const months = [3, null, 0];
    const lines = [10, 20, 30].map((price) => ({ price, pieces: 2 }));
    const { payNo, shopOrderNos, skuNos } = await place(buyer, [lines], 'online', months);
    const [shopOrderNo = ''] = shopOrderNos;
    await pay(buyer, payNo);
    // what the catalogue says later changes nothing
    await at.portal.database.pool.query('update sku set warranty_months = 60 where sku_no = any($1)', [skuNos.flat()]);
    await dealers[0]?.call(confirmShopOrder, { body: { shopOrderNo } });
    await dealers[0]?.call(shipShopOrder, { body: { shopOrderNo, carrier: '顺丰速运', trackingNo: shopOrderNo }, idempotencyKey: key() });
    // as if it had been received so many days before
    const days = (count: number) =>
      at.portal.database.pool.query(`update order_event set gmt_create = gmt_create - make_interval(days => $2) where shop_order_no = $1 and act = 'receive'`, [
        shopOrderNo,
        count,
      ]);
    const choices = async () => (await buyer.call(getAfterSaleChoices, { params: { shopOrderNo } })).lines;
    const leftNow = async () => (await choices()).map(({ sentLeft, repairLeft }) => [sentLeft, repairLeft]);
    const ids = (await choices()).map(({ id }) => id);
    const ask = (way: 'return' | 'repair', index: number) =>
      buyer.call(applyAfterSale, {
        body: {
          shopOrderNo,
          way,
          isUnsent: false,
          lines: [{ id: ids[index] ?? '', quantity: 1 }],
          reason: 'quality',
          faultTypeId: 1,
          serialNos: ['SN-2026-0001'],
        },
        idempotencyKey: key(),
      });
    const refusal = async (way: 'return' | 'repair', index: number) => (await failureOf(ask(way, index))).code;
    expect((await choices()).map(({ gmtRepairUntil, warrantyMonths }) => [gmtRepairUntil, warrantyMonths])).toEqual(months.map((count) => [null, count]));
    await buyer.call(confirmReceipt, { body: { shopOrderNo } });
    await days(14);
    expect(await leftNow()).toEqual([2, 2, 2].map((left) => [left, left]));
    await days(2);
    expect(await leftNow()).toEqual([2, 0, 0].map((left) => [0, left]));
    expect([await refusal('return', 0), await refusal('repair', 1), await refusal('repair', 2)]).toEqual([0, 0, 0].map(() => afterSaleClosed.code));
    expect(await ask('repair', 0)).toMatchObject({ way: 'repair', state: 'applied' });
    await days(80);
    expect((await leftNow())[0]).toEqual([0, 0]);
    expect(await refusal('repair', 0)).toBe(afterSaleClosed.code);
  });
});

function fail(): never {
  throw new Error('there is none');
}
