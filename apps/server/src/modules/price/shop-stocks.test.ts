import { openTestDatabase, type TestDatabase } from '@portal/server/testkit/database';
import { aSku } from '@portal/server/testkit/goods';
import { TEST_NOW } from '@portal/server/testkit/now';
import { aDealer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putOffers } from './index.ts';
import { openShopStocks } from './shop-stocks.ts';

let testDatabase: TestDatabase;
beforeAll(async () => void (testDatabase = await openTestDatabase()));
afterAll(() => testDatabase.close());

it('what a dealer has stays itself while nothing moves, is another once a piece does, and keeps its key while the same models are in stock', async () => {
  const { database } = testDatabase;
  const { merchantNo } = await aDealer(testDatabase);
  const [first, second] = [await aSku(database, {}), await aSku(database, {})];
  const put = (pieces: Record<string, number>) =>
    database.transaction((db) =>
      putOffers(
        db,
        merchantNo,
        Object.entries(pieces).map(([skuNo, stockTotal]) => ({ skuNo, price: 50, stockTotal, leadDays: 1 })),
        { now: TEST_NOW, by: null },
      ),
    );
  let now = TEST_NOW;
  const shopStock = openShopStocks({ clock: { now: () => now } });
  const read = () => shopStock(database.db, ((now += 10_000), merchantNo));

  expect((await read()).pieces.size).toBe(0);
  await put({ [first.skuNo]: 3, [second.skuNo]: 0 });
  const before = await read();
  expect([...before.pieces].toSorted()).toEqual([[first.skuNo, 3] as const, [second.skuNo, 0] as const].toSorted());
  expect(await read()).toBe(before);
  await put({ [first.skuNo]: 2 });
  const sold = await read();
  expect([sold.pieces.get(first.skuNo), sold.key]).toEqual([2, before.key]);
  await put({ [second.skuNo]: 1 });
  expect((await read()).key).not.toBe(before.key);
});
