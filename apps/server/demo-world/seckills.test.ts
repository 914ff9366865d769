/** The flash sales of the demo world: one in every state, and a suite that a buyer takes out of the pieces its models are sold from. */
import { listAddresses } from '@portal/contract/address';
import { buySeckill, calculateSeckill, getSeckill, listSeckills, type SeckillSession } from '@portal/contract/seckill';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertPeople } from '../src/modules/account/index.ts';
import { insertCatalog } from '../src/modules/catalog/index.ts';
import { insertSuites } from '../src/modules/suite/index.ts';
import { demoCatalog, skuNoByModel } from './catalog.ts';
import { demoSuiteRows } from './catalog-suites.ts';
import { insertDemoCoupons } from './coupons.ts';
import { accountNoOf, demoPeople } from './people.ts';
import { insertDemoPrices } from './prices.ts';
import { insertDemoPurchases } from './purchases.ts';
import { insertDemoSeckills } from './seckills.ts';
import { insertDemoTradeCredits } from './trade-credits.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  const now = portal.clock.now();
  const catalog = demoCatalog({ now });
  const suites = demoSuiteRows(skuNoByModel(catalog.skus ?? []), now);
  const suitNos = suites.suites.map(({ suitNo }) => suitNo);
  let n = 0;
  const making = { now, newId: () => `demo-sale-${++n}` };
  await portal.database.transaction(async (db) => {
    const people = demoPeople(now);
    await insertPeople(db, { ...people, accounts: people.accounts.map((account) => ({ ...account, passwordHash: null })) });
    await insertCatalog(db, catalog);
    await insertSuites(db, suites);
    await insertDemoPrices(db, catalog, now);
    await insertDemoTradeCredits(db, now);
    await insertDemoCoupons(db, making);
    await insertDemoPurchases(db, catalog, making);
    await insertDemoSeckills(db, catalog, suitNos, making);
  });
});
afterAll(() => portal.close());

it('stand in every state (DEMO-6)', async () => {
  const call = await portal.as(accountNoOf('13800000003'));
  const found = await Promise.all(
    ([1, 2] as const).flatMap((pType) => (['running', 'coming', 'over'] as const).map((when) => call(listSeckills, { query: { pType, when } }))),
  );
  const states = new Set(found.flatMap(({ sessions }) => sessions.map(({ status }: SeckillSession) => status)));
  expect([...states].toSorted()).toEqual([1, 2, 3, 4, 5]);
});

it('sell a suite, and a model of it by itself, out of the same pieces (DEMO-6)', async () => {
  const call = await portal.as(accountNoOf('13800000003'));
  const { sessions } = await call(listSeckills, { query: { pType: 1 } });
  const [suite, single] = sessions.find(({ activityName }) => activityName === '整套特惠')?.items ?? [];
  const left = async () =>
    Promise.all([suite, single].map(async (item) => (await call(getSeckill, { params: { itemNo: item?.itemNo ?? '' } })).item.leftQuantity));
  const pieces = (await call(getSeckill, { params: { itemNo: suite?.itemNo ?? '' } })).parts[0]?.quantity ?? 0;
  expect([suite?.suitNo, single?.suitNo]).toEqual([expect.stringMatching(/./), '']);
  expect(await left()).toEqual([10, 10 * pieces]);
  const addressId = (await call(listAddresses))[0]?.id ?? '';
  const { amount } = await call(calculateSeckill, { body: { itemNo: suite?.itemNo ?? '', quantity: 1, addressId } });
  await call(buySeckill, { params: { itemNo: suite?.itemNo ?? '', attemptNo: 'suite' }, body: { quantity: 1, amount, addressId } });
  expect(await left()).toEqual([9, 9 * pieces]);
});
