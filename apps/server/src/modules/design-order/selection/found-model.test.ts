/** From a typed model number to the line in the list: shown, added and listed are one model. */
import { listPickingSpu } from '@portal/contract/catalog';
import { addSelection, getSelection } from '@portal/contract/design-order';
import { anInstaller } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoCatalog } from '../../../../demo-world/catalog.ts';
import { insertCatalog } from '../../catalog/index.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  await portal.database.transaction((db) => insertCatalog(db, demoCatalog({ now: portal.clock.now() })));
}, 120_000);
afterAll(() => portal.close());

/** Each list takes so many of them; the catalogue's own tests type every number. */
const A_LIST = 50;
const ONE_IN = 8;

it('a model that is typed, shown and added is the one that stands in the list', async () => {
  const { spus, skus } = demoCatalog({ now: portal.clock.now() });
  const hardware = new Set(spus.filter(({ skuType, status }) => skuType !== 2 && (status ?? 0) === 0).map(({ spuNo }) => spuNo));
  const models = skus.filter(({ spuNo, skuStatus }) => hardware.has(spuNo) && (skuStatus ?? 0) === 0).filter((_, index) => index % ONE_IN === 0);
  const wrong: string[] = [];
  for (let at = 0; at < models.length; at += A_LIST) {
    const call = await portal.as((await anInstaller(portal.database)).accountNo);
    const some = models.slice(at, at + A_LIST);
    const shown: string[] = [];
    for (const { skuModel } of some) {
      const { data } = await call(listPickingSpu, { query: { keyword: skuModel } });
      const [row] = data;
      shown.push(row?.match?.skuNo ?? row?.skus[0]?.skuNo ?? '');
    }
    await call(addSelection, { body: { productList: shown.map((skuNo) => ({ skuNo, quantity: 1 })) }, idempotencyKey: `found-${at}` });
    const { lines } = await call(getSelection);
    for (const [place, { skuNo, skuModel }] of some.entries()) {
      const line = lines[place];
      if (line?.skuNo !== skuNo || line.productModel !== skuModel) wrong.push(`${skuModel} became ${line?.productModel}`);
    }
  }
  expect(models.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
}, 120_000);
