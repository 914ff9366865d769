/** What the provider makes up for of orders on credit, which are paid to the dealer itself (SHARE-8). */
import { pathOf, type Call } from '@portal/client';
import { agreeAfterSale, applyAfterSale } from '@portal/contract/after-sale';
import { gotCoupon } from '@portal/contract/coupon';
import { confirmReceipt, confirmShopOrder, getOrder, placeOrder, rejectShopOrder, shipShopOrder } from '@portal/contract/order';
import { exportShopShares, listShopShares, shareCopy, sumShopShares } from '@portal/contract/share-out';
import { recordRepayment, saveCreditTerms } from '@portal/contract/trade-credit';
import { aCouponTemplate } from '@portal/server/testkit/coupons';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import type { TestPerson } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import fc from 'fast-check';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const DAY = 24 * 3_600_000;
const PIECES = 3;
/** Of three pieces at ¥50.05. */
const [SHOP_OFF, PROVIDER_OFF, AMOUNT] = [5, 9.99, 135.16];
let portal: TestPortal;
let dealer: TestPerson;
let dealing: Call;
let buyer: TestBuyer;
let serial = 0;
const key = () => `credit-share-${++serial}`;

beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
  dealer = await aDealer(portal);
  buyer = await aBuyerOf(portal, dealer);
  await forward(0);
  await dealing(saveCreditTerms, { body: { customerNo: buyer.merchantNo, limit: 1_000_000, termDays: 30 } });
});
afterAll(() => portal.close());

/** After which both sign in anew. */
async function forward(ms: number): Promise<void> {
  portal.clock.forward(ms);
  dealing = await portal.as(dealer.accountNo);
  buyer = { ...buyer, call: await portal.as(buyer.accountNo) };
}

/** Lowered by a coupon of the dealer and one of the provider, or by the dealer's alone. */
async function placed(isProviders = true): Promise<string> {
  const { skuNo } = await aSku(portal.database, { price: 50.05 });
  const couponOf = async (shopNo: string, off: number): Promise<string> => {
    const templateNo = await aCouponTemplate(portal, shopNo, { threshold: 0, benefit: { kind: 'amount', off }, claimTo: '2028-12-31' });
    return (await buyer.call(gotCoupon, { body: { templateNo }, idempotencyKey: key() })).couponNo;
  };
  const couponIds = [await couponOf(dealer.merchantNo, SHOP_OFF), ...(isProviders ? [await couponOf('', PROVIDER_OFF)] : [])];
  const amount = isProviders ? AMOUNT : AMOUNT + PROVIDER_OFF;
  const body = { productList: [{ skuNo, quantity: PIECES }], addressId: buyer.addressId, amount, couponIds, payWay: 'credit' as const };
  return (await buyer.call(placeOrder, { body, idempotencyKey: key() })).shopOrderNo;
}
const accept = (shopOrderNo: string) => dealing(confirmShopOrder, { body: { shopOrderNo } });
const send = (shopOrderNo: string) => dealing(shipShopOrder, { body: { shopOrderNo, carrier: '顺丰', trackingNo: shopOrderNo }, idempotencyKey: key() });
const receive = (shopOrderNo: string) => buyer.call(confirmReceipt, { body: { shopOrderNo } });
const shareOut = () => portal.runJob('share-out');

async function giveBack(shopOrderNo: string, isUnsent: boolean, quantity = 1): Promise<void> {
  const { lines } = await buyer.call(getOrder, { params: { shopOrderNo } });
  const body = { shopOrderNo, way: 'refund' as const, isUnsent, lines: [{ id: lines[0]?.id ?? '', quantity }], reason: 'quality' as const };
  const { afterSaleNo } = await buyer.call(applyAfterSale, { body, idempotencyKey: key() });
  await dealing(agreeAfterSale, { body: { afterSaleNo } });
}

const sharesOf = async (shopOrderNo: string) => (await dealing(listShopShares, { query: { size: 50 } })).data.filter((row) => row.shopOrderNo === shopOrderNo);
const rowsOf = async (shopOrderNo: string) => (await sharesOf(shopOrderNo)).map(({ kind, state, shareAmount }) => [kind, state, shareAmount]);
/** What each account of the book has, in fen. */
const bookOf = async (shopOrderNo: string): Promise<Record<string, number>> => {
  const { rows } = await portal.database.pool.query<{ account: string; amount: number }>(
    'select account, round(sum(amount) * 100)::int as amount from share_entry where row_no like $1 group by account order by account',
    [`${shopOrderNo}%`],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
};

describe('what the provider’s coupon took off an order on credit', () => {
  it('is owed to the dealer once it has accepted, alone, and shared out seven days after completion, repaid or not', async () => {
    const shopOrderNo = await placed();
    expect(await sharesOf(shopOrderNo)).toEqual([]);
    await accept(shopOrderNo);
    expect(await sharesOf(shopOrderNo)).toMatchObject([
      {
        kind: 'order',
        state: 'waiting',
        payWay: 'credit',
        paidAmount: 0,
        refundedAmount: 0,
        feeAmount: 0,
        subsidyAmount: 9.99,
        shareAmount: 9.99,
        gmtDue: null,
      },
    ]);
    expect(await bookOf(shopOrderNo)).toEqual({ provider: -999, waiting: 999 });
    await send(shopOrderNo);
    await receive(shopOrderNo);
    await forward(7 * DAY - 1000);
    await shareOut();
    expect((await rowsOf(shopOrderNo))[0]?.[1]).toBe('waiting');
    await forward(1000);
    await Promise.all([shareOut(), shareOut()]);
    expect(await rowsOf(shopOrderNo)).toEqual([['order', 'shared', 9.99]]);
    expect(await bookOf(shopOrderNo)).toEqual({ provider: -999, waiting: 0, shared: 999 });
    await dealing(recordRepayment, { body: { customerNo: buyer.merchantNo, amount: AMOUNT }, idempotencyKey: key() });
    await shareOut();
    expect(await bookOf(shopOrderNo)).toEqual({ provider: -999, waiting: 0, shared: 999 });
  });

  it('is nothing where it was refused, or where the dealer alone gave something', async () => {
    const refused = await placed();
    await dealing(rejectShopOrder, { body: { shopOrderNo: refused, reason: '缺货' } });
    const own = await placed(false);
    await accept(own);
    await send(own);
    await receive(own);
    await shareOut();
    expect([await sharesOf(refused), await sharesOf(own)]).toEqual([[], []]);
  });

  it('goes with what goes back, before and after sharing, and is void once all has', async () => {
    const one = await placed();
    await accept(one);
    await giveBack(one, true);
    expect(await rowsOf(one)).toEqual([['order', 'waiting', 6.66]]);
    await giveBack(one, true, 2);
    expect(await rowsOf(one)).toEqual([['order', 'void', 0]]);
    expect(await bookOf(one)).toEqual({ provider: 0, waiting: 0 });

    const two = await placed();
    await accept(two);
    await send(two);
    await receive(two);
    await forward(7 * DAY);
    await shareOut();
    await giveBack(two, false);
    expect(await rowsOf(two)).toEqual([
      ['refund', 'waiting', -3.33],
      ['order', 'shared', 9.99],
    ]);
    expect((await sharesOf(two)).map(({ payWay }) => payWay)).toEqual(['credit', 'credit']);
    await shareOut();
    expect(await bookOf(two)).toEqual({ provider: -666, waiting: 0, shared: 666 });
  });

  it('comes to that of what is kept, to the fen, whatever goes back and whenever it is shared out', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('back', 'send', 'receive', 'days', 'share'), { minLength: 3, maxLength: 9 }), async (acts) => {
        const shopOrderNo = await placed();
        await accept(shopOrderNo);
        for (const act of acts) {
          const { state, refundedAmount } = await buyer.call(getOrder, { params: { shopOrderNo } });
          if (act === 'send' && state === 'toShip') await send(shopOrderNo);
          if (act === 'receive' && state === 'shipped') await receive(shopOrderNo);
          if (act === 'back' && state !== 'closed' && refundedAmount < AMOUNT) await giveBack(shopOrderNo, state === 'toShip');
          if (act === 'days') await forward(4 * DAY);
          if (act === 'share') await shareOut();
          const now = await buyer.call(getOrder, { params: { shopOrderNo } });
          const kept = Math.round(999 * (1 - now.refundedAmount / AMOUNT));
          const { provider = 0, waiting = 0, shared = 0, ...others } = await bookOf(shopOrderNo);
          expect([provider + kept, waiting + shared, others]).toEqual([0, kept, {}]);
          const shares = await sharesOf(shopOrderNo);
          expect(Math.round(shares.reduce((sum, { shareAmount }) => sum + shareAmount * 100, 0))).toBe(kept);
          expect(shares.every((row) => row.shareAmount === row.subsidyAmount && row.paidAmount + row.refundedAmount + row.feeAmount === 0)).toBe(true);
          if (kept === 0) expect(['void', 'shared']).toContain(shares.at(-1)?.state);
        }
      }),
      { numRuns: 4, examples: [[['send', 'back', 'receive', 'days', 'days', 'share', 'back', 'back', 'share']], [['back', 'back', 'back', 'share']]] },
    ));

  it('stands in sums and worksheet, which say that it is the subsidy alone', async () => {
    const all = (await dealing(listShopShares, { query: { size: 50 } })).data;
    const totals = await dealing(sumShopShares);
    expect([totals.count, totals.paidAmount, totals.feeAmount]).toEqual([all.length, 0, 0]);
    expect(totals.shareAmount).toBe(totals.subsidyAmount);
    expect(Math.round(totals.shareAmount * 100)).toBe(Math.round(all.reduce((sum, { shareAmount }) => sum + shareAmount * 100, 0)));
    const cookie = await portal.cookieOf(dealer.accountNo);
    const answer = await portal.portal.http.inject({ url: pathOf(exportShopShares, { query: {} }), headers: { cookie } });
    const rows = (await readXlsx(new Uint8Array(answer.rawPayload))).sheets[0]?.rows ?? [];
    // with the head, and the sums at the end
    expect(rows.length).toBe(1 + all.length + 1);
    expect(rows.slice(1, -1).every((row) => String(row[2]).includes(shareCopy.onCredit))).toBe(true);
  });
});
