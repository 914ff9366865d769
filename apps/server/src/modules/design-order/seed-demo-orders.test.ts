/** The example list of the demo world is one an installer can believe in. */
import { getDesignOrder } from '@portal/contract/design-order';
import { compatCheck } from '@portal/engines/compatibility';
import { anInstaller } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoCatalog, demoOrderSkuNos } from '../../demo/catalog.ts';
import { insertCatalog } from '../catalog/index.ts';
import { seedDemoOrders } from './seed-demo-orders.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

it('the community’s list holds brackets that fit its domes and bullets, and lacks nothing that must be dealt with', async () => {
  const owner = await anInstaller(portal.database);
  const catalog = demoCatalog({ now: portal.clock.now() });
  await portal.database.transaction((db) => insertCatalog(db, catalog));
  let n = 0;
  const [id = ''] = await seedDemoOrders(portal.database.db, {
    owner,
    userType: 2,
    skuNos: demoOrderSkuNos(catalog),
    now: portal.clock.now(),
    newId: () => `demo-order-${++n}`,
  });
  const { lines } = await (await portal.as(owner.accountNo))(getDesignOrder, { params: { id } });
  const result = compatCheck({
    lines: lines.flatMap(({ role, roleAttributes, quantity, spuNo }) =>
      role === null ? [] : [{ role, quantity, attributes: { ...roleAttributes, spu: spuNo } }],
    ),
  });
  const issues = result.valid ? result.issues : null;
  expect(issues?.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([]);
  expect(issues?.filter(({ code }) => code.startsWith('BRACKET'))).toEqual([]);
  expect(issues?.filter(({ severity }) => severity === 'warning').length).toBeLessThanOrEqual(1);
});
