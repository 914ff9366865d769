import { listSpu } from '@portal/contract/catalog';
import { UserType } from '@portal/engines/access';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generatedGoods, loadGoods, openGoodsUnderTest, type GoodsUnderTest } from '@portal/server/testkit/catalog';
import { completeSearch } from './refresh-search.ts';

let room: GoodsUnderTest;
const goods = generatedGoods(60);

beforeAll(async () => {
  room = await openGoodsUnderTest();
  await loadGoods(room.database, goods);
});
afterAll(() => room.close());

const found = async () => (await room.as(UserType.Tourist)(listSpu, { query: { keyword: '红外 半球', size: 50 } })).count;
const complete = () => room.database.transaction(completeSearch);

test('models of a database from before they had words get them once', async () => {
  const before = await found();
  expect(before).toBeGreaterThan(0);
  await room.database.pool.query('delete from sku_words');
  expect(await found()).toBe(0);
  expect(await complete()).toBeGreaterThan(50);
  expect(await found()).toBe(before);
  expect(await complete()).toBe(0);
});

test('a model that is withdrawn loses its words with the next refresh', async () => {
  const [model] = (goods.skus ?? []).filter(({ skuStatus }) => (skuStatus ?? 0) === 0);
  await room.database.pool.query('update sku set sku_status = 1 where sku_no = $1', [model?.skuNo]);
  await room.database.pool.query('delete from sku_words where spu_no = $1', [model?.spuNo]);
  await complete();
  const { rows } = await room.database.pool.query('select 1 from sku_words where sku_no = $1', [model?.skuNo]);
  expect(rows).toEqual([]);
});
