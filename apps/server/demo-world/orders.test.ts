/** The example orders of the demo world are ones an installer can believe in. */
import { getDesignOrder, listDesignOrders } from '@portal/contract/design-order';
import { checkDefaults, compatCheck } from '@portal/engines/compatibility';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoCatalog, demoOrderSkuNos } from './catalog.ts';
import { insertCatalog } from '../src/modules/catalog/index.ts';
import { insertDemoOrders } from './orders.ts';

let portal: TestPortal;
beforeEach(async () => {
  portal = await openTestPortal();
});
afterEach(() => portal.close());

it('the community’s list holds brackets that fit its domes and bullets, and lacks nothing that must be dealt with', async () => {
  const owner = await anInstaller(portal.database);
  const catalog = demoCatalog({ now: portal.clock.now() });
  await portal.database.transaction((db) => insertCatalog(db, catalog));
  let n = 0;
  const [id = ''] = await insertDemoOrders(portal.database.db, {
    owner,
    userType: 2,
    skuNos: demoOrderSkuNos(catalog),
    now: portal.clock.now(),
    newId: () => `demo-order-${++n}`,
  });
  const { lines } = await (await portal.as(owner.accountNo))(getDesignOrder, { params: { id } });
  // none of it is asked for less than its owner pays
  expect(lines.filter(({ price, ratePrice }) => (ratePrice ?? 0) <= (price ?? 0))).toEqual([]);
  // as the portal checks it
  const result = compatCheck({
    scene: checkDefaults.scene,
    lines: lines.flatMap(({ role, roleAttributes, quantity, spuNo }) =>
      role === null ? [] : [{ role, quantity, attributes: { ...roleAttributes, spu: spuNo } }],
    ),
  });
  const issues = result.valid ? result.issues : null;
  expect(issues?.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([]);
  expect(issues?.filter(({ code }) => code.startsWith('BRACKET'))).toEqual([]);
  expect(issues?.filter(({ severity }) => severity === 'warning').length).toBeLessThanOrEqual(1);
});

describe('the demo installer', () => {
  it('finds orders made of the models given, with the engine’s totals', async () => {
    const owner = await anInstaller(portal.database);
    const models = [
      await aSku(portal.database, { spuName: '400万半球型网络摄像机', price: 399 }),
      await aSku(portal.database, { spuName: '16路网络录像机', price: 1299 }),
      await aSku(portal.database, { spuName: '直杆道闸', price: 3280.5 }),
    ];
    let n = 0;
    const ids = await insertDemoOrders(portal.database.db, {
      owner,
      userType: 2,
      skuNos: models.map((model) => model.skuNo),
      now: portal.clock.now(),
      newId: () => `demo-order-${++n}`,
    });
    expect(ids).toHaveLength(3);
    const call = await portal.as(owner.accountNo);
    const first = await call(getDesignOrder, { params: { id: ids[0] ?? '' } });
    expect(first).toMatchObject({ originalAmount: 8982, amount: 10455.88, sceneName: '社区', lineCount: 2 });
    expect((await call(listDesignOrders)).data.map((order) => order.id)).toEqual(ids);
  });
});
