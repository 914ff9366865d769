import { badRequest, forbidden } from '@portal/contract/core';
import { abandonShopSeckill, buySeckill, listSeckillPrices } from '@portal/contract/seckill';
import { UserType } from '@portal/engines/access';
import { SECKILL_STATUS } from '@portal/engines/states';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { aPersonOf, type TestPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aPlatformSale, aShopSale } from '@portal/server/testkit/seckill';
import { statementsOf } from '@portal/server/testkit/statements';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putOffers, putTierPrices } from '../price/index.ts';
import { findGoodsFor } from './goods-for-buyers.ts';

let portal: TestPortal;
let dealer: TestPerson;
let other: TestPerson;
let buyer: TestBuyer;
beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
  [dealer, other] = [await aDealer(portal), await aDealer(portal)];
  buyer = await aBuyerOf(portal, dealer);
});
afterAll(() => portal.close());

async function aModel(): Promise<string> {
  const { skuNo } = await aSku(portal.database, { price: 100 });
  for (const { merchantNo } of [dealer, other])
    await portal.database.transaction((db) =>
      putOffers(db, merchantNo, [{ skuNo, price: 100, stockTotal: 50, leadDays: 1 }], { now: portal.clock.now(), by: null }),
    );
  return skuNo;
}
const sale = (skuNo: string, price: number, from?: number) => ({
  items: [{ code: skuNo, price, limitQuantity: 1 }],
  stock: { [skuNo]: 1 },
  ...(from === undefined ? {} : { from, to: from + 60 }),
});
const told = async (...skuNos: string[]) =>
  (await buyer.call(listSeckillPrices, { query: { skuNos: skuNos.join(',') } })).prices.map(({ skuNo, price, status, leftQuantity }) => [
    skuNo,
    price,
    status,
    leftQuantity,
  ]);

describe('what models cost in flash sales (SECKILL-14)', () => {
  it('is told of the dealer ordered from and of the provider, at the lowest that can be had now; another dealer’s, and what is over or far off, is none', async () => {
    const [mine, theirs, ours, none, far] = [await aModel(), await aModel(), await aModel(), await aModel(), await aModel()];
    await aShopSale(portal, dealer, sale(mine, 60));
    await aPlatformSale(portal, sale(mine, 55));
    await aShopSale(portal, other, sale(theirs, 60));
    await aPlatformSale(portal, sale(ours, 70));
    await aShopSale(portal, dealer, sale(far, 60, 25 * 60));
    const { started } = SECKILL_STATUS;
    expect((await told(mine, theirs, ours, none, far)).toSorted()).toEqual(
      [
        [mine, 55, started, 1],
        [ours, 70, started, 1],
      ].toSorted(),
    );
  });

  it('changes with the state: to come, running, sold out, called off', async () => {
    const skuNo = await aModel();
    const { activityNo, itemNos } = await aShopSale(portal, dealer, sale(skuNo, 60, 10));
    expect(await told(skuNo)).toEqual([[skuNo, 60, SECKILL_STATUS.notStart, 1]]);
    portal.clock.forward(11 * 60_000);
    expect(await told(skuNo)).toEqual([[skuNo, 60, SECKILL_STATUS.started, 1]]);
    await buyer.call(buySeckill, { params: { itemNo: itemNos[0] ?? '', attemptNo: 'one' }, body: { quantity: 1, amount: 60, addressId: buyer.addressId } });
    expect(await told(skuNo)).toEqual([[skuNo, 60, SECKILL_STATUS.soldOut, 0]]);
    const call = await portal.as(dealer.accountNo);
    await call(abandonShopSeckill, { body: { activityNo, reason: '备货不足' } });
    expect(await told(skuNo)).toEqual([]);
  });

  it('costs two statements, however many models are asked for, and nobody is told who has no cart', async () => {
    const skuNos = [await aModel(), await aModel(), await aModel()];
    for (const skuNo of skuNos) await aPlatformSale(portal, sale(skuNo, 50));
    const sent = await statementsOf(portal.database, () => told(...skuNos));
    expect(sent.filter((text) => /seckill_/.test(text))).toHaveLength(2);
    const asDealer = await portal.as((await aPersonOf(portal.database, UserType.FirstLevel)).accountNo);
    expect((await failureOf(asDealer(listSeckillPrices, { query: { skuNos: skuNos.join(',') } }))).code).toBe(forbidden.code);
    for (const bad of ['', 'a b', Array.from({ length: 101 }, (_, index) => `S${index}`).join(',')])
      expect((await failureOf(buyer.call(listSeckillPrices, { query: { skuNos: bad } }))).code).toBe(badRequest.code);
  });
});

describe('what the provider’s activities are measured by (SECKILL-10)', () => {
  it('is the lowest that a tier pays, whoever makes them', async () => {
    const { skuNo } = await aSku(portal.database, { price: 100 });
    const now = portal.clock.now();
    await portal.database.transaction((db) =>
      putTierPrices(
        db,
        [
          { tier: 'second', skuNo, price: 80 },
          { tier: 'gold', skuNo, price: 70 },
          { tier: 'first', skuNo, price: 40 },
        ],
        { now, by: null },
      ),
    );
    const caller = { accountNo: '', merchantNo: '', userType: UserType.Person, boundShopNo: null };
    expect(await findGoodsFor({ db: portal.database.db, caller, now }, { shopNo: '' }, skuNo)).toMatchObject({ originalPrice: 70 });
  });
});
