import { listSpu } from '@portal/contract/catalog';
import { UserType } from '@portal/engines/access';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generatedGoods, loadGoods } from '@portal/server/testkit/catalog';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { completeSearch } from './refresh-search.ts';

let portal: TestPortal;
const goods = generatedGoods(60);

beforeAll(async () => {
  portal = await openTestPortal();
  await loadGoods(portal.database, goods);
});
afterAll(() => portal.close());

const found = async () => (await portal.asA(UserType.Tourist)(listSpu, { query: { keyword: '红外 半球', size: 50 } })).count;
const complete = () => portal.database.transaction(completeSearch);

test('models of a database from before they had words get them once', async () => {
  const before = await found();
  expect(before).toBeGreaterThan(0);
  await portal.database.pool.query('delete from sku_words');
  expect(await found()).toBe(0);
  expect(await complete()).toBeGreaterThan(50);
  expect(await found()).toBe(before);
  expect(await complete()).toBe(0);
});

test('a model that is withdrawn loses its words with the next refresh', async () => {
  const [model] = (goods.skus ?? []).filter(({ skuStatus }) => (skuStatus ?? 0) === 0);
  await portal.database.pool.query('update sku set sku_status = 1 where sku_no = $1', [model?.skuNo]);
  await portal.database.pool.query('delete from sku_words where spu_no = $1', [model?.spuNo]);
  await complete();
  const { rows } = await portal.database.pool.query('select 1 from sku_words where sku_no = $1', [model?.skuNo]);
  expect(rows).toEqual([]);
});
