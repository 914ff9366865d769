import { getSale, listSales } from '@portal/contract/content';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertSales } from './index.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const DAY_MS = 86_400_000;
const sale = (saleNo: string, from: number, to: number, products: readonly { spuNo: string; skuNo: string; note: string }[] = []) => {
  const at = (days: number) => new Date(portal.clock.now() + days * DAY_MS);
  return { saleNo, title: `促销 ${saleNo}`, summary: '限时', picture: '/pictures/dome.svg', gmtFrom: at(from), gmtTo: at(to), products };
};

it('sales that are on come before those to come; what is over, or has nothing left to sell, is listed no more (GOODS-35)', async () => {
  const [sold, gone] = [await aSku(portal.database, { price: 80, referPrice: 100 }), await aSku(portal.database, { skuStatus: 1 })];
  const products = [
    { ...sold, note: '新品' },
    { ...gone, note: '' },
  ].map(({ spuNo, skuNo, note }) => ({ spuNo, skuNo, note }));
  await insertSales(portal.database.db, [
    sale('SOON', 1, 3, products.slice(0, 1)),
    sale('OVER', -3, -1),
    sale('ON', -1, 2, products),
    sale('EMPTY', -1, 2),
    sale('SOLD OUT OF', -1, 2, products.slice(1)),
  ]);
  const guest = await portal.as();
  const { data, count } = await guest(listSales);
  expect(data.map(({ saleNo, state, productCount }) => [saleNo, state, productCount])).toEqual([
    ['ON', 'running', 1],
    ['SOON', 'coming', 1],
  ]);
  expect(count).toBe(2);
  expect((await guest(getSale, { query: { activityNo: 'OVER' } })).state).toBe('over');
  expect(await failureOf(guest(getSale, { query: { activityNo: 'NONE' } }))).toMatchObject({ status: 404, code: 1380 });
  const seen = await guest(getSale, { query: { activityNo: 'ON' } });
  expect(seen.products).toMatchObject([{ note: '新品', card: { skuNo: sold.skuNo, price: 100, priceLabel: '参考价' } }]);
  expect(JSON.stringify(seen)).not.toMatch(/\b80[,}]/);
  const dealer = await portal.as((await anInstaller(portal.database)).accountNo);
  expect((await dealer(getSale, { query: { activityNo: 'ON' } })).products).toMatchObject([{ card: { price: 80, priceLabel: '客户价' } }]);
  portal.clock.forward(3 * DAY_MS);
  expect((await guest(listSales)).data).toEqual([]);
});
