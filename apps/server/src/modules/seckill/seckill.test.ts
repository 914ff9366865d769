import { addPricingGroup, moveCustomers } from '@portal/contract/customer';
import { cancelOrder, getOrder, listOrders } from '@portal/contract/order';
import { startPayment } from '@portal/contract/payment';
import {
  abandonShopSeckill,
  buySeckill,
  getSeckill,
  getShopSeckill,
  listSeckills,
  listShopSeckills,
  makeShopSeckill,
  seckillAbandoned,
  seckillAmountChanged,
  seckillFewLeft,
  seckillFinished,
  seckillMoved,
  seckillNotStarted,
  seckillOverLimit,
  seckillPriceUneven,
  seckillSoldOut,
  seckillStockShort,
  seckillUnpaid,
  calculateSeckill,
  findShopSeckillGoods,
  searchShopSeckillGoods,
  seckillCopy,
} from '@portal/contract/seckill';
import { SECKILL_STATUS } from '@portal/engines/states';
import { aSku } from '@portal/server/testkit/goods';
import { getShopList, promotionShop } from '@portal/contract/dealer';
import { insertPlaces } from '@portal/server/testkit/papers';
import { aPerson, type TestPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aPlatformSale, aShopSale, type SaleFields } from '@portal/server/testkit/seckill';
import { aBuyerOf, aDealer, anAddressOf, type TestBuyer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Telling } from '../../platform/http/context.ts';
import type { OnWithdrawn } from '../order/index.ts';
import { listOffers, putOffers, putTierPrices } from '../price/index.ts';
import { insertSuites } from '../suite/index.ts';
import { openSeckillGate } from './gate.ts';
import { seckillsHearOrders, seckillsHearWithdrawn } from './hear-orders.ts';

let portal: TestPortal;
let dealer: TestPerson;
let serial = 0;

beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
  dealer = await aDealer(portal);
});
afterAll(() => portal.close());

const aBuyer = (): Promise<TestBuyer> => aBuyerOf(portal, dealer);
/** A model that the dealer has twenty of. */
async function aModel(stockTotal = 20): Promise<string> {
  const { skuNo } = await aSku(portal.database, { price: 100 });
  await portal.database.transaction((db) =>
    putOffers(db, dealer.merchantNo, [{ skuNo, price: 100, stockTotal, leadDays: 2 }], { now: portal.clock.now(), by: null }),
  );
  return skuNo;
}
const stockOf = async (skuNo: string) => (await listOffers(portal.database.db, dealer.merchantNo, [skuNo]))[0]?.stockTotal;
async function aSale(pieces = 3, fields: Partial<SaleFields> & { price?: number; limitQuantity?: number } = {}) {
  const skuNo = await aModel();
  const { price = 60, limitQuantity = 1, ...rest } = fields;
  const sale = await aShopSale(portal, dealer, { items: [{ code: skuNo, price, limitQuantity }], stock: { [skuNo]: pieces }, ...rest });
  return { ...sale, skuNo, itemNo: sale.itemNos[0] ?? '' };
}
const buy = (
  { call, addressId }: Pick<TestBuyer, 'call' | 'addressId'>,
  itemNo: string,
  more: { quantity?: number; amount?: number; attemptNo?: string } = {},
) => {
  const { quantity = 1, amount = 60 * quantity, attemptNo = `try-${++serial}` } = more;
  return call(buySeckill, { params: { itemNo, attemptNo }, body: { quantity, amount, addressId } });
};
const left = async (itemNo: string, { call }: Pick<TestBuyer, 'call'>) => (await call(getSeckill, { params: { itemNo } })).item;
const refusal = async (asked: Promise<unknown>) => (await failureOf(asked)).code;
/** Another account of the same enterprise. */
async function aColleague(of: TestBuyer): Promise<TestBuyer> {
  const person = await aPerson(portal.database);
  await portal.database.pool.query('insert into account_identity (account_no, merchant_no, choose_on) values ($1, $2, true)', [
    person.accountNo,
    of.merchantNo,
  ]);
  const call = await portal.as(person.accountNo);
  const colleague = { ...person, merchantNo: of.merchantNo, call };
  return { ...colleague, addressId: await anAddressOf(colleague) };
}

describe('a flash sale as it is bought (SECKILL-4 to SECKILL-7)', () => {
  it('tells who pays less otherwise, by a pricing group, before it is bought (SECKILL-13)', async () => {
    const [member, other] = [await aBuyer(), await aBuyer()];
    const shop = await portal.as(dealer.accountNo);
    const terms = { groupName: '半价客户', rate: 50, beginDate: null, endDate: null };
    const { groupNo } = await shop(addPricingGroup, { body: terms, idempotencyKey: 'seckill-group' });
    await shop(moveCustomers, { body: { groupNo, customerNos: [member.merchantNo] } });
    const { itemNo } = await aSale(3, { limitQuantity: 2 });
    const sumOf = ({ call }: TestBuyer) => call(calculateSeckill, { body: { itemNo, quantity: 2 } });
    expect(await sumOf(member)).toMatchObject({ goodsAmount: 120, usualAmount: 100 });
    expect(await sumOf(other)).toMatchObject({ goodsAmount: 120, usualAmount: 200 });
  });

  it('is won by an order at its price, held for ten minutes, of the activity’s own pieces', async () => {
    const buyer = await aBuyer();
    const { itemNo, skuNo } = await aSale();
    expect(await stockOf(skuNo)).toBe(17);
    expect(await buyer.call(calculateSeckill, { body: { itemNo, quantity: 1 } })).toMatchObject({
      goodsAmount: 60,
      amount: 60,
      isReady: true,
      address: { id: buyer.addressId },
    });
    const placed = await buy(buyer, itemNo);
    expect(Date.parse(placed.gmtExpire) - portal.clock.now()).toBe(10 * 60_000);
    expect(await buyer.call(getOrder, { params: { shopOrderNo: placed.shopOrderNo } })).toMatchObject({
      orderType: 'seckill',
      state: 'pendingPayment',
      amount: 60,
      lines: [{ skuNo, quantity: 1, price: 60, amount: 60, paidAmount: 60 }],
    });
    expect(await buyer.call(getSeckill, { params: { itemNo } })).toMatchObject({
      item: { leftQuantity: 2, originalPrice: 100 },
      boughtQuantity: 1,
      unpaidOrderNo: placed.shopOrderNo,
    });
    expect(await stockOf(skuNo)).toBe(17);
  });

  it('of many at the same moment is won by as many as there are pieces, each once', async () => {
    const { itemNo } = await aSale(4);
    const buyers = await Promise.all(Array.from({ length: 12 }, aBuyer));
    const answers = await Promise.allSettled(buyers.flatMap((buyer, index) => [1, 2].map(() => buy(buyer, itemNo, { attemptNo: `rush-${index}` }))));
    const won = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.orderNo] : []));
    expect([won.length, new Set(won).size]).toEqual([8, 4]);
    for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: seckillSoldOut.code });
    const held = await portal.database.pool.query(
      'select count(distinct merchant_no)::int as n, sum(quantity)::int as pieces from seckill_purchase where item_no = $1',
      [itemNo],
    );
    expect(held.rows).toEqual([{ n: 4, pieces: 4 }]);
    expect(await left(itemNo, buyers[0] as TestBuyer)).toMatchObject({ leftQuantity: 0, status: SECKILL_STATUS.soldOut });
  });

  it('asked again with the number of the attempt is the same order, also once it is sold out', async () => {
    const [winner, loser] = [await aBuyer(), await aBuyer()];
    const { itemNo } = await aSale(1);
    const placed = await buy(winner, itemNo, { attemptNo: 'again' });
    expect(await refusal(buy(loser, itemNo))).toBe(seckillSoldOut.code);
    expect(await buy(winner, itemNo, { attemptNo: 'again' })).toEqual(placed);
    // the number is the caller's own
    expect(await refusal(buy(loser, itemNo, { attemptNo: 'again-2' }))).toBe(seckillSoldOut.code);
  });

  it('gives its pieces back when the order is closed, once, and whoever comes next has them', async () => {
    const [first, second] = [await aBuyer(), await aBuyer()];
    const { itemNo } = await aSale(1);
    const { shopOrderNo } = await buy(first, itemNo);
    expect(await refusal(buy(second, itemNo))).toBe(seckillSoldOut.code);
    await first.call(cancelOrder, { body: { shopOrderNo, reason: '不想买了' } });
    expect(await left(itemNo, first)).toMatchObject({ leftQuantity: 1, status: SECKILL_STATUS.started });
    await first.call(cancelOrder, { body: { shopOrderNo, reason: '不想买了' } });
    expect((await left(itemNo, first)).leftQuantity).toBe(1);
    const { shopOrderNo: next } = await buy(second, itemNo);
    portal.clock.forward(10 * 60_000);
    await portal.runJob('end-overdue-orders');
    expect(await second.call(getOrder, { params: { shopOrderNo: next } })).toMatchObject({ state: 'closed', closeReason: '超时未付款' });
    expect((await left(itemNo, first)).leftQuantity).toBe(1);
    await buy(first, itemNo);
  });

  it('sold out, tells whoever holds a piece unpaid to pay it first, in the session it was won in at once (SECKILL-6)', async () => {
    const [winner, loser] = [await aBuyer(), await aBuyer()];
    const { itemNo } = await aSale(1);
    const { shopOrderNo } = await buy(winner, itemNo);
    expect(await failureOf(buy(winner, itemNo))).toMatchObject({ code: seckillUnpaid.code, data: { shopOrderNo } });
    expect(await refusal(buy(loser, itemNo))).toBe(seckillSoldOut.code);
    // another session of theirs is known where the database is asked again
    portal.clock.forward(1_000);
    const elsewhere = { ...winner, call: await portal.as(winner.accountNo) };
    expect(await failureOf(buy(elsewhere, itemNo))).toMatchObject({ code: seckillUnpaid.code, data: { shopOrderNo } });
    expect(await refusal(buy(await aBuyer(), itemNo))).toBe(seckillSoldOut.code);
  });

  it('is had where promotionShop says: a dealer’s at that dealer, the provider’s where the family is, none that does not run (DEALER-12)', async () => {
    const [buyer, elsewhere] = [await aBuyer(), await aBuyerOf(portal, await aDealer(portal))];
    const person = await portal.as((await aPerson(portal.database)).accountNo);
    const { skuNo, spuNo } = await aSku(portal.database);
    const another = await aSku(portal.database);
    const fields = { items: [{ code: skuNo, price: 60 }], stock: { [skuNo]: 1 } };
    const [own, coming, provided] = [
      await aShopSale(portal, dealer, fields),
      await aShopSale(portal, dealer, { ...fields, from: 10 }),
      await aPlatformSale(portal, fields),
    ];
    const ask = (call: TestBuyer['call'], activityNo: string, family = spuNo) => call(promotionShop, { query: { spuNo: family, activityNo } });
    const numbers = async (call: TestBuyer['call'], activityNo: string) => (await ask(call, activityNo)).map(({ shopNo }) => shopNo);
    expect(await numbers(buyer.call, own.activityNo)).toEqual([dealer.merchantNo]);
    expect(await numbers(person, own.activityNo)).toEqual([dealer.merchantNo]);
    expect(await numbers(elsewhere.call, own.activityNo)).toEqual([]);
    for (const call of [buyer.call, elsewhere.call, person])
      expect(await ask(call, provided.activityNo)).toEqual(await call(getShopList, { query: { spuNo, skuNo } }));
    expect(await refusal(ask(buyer.call, own.activityNo, another.spuNo))).toBe(1380);
    expect(await refusal(ask(buyer.call, coming.activityNo))).toBe(1380);
    await (
      await portal.as(dealer.accountNo)
    )(abandonShopSeckill, { body: { activityNo: own.activityNo, reason: '价格有误' } });
    expect(await refusal(ask(buyer.call, own.activityNo))).toBe(1380);
  });

  it('comes back through another process too: the gate forgets', async () => {
    const [first, second] = [await aBuyer(), await aBuyer()];
    const { itemNo, sessionNo } = await aSale(1);
    await buy(first, itemNo);
    expect(await refusal(buy(second, itemNo))).toBe(seckillSoldOut.code);
    await portal.database.pool.query('update seckill_stock set free_count = 1 where session_no = $1', [sessionNo]);
    expect(await refusal(buy(second, itemNo))).toBe(seckillSoldOut.code);
    portal.clock.forward(1_000);
    await buy(second, itemNo);
  });

  it('keeps its limit for an enterprise, whoever of it buys, and for an account, whatever it acts as', async () => {
    const buyer = await aBuyer();
    const colleague = await aColleague(buyer);
    const { itemNo } = await aSale(10, { limitQuantity: 3 });
    expect(await refusal(buy(buyer, itemNo, { quantity: 4 }))).toBe(seckillOverLimit.code);
    await buy(buyer, itemNo, { quantity: 2 });
    const failure = await failureOf(buy(colleague, itemNo, { quantity: 2 }));
    expect([failure.code, failure.data]).toEqual([seckillOverLimit.code, { limitQuantity: 3, boughtQuantity: 2 }]);
    await buy(colleague, itemNo);
    // as the person they are besides, which orders from the same dealer
    await portal.database.pool.query('update account_identity set choose_on = false where account_no = $1', [buyer.accountNo]);
    await portal.database.pool.query('insert into dealer_binding (account_no, parent_merchant_no, choosing, gmt_create) values ($1, $2, true, now())', [
      buyer.accountNo,
      dealer.merchantNo,
    ]);
    const call = await portal.as(buyer.accountNo);
    const asPerson = { ...buyer, call, addressId: await anAddressOf({ ...buyer, call }) };
    expect(await refusal(buy(asPerson, itemNo))).toBe(seckillUnpaid.code);
  });

  it('of five of one enterprise at once is won within its limit', async () => {
    const buyer = await aBuyer();
    const people = [buyer, ...(await Promise.all([1, 2, 3, 4].map(() => aColleague(buyer))))];
    const { itemNo } = await aSale(10, { limitQuantity: 2 });
    const answers = await Promise.allSettled(people.map((one) => buy(one, itemNo)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('is refused before it starts, after its end, for pieces that are not there, at another amount, and while one is unpaid', async () => {
    const buyer = await aBuyer();
    const [coming, running] = [await aSale(3, { from: 5 }), await aSale(3, { limitQuantity: 9 })];
    expect(await refusal(buy(buyer, coming.itemNo))).toBe(seckillNotStarted.code);
    const few = await failureOf(buy(buyer, running.itemNo, { quantity: 4 }));
    expect([few.code, few.data]).toEqual([seckillFewLeft.code, { left: 3 }]);
    const dear = await failureOf(buy(buyer, running.itemNo, { amount: 0.01 }));
    expect([dear.code, dear.data]).toEqual([seckillAmountChanged.code, { freight: 0, amount: 60 }]);
    const { shopOrderNo } = await buy(buyer, running.itemNo);
    const unpaid = await failureOf(buy(buyer, running.itemNo));
    expect([unpaid.code, unpaid.data]).toEqual([seckillUnpaid.code, { shopOrderNo }]);
    portal.clock.forward(5 * 60_000);
    await buy(buyer, coming.itemNo);
    portal.clock.forward(60 * 60_000);
    expect(await refusal(buy(buyer, running.itemNo))).toBe(seckillFinished.code);
  });

  it.each([0, -1, 1.5, 1e9, '１' as unknown as number])('takes no quantity of %s', async (quantity) => {
    const buyer = await aBuyer();
    const { itemNo } = await aSale();
    expect(await refusal(buy(buyer, itemNo, { quantity }))).toBe(400);
    expect((await left(itemNo, buyer)).leftQuantity).toBe(3);
  });

  it('takes no price, no foreign address, and nothing of another dealer, which is as if it were not there', async () => {
    const [buyer, other] = [await aBuyer(), await aBuyer()];
    const { itemNo } = await aSale();
    const body = { quantity: 1, amount: 60, addressId: buyer.addressId, price: 0.01 };
    expect(await refusal(buyer.call(buySeckill, { params: { itemNo, attemptNo: 'priced' }, body }))).toBe(400);
    expect(await refusal(buy({ ...buyer, addressId: other.addressId }, itemNo))).toBe(404);
    const stranger = await aBuyerOf(portal, await aDealer(portal));
    expect(await refusal(buy(stranger, itemNo))).toBe(404);
    expect(await refusal(stranger.call(getSeckill, { params: { itemNo } }))).toBe(404);
    expect((await stranger.call(listSeckills, { query: { pType: 2 } })).sessions).toEqual([]);
    expect((await buyer.call(listSeckills, { query: { pType: 2 } })).sessions.length).toBeGreaterThan(0);
  });

  it('of the provider is sold by the dealer each buyer orders from, and shown to those without one (SECKILL-2)', async () => {
    const { skuNo } = await aSku(portal.database, { price: 100 });
    const { itemNos } = await aPlatformSale(portal, { items: [{ code: skuNo, price: 60 }], stock: { [skuNo]: 5 } });
    const [itemNo = ''] = itemNos;
    const elsewhere = await aDealer(portal);
    for (const shop of [dealer, elsewhere]) {
      const buyer = await aBuyerOf(portal, shop);
      const { shopOrderNo } = await buy(buyer, itemNo);
      expect(await buyer.call(getOrder, { params: { shopOrderNo } })).toMatchObject({ shop: { shopNo: shop.merchantNo } });
    }
    const unbound = await aPerson(portal.database, { enterpriseType: 2 });
    const call = await portal.as(unbound.accountNo);
    const addressId = await anAddressOf({ ...unbound, call });
    expect(await call(getSeckill, { params: { itemNo } })).toMatchObject({ shop: null, item: { leftQuantity: 3 } });
    expect((await failureOf(buy({ call, addressId }, itemNo))).msg).toBe('您还没有绑定一级经销商，请绑定后再采购');
  });

  it('of a set and its models share their pieces, and the set’s price is split to the fen', async () => {
    const [camera, recorder] = [await aModel(), await aModel()];
    const suitNo = `SK${++serial}`;
    await insertSuites(portal.database.db, {
      suites: [{ suitNo, suitName: '四路套装', picture: 'kit-video', gmtListed: new Date(portal.clock.now()) }],
      suiteItems: [
        { suitNo, skuNo: camera, quantity: 4, sort: 1 },
        { suitNo, skuNo: recorder, quantity: 1, sort: 2 },
      ],
    });
    const { itemNos } = await aShopSale(portal, dealer, {
      items: [
        { code: suitNo, price: 333.33 },
        { code: camera, price: 60, limitQuantity: 9 },
      ],
      stock: { [camera]: 9, [recorder]: 5 },
    });
    const [set = '', single = ''] = itemNos;
    const [one, two] = [await aBuyer(), await aBuyer()];
    expect(await left(set, one)).toMatchObject({ totalQuantity: 2, leftQuantity: 2, unit: '套' });
    const { shopOrderNo } = await buy(one, set, { amount: 333.33 });
    const order = await one.call(getOrder, { params: { shopOrderNo } });
    expect([order.goodsAmount, order.lines.map(({ price, quantity }) => [price, quantity])]).toEqual([
      333.33,
      [
        [66.66, 4],
        [66.69, 1],
      ],
    ]);
    expect([(await left(set, one)).leftQuantity, (await left(single, one)).leftQuantity]).toEqual([1, 5]);
    await buy(two, single, { quantity: 2 });
    expect(await left(set, one)).toMatchObject({ leftQuantity: 0, status: SECKILL_STATUS.soldOut });
    await one.call(cancelOrder, { body: { shopOrderNo, reason: '换一单' } });
    expect([(await left(set, one)).leftQuantity, (await left(single, one)).leftQuantity]).toEqual([1, 7]);
  });
});

it('is looked for where it runs: of the dealer where the provider has none, and the counts say so (SECKILL-8)', async () => {
  const own = await aDealer(portal);
  const buyer = await aBuyerOf(portal, own);
  const { skuNo } = await aSku(portal.database, { price: 100 });
  await aShopSale(portal, own, { items: [{ code: skuNo, price: 60 }], stock: { [skuNo]: 1 } });
  const { pType, running, sessions } = await buyer.call(listSeckills, { query: {} });
  const isOfProvider = running.platform > 0;
  const open = sessions.filter(({ status }) => status === SECKILL_STATUS.started).length;
  expect([pType, running.shop, open]).toEqual(isOfProvider ? [1, 1, running.platform] : [2, 1, 1]);
  expect(await buyer.call(listSeckills, { query: { pType: 2, when: 'coming' } })).toMatchObject({ pType: 2, running: { shop: 1 }, sessions: [] });
  expect((await buyer.call(listSeckills, { query: { pType: 1 } })).pType).toBe(1);
  await portal.database.pool.query('update seckill_stock set free_count = 0 where sku_no = $1', [skuNo]);
  expect((await buyer.call(listSeckills, { query: { pType: 2 } })).running.shop, 'sold out').toBe(0);
});

describe('activities (SECKILL-10 to SECKILL-12)', () => {
  it('find what they sell by part of a number or words of a name, sets too, and nothing that is off sale', async () => {
    const call = await portal.as(dealer.accountNo);
    const sold = await aSku(portal.database, { price: 100, skuModel: 'QZ-SEEK-1' });
    await aSku(portal.database, { price: 100, skuModel: 'QZ-SEEK-2', skuStatus: 1 });
    const codesOf = async (keyword: string) => (await call(searchShopSeckillGoods, { query: { keyword } })).map(({ code }) => code);
    expect(await codesOf('qzseek')).toEqual([sold.skuNo]);
    expect(await codesOf('SEEK-1 没有的词')).toEqual([]);
    expect(await codesOf('%')).toEqual([]);
  });

  const plan = async (fields: object) => {
    const skuNo = await aModel();
    const at = (minutes: number) => new Date(portal.clock.now() + minutes * 60_000).toISOString();
    return {
      activityName: '周年庆',
      sessions: [{ gmtStart: at(0), gmtEnd: at(60) }],
      items: [{ code: skuNo, price: 60, limitQuantity: 1 }],
      stock: [{ skuNo, pieceCount: 5 }],
      ...fields,
    };
  };
  const make = async (body: Awaited<ReturnType<typeof plan>>) =>
    (await portal.as(dealer.accountNo))(makeShopSeckill, { body, idempotencyKey: `make-${++serial}` });

  it('take what they sell out of the dealer’s stock, for every session, or are refused', async () => {
    const at = (minutes: number) => new Date(portal.clock.now() + minutes * 60_000).toISOString();
    const sessions = [0, 60].map((from) => ({ gmtStart: at(from), gmtEnd: at(from + 60) }));
    const two = await plan({ sessions });
    const board = await make(two);
    expect(board).toMatchObject({ sessionCount: 2, itemCount: 1, pieceCount: 10, status: SECKILL_STATUS.started });
    expect(await stockOf(two.stock[0]?.skuNo ?? '')).toBe(10);
    const short = await failureOf(make({ ...two, stock: [{ skuNo: two.stock[0]?.skuNo ?? '', pieceCount: 6 }] }));
    expect([short.code, short.data]).toEqual([seckillStockShort.code, { lines: [{ skuNo: two.stock[0]?.skuNo, left: 10 }] }]);
  });

  it.each<[string, object, string]>([
    ['no price', { items: [{ code: 'x', price: 0, limitQuantity: 1 }] }, '秒杀价应大于 0，最多两位小数'],
    ['a limit of nothing', { items: [{ code: 'x', price: 1, limitQuantity: 0 }] }, '每家限购应为 1 到 999 的整数'],
    ['a model there is not', { items: [{ code: 'nothing', price: 1, limitQuantity: 1 }] }, '没有找到在售的型号或套装，请核对后重试'],
    ['no items', { items: [] }, '请至少添加一个产品'],
    ['a session that ends before it starts', { sessions: [{ gmtStart: '2026-11-22T02:00:00Z', gmtEnd: '2026-11-22T01:00:00Z' }] }, '结束时间应晚于开始时间'],
    ['a session that is over', { sessions: [{ gmtStart: '2020-11-22T01:00:00Z', gmtEnd: '2020-11-22T02:00:00Z' }] }, '场次的结束时间已过'],
    ['pieces of something else', { stock: [{ skuNo: 'nothing', pieceCount: 1 }] }, '每个型号都要填写名额'],
  ])('are not made with %s', async (_, fields, msg) => {
    const failure = await failureOf(make(await plan(fields)));
    expect([failure.code, failure.msg]).toEqual([400, msg]);
  });

  it('are not made dearer than it is sold otherwise, nor at a price that no pieces come to', async () => {
    const one = await plan({});
    const [item] = one.items;
    expect((await failureOf(make({ ...one, items: [{ code: item?.code ?? '', price: 100, limitQuantity: 1 }] }))).msg).toBe(seckillCopy.priceTooHigh);
    // measured by the lowest that customers pay, not by what the dealer buys at
    const code = item?.code ?? '';
    await portal.database.transaction((db) =>
      putTierPrices(
        db,
        [
          { tier: 'first', skuNo: code, price: 40 },
          { tier: 'gold', skuNo: code, price: 90 },
        ],
        { now: portal.clock.now(), by: null },
      ),
    );
    expect(await (await portal.as(dealer.accountNo))(findShopSeckillGoods, { query: { code } })).toMatchObject({ originalPrice: 90 });
    expect((await failureOf(make({ ...one, items: [{ code, price: 90, limitQuantity: 1 }] }))).msg).toBe(seckillCopy.priceTooHigh);
    expect(await make({ ...one, items: [{ code, price: 60, limitQuantity: 1 }] })).toMatchObject({ itemCount: 1 });
    const suitNo = `SK${++serial}`;
    await insertSuites(portal.database.db, {
      suites: [{ suitNo, suitName: '两台装', picture: 'kit-video', gmtListed: new Date(portal.clock.now()) }],
      suiteItems: [{ suitNo, skuNo: item?.code ?? '', quantity: 2, sort: 1 }],
    });
    const uneven = await failureOf(make({ ...one, items: [{ code: suitNo, price: 99.99, limitQuantity: 1 }] }));
    expect([uneven.code, uneven.data]).toEqual([seckillPriceUneven.code, { code: suitNo, price: 99.98 }]);
  });

  it('called off sell nothing more, close what is unpaid and leave what is paid; what nobody bought goes back to the dealer', async () => {
    const dealing = await portal.as(dealer.accountNo);
    const [unpaid, paid, late] = [await aBuyer(), await aBuyer(), await aBuyer()];
    const { activityNo, itemNo, skuNo } = await aSale(3);
    const [one, two] = [await buy(unpaid, itemNo), await buy(paid, itemNo)];
    await portal.database.pool.query("update payable set state = 'PAID' where business_no = $1", [two.payNo]);
    await portal.database.pool.query("update shop_order set state = 'pendingConfirm', gmt_deadline = null where shop_order_no = $1", [two.shopOrderNo]);
    await portal.database.pool.query("update seckill_purchase set state = 'paid' where shop_order_no = $1", [two.shopOrderNo]);
    expect(await refusal((await portal.as((await aDealer(portal)).accountNo))(abandonShopSeckill, { body: { activityNo, reason: '别家的' } }))).toBe(404);
    for (const body of [{ activityNo }, { activityNo, reason: null }, { activityNo, reason: ' ' }])
      expect((await failureOf(dealing(abandonShopSeckill, { body: body as never }))).message).toBe('请填写终止原因');
    await dealing(abandonShopSeckill, { body: { activityNo, reason: '价格有误' } });
    expect(await refusal(buy(late, itemNo))).toBe(seckillAbandoned.code);
    await portal.performTasks();
    expect(await unpaid.call(getOrder, { params: { shopOrderNo: one.shopOrderNo } })).toMatchObject({
      state: 'closed',
      closeReason: '秒杀活动已终止：价格有误',
      events: [{ act: 'place' }, { act: 'callOff', who: 'dealer' }],
    });
    expect((await paid.call(listOrders, { query: { state: 'pendingConfirm' } })).data).toHaveLength(1);
    const board = await dealing(getShopSeckill, { params: { activityNo } });
    expect(board).toMatchObject({ status: SECKILL_STATUS.abandon, abandonReason: '价格有误', heldCount: 0, paidCount: 1 });
    expect(board.sessions[0]?.stock).toMatchObject([{ pieceCount: 3, paidCount: 1, freeCount: 0, returnedCount: 2 }]);
    expect(await stockOf(skuNo)).toBe(19);
    await dealing(abandonShopSeckill, { body: { activityNo, reason: '价格有误' } });
    expect(await refusal(dealing(abandonShopSeckill, { body: { activityNo, reason: '再说一次' } }))).toBe(seckillMoved.code);
    expect(await refusal(unpaid.call(startPayment, { body: { businessType: 'order', businessNo: one.payNo, channel: 'wechat' } }))).not.toBe(0);
  });

  it('that are over give back what nobody bought, by the clock, and are another dealer’s business never', async () => {
    const { activityNo, skuNo } = await aSale(4);
    expect(await stockOf(skuNo)).toBe(16);
    portal.clock.forward(61 * 60_000);
    await portal.runJob('end-over-seckills');
    await portal.runJob('end-over-seckills');
    expect(await stockOf(skuNo)).toBe(20);
    const other = await portal.as((await aDealer(portal)).accountNo);
    expect(await refusal(other(getShopSeckill, { params: { activityNo } }))).toBe(404);
    expect((await other(listShopSeckills, { query: {} })).count).toBe(0);
  });

  it('sell pieces of a paid order that are refunded unsent once more, and give each back to the dealer once', async () => {
    const buyer = await aBuyer();
    const dealing = await portal.as(dealer.accountNo);
    const { activityNo, itemNo, skuNo } = await aSale(3, { limitQuantity: 3 });
    const { shopOrderNo } = await buy(buyer, itemNo, { quantity: 3 });
    await portal.database.pool.query("update seckill_purchase set state = 'paid' where shop_order_no = $1", [shopOrderNo]);
    const gate = openSeckillGate(portal.clock);
    const order = { shopOrderNo, orderType: 'seckill', state: 'closed' } as Parameters<OnWithdrawn>[1];
    const hear = (perform: (ctx: Telling) => Promise<void>) => portal.database.transaction((db) => perform({ db } as Telling));
    await hear((ctx) => seckillsHearWithdrawn(gate)(ctx, order, [{ skuNo, quantity: 2 }]));
    const board = async () => (await dealing(getShopSeckill, { params: { activityNo } })).sessions[0]?.stock;
    const paidAmount = async () => (await dealing(getShopSeckill, { params: { activityNo } })).sessions[0]?.paidAmount;
    expect(await paidAmount()).toBe(180);
    await portal.database.pool.query('update shop_order set refunded_amount = 120 where shop_order_no = $1', [shopOrderNo]);
    expect(await paidAmount()).toBe(60);
    expect(await board()).toMatchObject([{ pieceCount: 3, heldCount: 0, paidCount: 1, freeCount: 2, returnedCount: 0 }]);
    // the last one too: all of it closes
    await hear((ctx) => seckillsHearWithdrawn(gate)(ctx, order, [{ skuNo, quantity: 1 }]));
    await hear((ctx) => seckillsHearOrders(gate)(ctx, order, 'refundAll'));
    expect(await board()).toMatchObject([{ paidCount: 0, freeCount: 3 }]);
    portal.clock.forward(61 * 60_000);
    await portal.runJob('end-over-seckills');
    expect(await stockOf(skuNo)).toBe(20);
  });
});
