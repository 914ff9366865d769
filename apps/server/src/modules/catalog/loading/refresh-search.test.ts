import { readFileSync } from 'node:fs';
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

test('words of an older database, where 屏蔽 was found in 非屏蔽, are cut anew by the migration and the next start (GOODS-33)', async () => {
  const { pool } = portal.database;
  const [model] = (goods.skus ?? []).filter(({ skuStatus }, at) => at > 9 && (skuStatus ?? 0) === 0);
  // as it was typed, not with a word left out
  const found = async (keyword: string) => {
    const { data, loosened } = await portal.asA(UserType.Tourist)(listSpu, { query: { keyword, size: 50 } });
    return !loosened && data.some(({ spuNo }) => spuNo === model?.spuNo);
  };
  await pool.query('update spu set spu_name = $2 where spu_no = $1', [model?.spuNo, '超六类非屏蔽双绞线布线用']);
  // as an older version cut it
  for (const table of ['sku_words', 'spu']) {
    await pool.query(`update ${table} set search = $2::tsvector where spu_no = $1`, [model?.spuNo, `'六类':1A '屏蔽':2A '双绞线':3A`]);
  }
  expect(await found('屏蔽双绞线')).toBe(true);
  await pool.query(readFileSync(new URL('../../../migrations/0045-words-turned.sql', import.meta.url), 'utf8'));
  await complete();
  expect([await found('屏蔽双绞线'), await found('六类双绞线')]).toEqual([false, false]);
  expect([await found('非屏蔽双绞线'), await found('超六类双绞线')]).toEqual([true, true]);
});
