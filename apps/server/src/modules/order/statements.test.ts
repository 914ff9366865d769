import { batchAddCart, queryCart } from '@portal/contract/cart';
import { placeOrder, preSettlement, stockShort } from '@portal/contract/order';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { statementsOf } from '@portal/server/testkit/statements';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putOffers } from '../price/index.ts';

let portal: TestPortal;
let buyer: TestBuyer;
const skuNos: string[] = [];
beforeAll(async () => {
  portal = await openTestPortal();
  await insertPlaces(portal);
  const dealer = await aDealer(portal);
  buyer = await aBuyerOf(portal, dealer);
  for (let count = 0; count < 20; count++) skuNos.push((await aSku(portal.database, { price: 100 })).skuNo);
  const offers = skuNos.map((skuNo) => ({ skuNo, price: 5, stockTotal: 100, leadDays: 1 }));
  await portal.database.transaction((db) => putOffers(db, dealer.merchantNo, offers, { now: portal.clock.now(), by: null }));
});
afterAll(() => portal.close());

/** Without what the door asks of who it is. */
const sentBy = async (work: () => Promise<unknown>): Promise<string[]> => {
  const sent = await statementsOf(portal.database, work);
  return sent.filter((text) => !/from session s|from account_identity where/.test(text));
};
/** The verb, and what it is about where that tells. */
const headOf = (text: string): string => /^(with \w+|insert into \w+|update \w+|select pg_advisory_xact_lock|select|begin|commit)/.exec(text)?.[0] ?? text;

describe('a checkout in few statements, however many lines it has (ORDER-36)', () => {
  it.each([3, 20])('of %s models', async (lines) => {
    const productList = skuNos.slice(0, lines).map((skuNo) => ({ skuNo, quantity: 2 }));
    const { addressId } = buyer;
    const { amount } = await buyer.call(preSettlement, { body: { productList, addressId } });
    const looked = await sentBy(() => buyer.call(preSettlement, { body: { productList, addressId } }));
    expect(looked.map(headOf)).toEqual(['select']);
    const placed = await sentBy(() => buyer.call(placeOrder, { body: { productList, addressId, amount }, idempotencyKey: `of-${lines}` }));
    expect(placed.map(headOf)).toEqual([
      'begin',
      'insert into idempotency_key',
      'select',
      'with stock_now',
      'with stock_held',
      'update idempotency_key',
      'commit',
    ]);
  });

  it('of lines of the cart, which is held and read before', async () => {
    await buyer.call(batchAddCart, { body: { productList: skuNos.slice(0, 3).map((skuNo) => ({ skuNo, quantity: 1 })) }, idempotencyKey: 'fill' });
    const cart = await buyer.call(queryCart, {});
    const cartLineIds = cart.lines.map(({ id }) => id);
    const body = { cartLineIds, addressId: buyer.addressId, amount: cart.totals.amount };
    const placed = await sentBy(() => buyer.call(placeOrder, { body, idempotencyKey: 'of-the-cart' }));
    expect(placed.map(headOf)).toEqual([
      'begin',
      'insert into idempotency_key',
      'select pg_advisory_xact_lock',
      'select',
      'select',
      'with stock_now',
      'with stock_held',
      'update idempotency_key',
      'commit',
    ]);
    expect((await buyer.call(queryCart, {})).lines).toEqual([]);
  });
});

it('of many who order the last pieces at once one has them, the others are told what is left and nothing of theirs is written', async () => {
  const dealer = await aDealer(portal);
  const buyers = await Promise.all(Array.from({ length: 8 }, () => aBuyerOf(portal, dealer)));
  const [skuNo = ''] = skuNos;
  await portal.database.transaction((db) =>
    putOffers(db, dealer.merchantNo, [{ skuNo, price: 5, stockTotal: 3, leadDays: 1 }], { now: portal.clock.now(), by: null }),
  );
  const tried = await Promise.all(
    buyers.map(({ call, addressId }, at) =>
      call(placeOrder, { body: { productList: [{ skuNo, quantity: 2 }], addressId, amount: 200 }, idempotencyKey: `last-${at}` }).then(
        () => 'placed',
        ({ code, data }: { code: number; data: unknown }) => ({ code, data }),
      ),
    ),
  );
  const refused = { code: stockShort.code, data: { lines: [expect.objectContaining({ skuNo, quantity: 2, left: 1 })] } };
  expect(tried.filter((one) => one === 'placed')).toHaveLength(1);
  expect(tried.filter((one) => one !== 'placed')).toEqual(buyers.slice(1).map(() => refused));
  expect(await portal.database.pool.query('select 1 from shop_order where shop_no = $1', [dealer.merchantNo])).toMatchObject({ rowCount: 1 });
});
