import { expectDelivery, saveFreightTemplate } from '@portal/contract/order';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { anInstaller } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putOffers } from '../../price/index.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
});
afterAll(() => portal.close());

it('a bound dealer says when so many pieces come to a province, and only where it can be said (GOODS-36)', async () => {
  const dealer = await aDealer(portal);
  const { call } = await aBuyerOf(portal, dealer);
  const [offered, other] = [await aSku(portal.database, { price: 6543.21 }), await aSku(portal.database, { price: 100 })];
  await portal.database.transaction((db) =>
    putOffers(db, dealer.merchantNo, [{ skuNo: offered.skuNo, price: 1234.56, stockTotal: 5, leadDays: 3 }], { now: portal.clock.now(), by: null }),
  );
  await (
    await portal.as(dealer.accountNo)
  )(saveFreightTemplate, { body: { rules: [{ provinceCodes: ['33'], firstPieces: 2, firstFee: 12, nextPieces: 0, nextFee: 0 }], freeFrom: 500 } });
  const ask = async (skuNo: string, quantity: number, provinceCode = '33') => {
    const [shop] = await call(expectDelivery, { query: { skuNo, quantity, provinceCode } });
    return shop;
  };
  const day = new Date(portal.clock.now() + (3 * 24 + 8) * 3_600_000).toISOString().slice(0, 10);
  const known = await ask(offered.skuNo, 5);
  expect(known).toMatchObject({ shopNo: dealer.merchantNo, choosing: true, status: 'inStock', stockTotal: 5, leadDays: 3, expectDate: day });
  expect(known?.freightWords).toBe('2 件以内 ¥12.00；商品满 ¥500.00 免运费');
  expect(JSON.stringify(known)).not.toMatch(/1234\.?56|6543\.?21/);
  expect(await ask(offered.skuNo, 6)).toMatchObject({ status: 'short', expectDate: null });
  expect(await ask(offered.skuNo, 1, '44')).toMatchObject({ status: 'notDelivered', expectDate: null });
  expect(await ask(other.skuNo, 1)).toMatchObject({ status: 'none', stockTotal: null, expectDate: null });
  await portal.database.pool.query('update dealer set status = 0 where merchant_no = $1', [dealer.merchantNo]);
  expect(await ask(offered.skuNo, 1)).toMatchObject({ status: 'abnormal', expectDate: null });
});

it('whoever is bound to none is told of none; what is not sold, and nonsense, is refused (GOODS-36)', async () => {
  const call = await portal.as((await anInstaller(portal.database)).accountNo);
  const { skuNo } = await aSku(portal.database);
  expect(await call(expectDelivery, { query: { skuNo, provinceCode: '33' } })).toEqual([]);
  const gone = await aSku(portal.database, { skuStatus: 1 });
  expect(await failureOf(call(expectDelivery, { query: { skuNo: gone.skuNo, provinceCode: '33' } }))).toMatchObject({ status: 404 });
  for (const bad of [{ quantity: 0 }, { quantity: 1_000_000_000 }, { provinceCode: '３３' }, { provinceCode: '' }])
    expect(await failureOf(call(expectDelivery, { query: { skuNo, provinceCode: '33', ...bad } }))).toMatchObject({ status: 400 });
});
