import type { Call } from '@portal/client';
import {
  afterSaleClosed,
  afterSaleMoved,
  agreeAfterSale,
  appealAfterSale,
  applyAfterSale,
  cancelAfterSale,
  decideAfterSale,
  getAfterSaleChoices,
  getAfterSaleDetail,
  getShopAfterSale,
  listAfterSales,
  listShopAfterSales,
  piecesTaken,
  receiveGoodsAnew,
  receiveReturnedGoods,
  refuseAfterSale,
  rejectReturnedGoods,
  sendBackGoods,
  sendGoodsAnew,
  type AfterSale,
} from '@portal/contract/after-sale';
import { countOwnCoupons, gotCoupon } from '@portal/contract/coupon';
import { claimOpen, confirmParcel, confirmReceipt, confirmShopOrder, getOrder, placeOrder, shipShopOrder } from '@portal/contract/order';
import { startPayment } from '@portal/contract/payment';
import { afterSaleStates, type AfterSaleAct, type AfterSaleState, type AfterSaleWay } from '@portal/engines/states';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { aCouponTemplate } from '@portal/server/testkit/coupons';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { openTestPayments, type TestPayments } from '@portal/server/testkit/payments';
import type { TestPerson } from '@portal/server/testkit/people';
import { failureOf } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordersHearPaid, ordersHearRefunded } from '../order/index.ts';
import { listOffers, putOffers } from '../price/index.ts';
import { afterSalesHearRefunded } from './index.ts';

const PARCEL = { carrier: '顺丰速运', trackingNo: 'SF1234567' };
const PLACE = '浙江省杭州市滨江区长河路 1 号 仓库 13900000000';
let at: TestPayments;
let desk: TestConsole;
let dealer: TestPerson;
let dealing: Call;
let deciding: Call;
let buyer: TestBuyer;
let serial = 0;
const key = () => `after-${++serial}`;

beforeAll(async () => {
  at = await openTestPayments({
    onSucceeded: [ordersHearPaid({ onOrderMoved: [], onWithdrawn: [], onGivenBack: [] })],
    onRefunded: [ordersHearRefunded, afterSalesHearRefunded({ onOrderMoved: [], onWithdrawn: [], onGivenBack: [] })],
  });
  await insertPlaces(at.portal);
  desk = await openTestConsole(at.portal);
  dealer = await aDealer(at.portal);
  dealing = await at.portal.as(dealer.accountNo);
  deciding = await desk.as(await desk.anOperator('serviceDesk', {}));
  buyer = await aBuyerOf(at.portal, dealer);
});
afterAll(() => at.close());

interface Sold {
  shopOrderNo: string;
  lines: { id: string; skuNo: string }[];
}

/** Paid, and accepted; `prices` and pieces of its lines. */
async function sold(wanted: { price: number; pieces: number }[], by: TestBuyer = buyer): Promise<Sold> {
  const skus: string[] = [];
  for (const { price } of wanted) skus.push((await aSku(at.portal.database, { price })).skuNo);
  await at.portal.database.transaction((db) =>
    putOffers(
      db,
      dealer.merchantNo,
      skus.map((skuNo, index) => ({ skuNo, price: wanted[index]?.price ?? 0, stockTotal: 1000, leadDays: 1 })),
      { now: at.portal.clock.now(), by: null },
    ),
  );
  const productList = skus.map((skuNo, index) => ({ skuNo, quantity: wanted[index]?.pieces ?? 1 }));
  const amount = wanted.reduce((sum, { price, pieces }) => sum + Math.round(price * 100) * pieces, 0) / 100;
  const { payNo, shopOrderNo } = await by.call(placeOrder, { body: { productList, addressId: by.addressId, amount }, idempotencyKey: key() });
  const { payment } = await by.call(startPayment, { body: { businessType: 'order', businessNo: payNo, channel: 'wechat' } });
  at.payAt('wechat', payment?.paymentNo ?? '');
  at.portal.clock.forward(11_000);
  await at.runJob('follow-payments');
  await at.performTasks();
  await dealing(confirmShopOrder, { body: { shopOrderNo } });
  const order = await by.call(getOrder, { params: { shopOrderNo } });
  return { shopOrderNo, lines: order.lines.map(({ id, skuNo }) => ({ id, skuNo })) };
}
const ship = (shopOrderNo: string, lines?: { id: string; quantity: number }[]) =>
  dealing(shipShopOrder, { body: { shopOrderNo, ...PARCEL, trackingNo: `SF-${key()}`, ...(lines ? { lines } : {}) }, idempotencyKey: key() });
const order = (shopOrderNo: string) => buyer.call(getOrder, { params: { shopOrderNo } });

interface Kind {
  way: AfterSaleWay;
  isUnsent: boolean;
}
const FAULT = { faultTypeId: 1, serialNos: ['SN-2026-0001'] };
const apply = ({ shopOrderNo }: Sold, { way, isUnsent }: Kind, lines: { id: string; quantity: number }[], more: object = {}) =>
  buyer.call(applyAfterSale, {
    body: { shopOrderNo, way, isUnsent, lines, reason: 'quality', ...(way === 'repair' ? FAULT : {}), ...more },
    idempotencyKey: key(),
  });
const one = ({ afterSaleNo }: { afterSaleNo: string }) => ({ afterSaleNo });
const stateOf = async (afterSaleNo: string) => (await buyer.call(getAfterSaleDetail, { params: { afterSaleNo } })).state;

/** Each act of the table as the server knows it; null: there is no call of that person for it. */
const ACTS: Readonly<
  Record<AfterSaleAct, Partial<Record<'buyer' | 'dealer' | 'provider' | 'clock' | 'payment', (no: { afterSaleNo: string }) => Promise<unknown>>>>
> = {
  agreeRefund: { dealer: (no) => dealing(agreeAfterSale, { body: no }), clock: runOut },
  agreeReturn: { dealer: (no) => dealing(agreeAfterSale, { body: { ...no, returnAddress: PLACE } }) },
  refuse: { dealer: (no) => dealing(refuseAfterSale, { body: { ...no, text: '已拆封' } }) },
  cancel: { buyer: (no) => buyer.call(cancelAfterSale, { body: no }) },
  expire: { clock: runOut },
  sendBack: { buyer: (no) => buyer.call(sendBackGoods, { body: { ...no, ...PARCEL } }) },
  receiveGoods: { dealer: (no) => dealing(receiveReturnedGoods, { body: no }) },
  rejectGoods: { dealer: (no) => dealing(rejectReturnedGoods, { body: { ...no, text: '少了配件' } }) },
  sendAnew: { dealer: (no) => dealing(sendGoodsAnew, { body: { ...no, ...PARCEL } }) },
  receiveAnew: { buyer: (no) => buyer.call(receiveGoodsAnew, { body: no }), clock: runOut },
  appeal: { buyer: (no) => buyer.call(appealAfterSale, { body: { ...no, text: '商品确有问题' } }), clock: runOut },
  award: { provider: (no) => deciding(decideAfterSale, { body: { ...no, decision: 'award', text: '凭证充分' } }) },
  dismiss: { provider: (no) => deciding(decideAfterSale, { body: { ...no, decision: 'dismiss', text: '凭证不足' } }) },
  refund: { payment: () => goBack() },
};

/** As if its time were up. */
async function runOut({ afterSaleNo }: { afterSaleNo: string }): Promise<void> {
  await at.portal.database.pool.query(`update after_sale set gmt_deadline = $2 where after_sale_no = $1 and gmt_deadline is not null`, [
    afterSaleNo,
    new Date(at.portal.clock.now() - 1),
  ]);
  await at.portal.runJob('end-overdue-after-sales');
}
/** What is on its way back arrives. */
const goBack = async () => {
  await at.portal.performTasks();
  at.portal.clock.forward(61_000);
  await at.runJob('follow-payments');
  await at.performTasks();
};

/** Two kinds are walked whole; of the others only where they differ. */
const WALKS: (Kind & { only?: AfterSaleState[] })[] = [
  { way: 'refund', isUnsent: true },
  { way: 'return', isUnsent: false },
  { way: 'refund', isUnsent: false, only: ['applied'] },
  { way: 'exchange', isUnsent: false, only: ['sellerAgreed', 'buyerShipped', 'sentAnew'] },
  { way: 'repair', isUnsent: false, only: ['buyerShipped'] },
];
const walked = new Set<string>();
/** Whether the act is one of this kind of request at all. */
function isOfKind(act: AfterSaleAct, who: string, { way, isUnsent }: Kind): boolean {
  if (act === 'agreeRefund') return way === 'refund' && (who !== 'clock' || isUnsent);
  if (act === 'agreeReturn') return way !== 'refund';
  if (act === 'receiveGoods') return way === 'return';
  if (act === 'sendAnew') return way === 'exchange' || way === 'repair';
  return act !== 'appeal' || who !== 'clock' || !isUnsent;
}

describe('every edge of a request against the server (AFTER-2, AFTER-3)', () => {
  it.each(WALKS)('$way, unsent $isUnsent: what the table allows leads there, all else is refused', async ({ only, ...kind }) => {
    const whole = await sold([{ price: 0.99, pieces: 500 }]);
    if (!kind.isUnsent) await ship(whole.shopOrderNo);
    const [line] = whole.lines;
    const start = async () => one(await apply(whole, kind, [{ id: line?.id ?? '', quantity: 1 }]));
    const paths = new Map<AfterSaleState, [AfterSaleAct, string][]>([['applied', []]]);
    const reach = async (path: readonly [AfterSaleAct, string][]) => {
      const no = await start();
      for (const [act, who] of path) await ACTS[act][who as 'buyer']?.(no);
      return no;
    };
    for (const [state, path] of paths) {
      if (only && !only.includes(state) && path.length > 0) continue;
      const there = await reach(path);
      expect(await stateOf(there.afterSaleNo)).toBe(state);
      for (const act of afterSaleStates.acts)
        for (const who of afterSaleStates.who) {
          const perform = ACTS[act][who];
          // asked again by the same person it is done already
          if (perform === undefined || path.findLast(([, by]) => by === who)?.[0] === act) continue;
          // agreeing is one call, which knows by the way what is agreed to
          if (act === (kind.way === 'refund' ? 'agreeReturn' : 'agreeRefund')) continue;
          const after = isOfKind(act, who, kind) ? afterSaleStates.after(state, act, who) : null;
          if (after !== null) {
            const fresh = await reach(path);
            await perform(fresh);
            expect([act, who, await stateOf(fresh.afterSaleNo)]).toEqual([act, who, after]);
            walked.add(`${state} ${act} ${who}`);
            if (!paths.has(after)) paths.set(after, [...path, [act, who]]);
          } else if (who !== 'clock' && who !== 'payment') {
            expect([act, who, (await failureOf(perform(there))).code]).toEqual([act, who, afterSaleMoved.code]);
          }
        }
      if (state !== 'waitRefund') expect(await stateOf(there.afterSaleNo)).toBe(state);
    }
    const { lines } = await order(whole.shopOrderNo);
    const fixed = await at.rows<{ pieces: string; amount: string }>(
      `select sum(l.quantity) as pieces, sum(a.amount) as amount from after_sale a join after_sale_line l using (after_sale_no) where shop_order_no = '${whole.shopOrderNo}' and gmt_fixed is not null`,
    );
    expect([lines[0]?.refundedQuantity, Math.round(Number(fixed[0]?.amount) * 100)]).toEqual([Number(fixed[0]?.pieces), Number(fixed[0]?.pieces) * 99]);
  });

  it('no edge of the table was left out', () => {
    const { states, acts, who, may } = afterSaleStates;
    const edges = states.flatMap((state) => acts.flatMap((act) => who.flatMap((person) => (may(state, act, person) ? [`${state} ${act} ${person}`] : []))));
    expect([...walked].toSorted()).toEqual(edges.toSorted());
  });
});

describe('money and pieces (AFTER-4, AFTER-5)', () => {
  it('all that was not sent goes back with the freight, closes the order and frees the stock', async () => {
    const whole = await sold([
      { price: 10, pieces: 3 },
      { price: 0.01, pieces: 7 },
    ]);
    const stock = async () =>
      (
        await listOffers(
          at.portal.database.db,
          dealer.merchantNo,
          whole.lines.map(({ skuNo }) => skuNo),
        )
      ).map(({ stockTotal }) => stockTotal);
    expect(await stock()).toEqual([997, 993]);
    const [first, second] = whole.lines;
    const part = await apply(whole, { way: 'refund', isUnsent: true }, [{ id: first?.id ?? '', quantity: 2 }]);
    expect(part).toMatchObject({ amount: 20, isAmountFixed: false, status: 10 });
    // what is asked back is not sent meanwhile
    expect((await failureOf(ship(whole.shopOrderNo, [{ id: first?.id ?? '', quantity: 2 }]))).code).toBe(claimOpen.code);
    await dealing(agreeAfterSale, { body: one(part) });
    expect(await stock()).toEqual([999, 993]);
    await goBack();
    expect(await order(whole.shopOrderNo)).toMatchObject({ state: 'toShip', refundedAmount: 20 });
    const rest = await apply(whole, { way: 'refund', isUnsent: true }, [
      { id: first?.id ?? '', quantity: 1 },
      { id: second?.id ?? '', quantity: 7 },
    ]);
    await dealing(agreeAfterSale, { body: one(rest) });
    await goBack();
    const closed = await order(whole.shopOrderNo);
    expect(closed).toMatchObject({ state: 'closed', refundedAmount: 30.07, closeReason: '全部退款' });
    expect(closed.refundedAmount).toBe(closed.amount);
    expect(await stock()).toEqual([1000, 1000]);
    expect(await stateOf(rest.afterSaleNo)).toBe('completed');
    expect(closed.events.map(({ act }) => act)).toEqual([
      'place',
      'pay',
      'confirm',
      'afterSale',
      'afterSale',
      'refund',
      'afterSale',
      'afterSale',
      'refundAll',
      'refund',
    ]);
    const refunds = await at.rows<{ amount_fen: string }>(
      `select amount_fen from payment_refund where request_no like '${whole.shopOrderNo}%' order by amount_fen::int`,
    );
    expect(refunds.map(({ amount_fen }) => Number(amount_fen))).toEqual([1007, 2000]);
  });

  it('without the rest that is not sent the order is on its way whole; what was sent is received, and can be returned, to the fen', async () => {
    const whole = await sold([{ price: 33.33, pieces: 3 }]);
    const id = whole.lines[0]?.id ?? '';
    await ship(whole.shopOrderNo, [{ id, quantity: 2 }]);
    const rest = await apply(whole, { way: 'refund', isUnsent: true }, [{ id, quantity: 1 }]);
    // nothing is left that could be sent
    expect((await failureOf(ship(whole.shopOrderNo))).code).toBe(claimOpen.code);
    await dealing(agreeAfterSale, { body: one(rest) });
    expect((await order(whole.shopOrderNo)).state).toBe('shipped');
    await buyer.call(confirmReceipt, { body: { shopOrderNo: whole.shopOrderNo } });
    expect((await order(whole.shopOrderNo)).state).toBe('completed');
    const back = await apply(whole, { way: 'return', isUnsent: false }, [{ id, quantity: 2 }]);
    await ACTS.agreeReturn.dealer?.(one(back));
    await ACTS.sendBack.buyer?.(one(back));
    await ACTS.receiveGoods.dealer?.(one(back));
    await goBack();
    const done = await order(whole.shopOrderNo);
    expect([done.refundedAmount, done.lines[0]?.refundedQuantity]).toEqual([99.99, 3]);
    expect(await buyer.call(getAfterSaleDetail, { params: one(back) })).toMatchObject({
      state: 'completed',
      amount: 66.66,
      isAmountFixed: true,
      sentBack: PARCEL,
      returnAddress: PLACE,
      gmtDeadline: null,
    });
  });

  it('where all that was sent has come already, the order is over without the rest', async () => {
    const whole = await sold([{ price: 33.33, pieces: 3 }]);
    const id = whole.lines[0]?.id ?? '';
    await ship(whole.shopOrderNo, [{ id, quantity: 2 }]);
    await buyer.call(confirmParcel, { body: { shopOrderNo: whole.shopOrderNo, parcelNo: 1 } });
    await dealing(agreeAfterSale, { body: one(await apply(whole, { way: 'refund', isUnsent: true }, [{ id, quantity: 1 }])) });
    const { state, events } = await order(whole.shopOrderNo);
    expect([state, events.slice(-2).map(({ act, text }) => [act, text])]).toEqual([
      'completed',
      [
        ['refundRest', ''],
        ['receive', '包裹均已收到'],
      ],
    ]);
  });

  it('of two who ask for the same pieces at once one is told; as many as there are, once', async () => {
    const whole = await sold([{ price: 5, pieces: 4 }]);
    const id = whole.lines[0]?.id ?? '';
    const kind = { way: 'refund', isUnsent: true } as const;
    const asked = await Promise.allSettled([3, 3, 1, 1].map((quantity) => apply(whole, kind, [{ id, quantity }])));
    const told = asked.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as { code: number }] : []));
    expect(told.length).toBeGreaterThan(0);
    expect(told.map(({ code }) => code)).toEqual(told.map(() => piecesTaken.code));
    const taken = asked.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.lines.map(({ quantity }) => quantity) : []));
    expect(taken.reduce((sum, pieces) => sum + pieces, 0)).toBeLessThanOrEqual(4);
    expect((await order(whole.shopOrderNo)).lines[0]?.heldQuantity).toBe(taken.reduce((sum, pieces) => sum + pieces, 0));
    // both at once: agreed and taken back
    const [no] = asked.flatMap((answer) => (answer.status === 'fulfilled' ? [one(answer.value)] : []));
    const both = await Promise.allSettled([
      dealing(agreeAfterSale, { body: no ?? one({ afterSaleNo: '' }) }),
      buyer.call(cancelAfterSale, { body: no ?? one({ afterSaleNo: '' }) }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('refused pieces may be sent, and the provider is asked about what was sent then', async () => {
    const whole = await sold([{ price: 8, pieces: 2 }]);
    const id = whole.lines[0]?.id ?? '';
    const no = one(await apply(whole, { way: 'refund', isUnsent: true }, [{ id, quantity: 2 }]));
    await ACTS.refuse.dealer?.(no);
    await ship(whole.shopOrderNo);
    expect(await buyer.call(appealAfterSale, { body: { ...no, text: '仍要求退款' } })).toMatchObject({ state: 'arbitration', isUnsent: false });
    await ACTS.award.provider?.(no);
    await goBack();
    expect(await order(whole.shopOrderNo)).toMatchObject({ state: 'shipped', refundedAmount: 16, lines: [{ refundedQuantity: 2, withdrawnQuantity: 0 }] });
  });

  it('an exchange moves no money, and its pieces may be complained of again', async () => {
    const whole = await sold([{ price: 8, pieces: 1 }]);
    const id = whole.lines[0]?.id ?? '';
    await ship(whole.shopOrderNo);
    const no = one(await apply(whole, { way: 'exchange', isUnsent: false }, [{ id, quantity: 1 }]));
    const shown = await ACTS.agreeReturn.dealer?.(no);
    expect(shown).toMatchObject({ amount: 0, state: 'sellerAgreed' });
    await ACTS.sendBack.buyer?.(no);
    expect((await failureOf(dealing(receiveReturnedGoods, { body: no }))).code).toBe(afterSaleMoved.code);
    await ACTS.sendAnew.dealer?.(no).then(() => ACTS.receiveAnew.buyer?.(no));
    expect(await order(whole.shopOrderNo)).toMatchObject({ refundedAmount: 0, lines: [{ refundedQuantity: 0 }] });
    expect((await buyer.call(getAfterSaleChoices, { params: { shopOrderNo: whole.shopOrderNo } })).lines[0]?.sentLeft).toBe(1);
  });

  it('after receipt it may be asked for during fifteen days', async () => {
    const whole = await sold([{ price: 8, pieces: 2 }]);
    const lines = [{ id: whole.lines[0]?.id ?? '', quantity: 1 }];
    await ship(whole.shopOrderNo);
    await buyer.call(confirmReceipt, { body: { shopOrderNo: whole.shopOrderNo } });
    expect((await apply(whole, { way: 'return', isUnsent: false }, lines)).state).toBe('applied');
    await at.portal.database.pool.query(`update order_event set gmt_create = gmt_create - interval '16 days' where shop_order_no = $1`, [whole.shopOrderNo]);
    expect((await failureOf(apply(whole, { way: 'return', isUnsent: false }, lines))).code).toBe(afterSaleClosed.code);
    expect((await buyer.call(getAfterSaleChoices, { params: { shopOrderNo: whole.shopOrderNo } })).lines[0]?.sentLeft).toBe(0);
  });
});

describe('from outside (AFTER-1, AFTER-7, AFTER-9)', () => {
  it('takes whole pieces that are there, and no amount', async () => {
    const whole = await sold([{ price: 8, pieces: 2 }]);
    const id = whole.lines[0]?.id ?? '';
    const body = (quantity: unknown, more: object = {}) =>
      ({ shopOrderNo: whole.shopOrderNo, way: 'refund', isUnsent: true, lines: [{ id, quantity }], reason: 'quality', ...more }) as never;
    const asked = (what: never) => buyer.call(applyAfterSale, { body: what, idempotencyKey: key() });
    for (const quantity of [0, -1, 1.5, 1e9, '2', '２', null]) expect((await failureOf(asked(body(quantity)))).code).toBe(400);
    for (const more of [{ amount: 1 }, { lines: [] }, { way: 'return' }, { way: 'gift' }, { reason: '' }, { pictures: ['nobodys'] }])
      expect([more, (await failureOf(asked(body(1, more)))).code]).toEqual([more, 400]);
    expect((await failureOf(asked(body(3)))).code).toBe(piecesTaken.code);
    const twice = [
      { id, quantity: 1 },
      { id, quantity: 2 },
    ];
    expect((await failureOf(asked(body(1, { lines: twice })))).code).toBe(piecesTaken.code);
    expect((await failureOf(asked(body(1, { lines: [{ id: 'other', quantity: 1 }] })))).code).toBe(404);
    expect((await order(whole.shopOrderNo)).lines[0]?.heldQuantity).toBe(0);
  });

  it('nothing is repaired because it is unwanted', async () => {
    const whole = await sold([{ price: 8, pieces: 2 }]);
    const lines = [{ id: whole.lines[0]?.id ?? '', quantity: 1 }];
    const asking = buyer.call(applyAfterSale, {
      body: { shopOrderNo: whole.shopOrderNo, way: 'repair', isUnsent: false, lines, reason: 'unwanted', ...FAULT },
      idempotencyKey: key(),
    });
    expect(await failureOf(asking)).toMatchObject({ code: 400, message: '维修请选择商品的故障原因' });
  });

  it('a repair keeps what is wrong and with which devices, each once, for the dealer to read (AFTER-13)', async () => {
    const whole = await sold([{ price: 8, pieces: 3 }]);
    await ship(whole.shopOrderNo);
    const said = { faultTypeId: 2, serialNos: ['sn-000001', 'SN-000001', 'SN-000002'] };
    const { afterSaleNo } = await apply(whole, { way: 'repair', isUnsent: false }, [{ id: whole.lines[0]?.id ?? '', quantity: 2 }], said);
    expect(await dealing(getShopAfterSale, { params: { afterSaleNo } })).toMatchObject({ faultTypeId: 2, serialNos: ['SN-000001', 'SN-000002'] });
  });

  it('one key is one request', async () => {
    const whole = await sold([{ price: 8, pieces: 2 }]);
    const body = {
      shopOrderNo: whole.shopOrderNo,
      way: 'refund' as const,
      isUnsent: true,
      lines: [{ id: whole.lines[0]?.id ?? '', quantity: 1 }],
      reason: 'unwanted' as const,
    };
    const request = { body, idempotencyKey: key() };
    const answers = await Promise.all([1, 2, 3].map(() => buyer.call(applyAfterSale, request)));
    expect(new Set(answers.map(({ afterSaleNo }) => afterSaleNo)).size).toBe(1);
  });

  it('is nobody’s but the buyer’s and the dealer’s that sold', async () => {
    const whole = await sold([{ price: 8, pieces: 2 }]);
    const lines = [{ id: whole.lines[0]?.id ?? '', quantity: 1 }];
    const request = await apply(whole, { way: 'refund', isUnsent: true }, lines);
    const no = one(request);
    const otherDealer = await aDealer(at.portal);
    const other = await at.portal.as(otherDealer.accountNo);
    const stranger = await aBuyerOf(at.portal, dealer);
    const { shopOrderNo } = whole;
    for (const attempt of [
      () => stranger.call(getAfterSaleDetail, { params: no }),
      () => stranger.call(cancelAfterSale, { body: no }),
      () => stranger.call(getAfterSaleChoices, { params: { shopOrderNo } }),
      () => stranger.call(applyAfterSale, { body: { shopOrderNo, way: 'refund', isUnsent: true, lines, reason: 'quality' }, idempotencyKey: key() }),
      () => other(getShopAfterSale, { params: no }),
      () => other(agreeAfterSale, { body: no }),
      () => other(refuseAfterSale, { body: { ...no, text: '不同意' } }),
    ])
      expect((await failureOf(attempt())).code).toBe(404);
    expect((await failureOf(buyer.call(agreeAfterSale, { body: no }))).code).toBe(403);
    expect((await failureOf(dealing(cancelAfterSale, { body: no }))).code).toBe(403);
    const mine = (list: { data: { afterSaleNo: string }[] }) => list.data.some(({ afterSaleNo }) => afterSaleNo === no.afterSaleNo);
    expect(mine(await stranger.call(listAfterSales, { query: {} }))).toBe(false);
    expect(mine(await other(listShopAfterSales, { query: {} }))).toBe(false);
    expect(mine(await buyer.call(listAfterSales, { query: { keyword: no.afterSaleNo, state: 'applied' } }))).toBe(true);
    expect(mine(await dealing(listShopAfterSales, { query: { keyword: no.afterSaleNo } }))).toBe(true);
  });

  it('tells whoever did not do it, once a step, and where goods go back to', async () => {
    const whole = await sold([{ price: 8, pieces: 2 }]);
    await ship(whole.shopOrderNo);
    const no = one(await apply(whole, { way: 'return', isUnsent: false }, [{ id: whole.lines[0]?.id ?? '', quantity: 1 }]));
    expect((await failureOf(dealing(agreeAfterSale, { body: no }))).fields).toEqual({ returnAddress: '请填写退货地址、收件人和电话' });
    await Promise.all([1, 2].map(() => dealing(agreeAfterSale, { body: { ...no, returnAddress: PLACE } })));
    await ACTS.sendBack.buyer?.(no);
    await ACTS.rejectGoods.dealer?.(no);
    await ACTS.appeal.buyer?.(no);
    await ACTS.dismiss.provider?.(no);
    const titles = async (accountNo: string) =>
      (await at.rows<{ title: string }>(`select title from message where account_no = '${accountNo}' and text like '%${no.afterSaleNo}%' order by title`)).map(
        ({ title }) => title,
      );
    expect(await titles(buyer.accountNo)).toEqual(['经销商已同意，请寄回商品', '经销商拒收了退回的商品', '平台驳回了售后申请'].toSorted());
    expect(await titles(dealer.accountNo)).toEqual(['售后单已转平台处理', '平台驳回了买家的申请', '有新的售后申请待处理', '买家已寄回商品'].toSorted());
    const shown: AfterSale & { lastReturnAddress: string } = await dealing(getShopAfterSale, { params: no });
    expect(shown).toMatchObject({ state: 'platformRefused', lastReturnAddress: PLACE, gmtDeadline: null });
    const log = await at.rows<{ act: string }>(`select act from operator_log where target = '${no.afterSaleNo}'`);
    expect(log).toEqual([{ act: 'decideAfterSale' }]);
  });
});

it('an order of which nothing was kept gives its coupon back with its last piece, and none before (COUPON-7)', async () => {
  const by = await aBuyerOf(at.portal, dealer);
  const { skuNo } = await aSku(at.portal.database, { price: 100 });
  const offers = [{ skuNo, price: 100, stockTotal: 10, leadDays: 1 }];
  await at.portal.database.transaction((db) => putOffers(db, dealer.merchantNo, offers, { now: at.portal.clock.now(), by: null }));
  const templateNo = await aCouponTemplate(at.portal, dealer.merchantNo);
  const { couponNo } = await by.call(gotCoupon, { body: { templateNo }, idempotencyKey: key() });
  const body = { productList: [{ skuNo, quantity: 2 }], addressId: by.addressId, amount: 190, couponIds: [couponNo] };
  const { payNo, shopOrderNo } = await by.call(placeOrder, { body, idempotencyKey: key() });
  const { payment } = await by.call(startPayment, { body: { businessType: 'order', businessNo: payNo, channel: 'wechat' } });
  at.payAt('wechat', payment?.paymentNo ?? '');
  at.portal.clock.forward(11_000);
  await at.runJob('follow-payments');
  await at.performTasks();
  await dealing(confirmShopOrder, { body: { shopOrderNo } });
  await ship(shopOrderNo);
  await by.call(confirmReceipt, { body: { shopOrderNo } });
  const [line] = (await by.call(getOrder, { params: { shopOrderNo } })).lines;
  const unused: number[] = [];
  for (let piece = 0; piece < 2; piece++) {
    const asked = { shopOrderNo, way: 'refund' as const, isUnsent: false, lines: [{ id: line?.id ?? '', quantity: 1 }], reason: 'quality' as const };
    const { afterSaleNo } = await by.call(applyAfterSale, { body: asked, idempotencyKey: key() });
    await dealing(agreeAfterSale, { body: { afterSaleNo, returnAddress: '' } });
    unused.push((await by.call(countOwnCoupons)).unused);
  }
  expect(unused).toEqual([0, 1]);
});
