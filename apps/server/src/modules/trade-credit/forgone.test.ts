/** What a dealer promised to hand back, and a repayment that was none (ORDER-50). */
import type { Call } from '@portal/client';
import { cancelOrder, confirmShopOrder, getOrder, getShopOrder, placeOrder } from '@portal/contract/order';
import { listMessages } from '@portal/contract/message';
import { getCustomerCredit, recordRepayment, reverseRepayment, saveCreditTerms } from '@portal/contract/trade-credit';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let portal: TestPortal;
let dealing: Call;
let buyer: TestBuyer;
let keys = 0;
const key = () => `forgone-${++keys}`;

beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
});
afterAll(() => portal.close());

/** A dealer and a customer of its own, with an account of nothing yet. */
async function open(): Promise<void> {
  const dealer = await aDealer(portal);
  dealing = await portal.as(dealer.accountNo);
  buyer = await aBuyerOf(portal, dealer);
  await dealing(saveCreditTerms, { body: { customerNo: buyer.merchantNo, limit: 100_000, termDays: 30 } });
}
async function buy(amount: number): Promise<string> {
  portal.clock.forward(1000);
  const { skuNo } = await aSku(portal.database, { price: amount });
  const body = { productList: [{ skuNo, quantity: 1 }], addressId: buyer.addressId, amount, payWay: 'credit' as const };
  return (await buyer.call(placeOrder, { body, idempotencyKey: key() })).shopOrderNo;
}
const accept = (shopOrderNo: string) => dealing(confirmShopOrder, { body: { shopOrderNo } });
const cancel = (shopOrderNo: string) => buyer.call(cancelOrder, { body: { shopOrderNo, reason: '不需要了' } });
const credit = () => dealing(getCustomerCredit, { query: { customerNo: buyer.merchantNo } });
async function repay(amount: number): Promise<number> {
  await dealing(recordRepayment, { body: { customerNo: buyer.merchantNo, amount, isAnother: true }, idempotencyKey: key() });
  return (await credit()).movements[0]?.id ?? 0;
}
const reverse = (movementId: number) =>
  dealing(reverseRepayment, { body: { customerNo: buyer.merchantNo, movementId, reason: '登记有误' }, idempotencyKey: key() });
const said = async (shopOrderNo: string, act: 'refund' | 'forgo') =>
  (await buyer.call(getOrder, { params: { shopOrderNo } })).events.filter((event) => event.act === act).map(({ text }) => text);
const toldTo = async (call: Call) => (await call(listMessages, { query: {} })).data.map(({ text }) => text);
const fenIn = (text: string, figure: RegExp): number => Math.round(Number((figure.exec(text)?.[1] ?? '0').replaceAll(',', '')) * 100);

describe('what a dealer promised to hand back of a repayment that was none (ORDER-50)', () => {
  it('is named before it is taken back, and falls away in each order that promised it, for buyer and dealer', async () => {
    await open();
    await accept(await buy(976));
    const [first, second] = [await buy(962), await buy(962)];
    const wrong = await repay(2500);
    await cancel(first);
    await cancel(second);
    expect(await said(first, 'refund')).toEqual(['已还款的 ¥962.00 由经销商线下退回']);
    expect(await said(second, 'refund')).toEqual(['抵减账期欠款 ¥400.00，已还款的 ¥562.00 由经销商线下退回']);
    const forgone = [
      { shopOrderNo: second, amount: 562 },
      { shopOrderNo: first, amount: 962 },
    ];
    expect((await credit()).movements.find(({ id }) => id === wrong)?.forgone).toEqual(forgone);
    const { movements, figures } = await reverse(wrong);
    expect(movements[0]).toMatchObject({ act: 'reverse', amount: 976, back: 1524, forgone: [] });
    expect(movements.find(({ id }) => id === wrong)?.forgone).toEqual([]);
    expect(figures).toMatchObject({ used: 976, owed: 976 });
    for (const [shopOrderNo, amount] of [
      [first, '962'],
      [second, '562'],
    ] as const) {
      const words = `还款登记有误已冲销，无需再线下退回 ¥${amount}.00`;
      expect(await said(shopOrderNo, 'forgo')).toEqual([words]);
      expect((await dealing(getShopOrder, { params: { shopOrderNo } })).events.at(-1)).toMatchObject({ act: 'forgo', who: 'dealer', text: words });
      expect(await toldTo(buyer.call)).toContain(`订单 ${shopOrderNo}：${words}。`);
      // which names the customer
      expect(await toldTo(dealing)).toContainEqual(expect.stringMatching(`^客户 .+：订单 ${shopOrderNo}：${words}。$`));
    }
    expect(await toldTo(buyer.call)).toContain('还款 ¥2,500.00 登记有误，已冲销，欠款恢复 ¥976.00，另有 ¥1,524.00 无需再线下退回。原因：登记有误');
  });

  it('falls away in part where another repayment of the order stands', async () => {
    await open();
    const shopOrderNo = await buy(300);
    await repay(200);
    const wrong = await repay(99.99);
    await cancel(shopOrderNo);
    expect(await said(shopOrderNo, 'refund')).toEqual(['抵减账期欠款 ¥0.01，已还款的 ¥299.99 由经销商线下退回']);
    await reverse(wrong);
    expect(await said(shopOrderNo, 'forgo')).toEqual(['还款登记有误已冲销，无需再线下退回 ¥99.99，仍需线下退回 ¥200.00']);
  });

  it('comes, in every order’s timeline, to what the account still hands back, whatever was repaid, cancelled and taken back', async () => {
    const act = fc.tuple(fc.constantFrom('buy', 'accept', 'cancel', 'repay', 'repay', 'cancel', 'reverse'), fc.nat(20), fc.integer({ min: 1, max: 60_000 }));
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 16 }), async (acts) => {
        await open();
        const placed = [await buy(300.01)];
        let waiting = [...placed];
        const repaid: number[] = [];
        for (const [kind, at, fenOf] of acts) {
          const one = waiting[at % Math.max(1, waiting.length)];
          if (kind === 'buy') {
            const shopOrderNo = await buy(fenOf / 100);
            placed.push(shopOrderNo);
            waiting.push(shopOrderNo);
          } else if (kind === 'repay') {
            const used = (await credit()).figures?.used ?? 0;
            if (used > 0) repaid.push(await repay(Math.min(used, fenOf / 100)));
          } else if (kind === 'reverse') for (const id of repaid.splice(at % Math.max(1, repaid.length), 1)) await reverse(id);
          else if (one !== undefined) {
            await (kind === 'accept' ? accept(one) : cancel(one));
            waiting = waiting.filter((known) => known !== one);
          }
        }
        const { rows } = await portal.database.pool.query<{ no: string; back: number }>(
          'select shop_order_no as no, back_fen::int as back from trade_credit_debt where shop_order_no = any($1)',
          [placed],
        );
        for (const { no, back } of rows) {
          const promised = (await said(no, 'refund')).reduce((sum, text) => sum + fenIn(text, /已还款的 ¥([\d.,]+) 由经销商线下退回/), 0);
          const away = await said(no, 'forgo');
          expect(promised - away.reduce((sum, text) => sum + fenIn(text, /无需再线下退回 ¥([\d.,]+)/), 0)).toBe(back);
          expect(away.length === 0 ? back : fenIn(away.at(-1) ?? '', /仍需线下退回 ¥([\d.,]+)/)).toBe(back);
        }
      }),
      { numRuns: 10 },
    );
  });
});
