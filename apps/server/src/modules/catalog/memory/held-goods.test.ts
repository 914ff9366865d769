/** Lists and product pages out of memory: asked once, new within a second on every node, and the same for everybody of one price. */
import { createCall } from '@portal/client';
import { getSpuDetail, listCategories, listSpu } from '@portal/contract/catalog';
import { UserType } from '@portal/engines/access';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { generatedGoods, loadGoods } from '@portal/server/testkit/catalog';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { statementsOf } from '@portal/server/testkit/statements';
import { buildPortal, type App } from '../../../app.ts';
import { refreshGoods } from '../loading/insert-catalog.ts';

let portal: TestPortal;
let nodes: App[];

beforeAll(async () => {
  portal = await openTestPortal({ remembers: true, unlimited: true });
  await loadGoods(portal.database, generatedGoods(40));
  nodes = [portal.portal, await buildPortal(portal.deps)];
  await nodes[1]?.http.ready();
}, 120_000);
afterAll(async () => {
  await nodes[1]?.http.close();
  await portal.close();
});

const callOn = ({ http }: App) =>
  createCall(async ({ method, path }) => {
    const response = await http.inject({ method, url: path });
    return { status: response.statusCode, json: response.json() as unknown };
  });
const listOn = (node: App) => callOn(node)(listSpu, { query: { size: 50 } });
const detailOn = (node: App, id: string) => callOn(node)(getSpuDetail, { params: { id } });

/** A busy machine reads slowly. */
const PATIENTLY = { timeout: 20_000 };

/** Until neither a list nor a product asks the database for anything. */
const isHeld = (node: App) =>
  vi.waitFor(async () => {
    const asked = await statementsOf(portal.database, async () => void (await Promise.all([listOn(node), detailOn(node, 'P000002')])));
    expect(asked).toEqual([]);
  }, PATIENTLY);

describe('goods in memory', () => {
  test('are read once; then lists and product pages ask the database for nothing, and say what it said', async () => {
    const [node] = nodes as [App];
    const [list, detail] = [await listOn(node), await detailOn(node, 'P000002')];
    await isHeld(node);
    expect(await listOn(node)).toEqual(list);
    expect(await detailOn(node, 'P000002')).toEqual(detail);
  });

  test('answer a keyword that nobody has asked before without the database, with its pages, orders and counts', async () => {
    const [node] = nodes as [App];
    await isHeld(node);
    const asked = await statementsOf(portal.database, async () => {
      for (const sort of ['', 'price', 'sumNo'] as const)
        expect((await callOn(node)(listSpu, { query: { keyword: '网络', sort, size: 50 } })).count).toBeGreaterThan(3);
      await callOn(node)(listCategories, { query: { keyword: '红外 半球' } });
      await callOn(node)(listSpu, { query: { keyword: '没有这种 红外' } });
    });
    expect(asked.filter((text) => /tsquery|search/.test(text))).toEqual([]);
  });

  test('a change is seen on every node within a second: new name, new price, delisted (PRICE-15)', async () => {
    for (const node of nodes) await isHeld(node);
    const { pool, db } = portal.database;
    await pool.query(`update spu set spu_name = '改了名的产品' where spu_no = 'P000002'`);
    await pool.query(`update sku set refer_price = 12.34 where spu_no = 'P000002'`);
    await pool.query(`update spu set status = 1 where spu_no = 'P000001'`);
    await refreshGoods(db, ['P000001', 'P000002']);
    portal.clock.forward(1000);
    const found = await Promise.all(nodes.map((node) => callOn(node)(listSpu, { query: { keyword: '改了名' } })));
    expect(found.map(({ data }) => data.map(({ spuNo }) => spuNo))).toEqual([['P000002'], ['P000002']]);
    const seen = await Promise.all(nodes.map(listOn));
    for (const { data, count } of seen) {
      expect(data.find(({ spuNo }) => spuNo === 'P000002')).toMatchObject({ spuName: '改了名的产品', price: 12.34 });
      expect(data.some(({ spuNo }) => spuNo === 'P000001')).toBe(false);
      expect(count).toBe(data.length);
    }
    for (const node of nodes) {
      await expect(detailOn(node, 'P000001')).rejects.toThrow('产品已下架');
      await isHeld(node);
      expect(await listOn(node)).toEqual(seen[0]);
      await expect(detailOn(node, 'P000001')).rejects.toThrow('产品已下架');
    }
  });

  test('each sees the price that is theirs, whoever asked first', async () => {
    const [node] = nodes as [App];
    await isHeld(node);
    const asDealer = portal.asA(UserType.SecondLevel);
    const pairs = (await asDealer(listSpu, { query: { size: 50 } })).data.map(({ spuNo, price, priceLabel }) => `${spuNo} ${price} ${priceLabel}`);
    const guests = (await listOn(node)).data.map(({ spuNo, price, priceLabel }) => `${spuNo} ${price} ${priceLabel}`);
    const again = (await asDealer(listSpu, { query: { size: 50 } })).data.map(({ spuNo, price, priceLabel }) => `${spuNo} ${price} ${priceLabel}`);
    expect(again).toEqual(pairs);
    expect(pairs.every((text) => text.endsWith('客户价'))).toBe(true);
    expect(guests.every((text) => text.endsWith('参考价'))).toBe(true);
    const detail = await asDealer(getSpuDetail, { params: { id: 'P000002' } });
    expect([detail.priceLabel, (await detailOn(node, 'P000002')).priceLabel]).toEqual(['客户价', '参考价']);
    expect(detail.related.map(({ priceLabel }) => priceLabel)).toEqual(detail.related.map(() => '客户价'));
  });

  test('times used, which make no new version, show after five minutes, and nobody waits for them', async () => {
    const [node] = nodes as [App];
    await isHeld(node);
    const mostUsed = async () => (await callOn(node)(listSpu, { query: { size: 10, sort: 'sumNo' } })).data[0]?.spuNo;
    await portal.database.pool.query(`update spu set sum_no = 100000 where spu_no = 'P000007'`);
    expect(await mostUsed()).not.toBe('P000007');
    portal.clock.forward(5 * 60_000 + 1);
    expect(await mostUsed()).not.toBe('P000007');
    await vi.waitFor(async () => expect(await mostUsed()).toBe('P000007'), PATIENTLY);
  });

  test.each(['keyword', 'attributesStr', 'sort', 'order', 'status', 'b2bStockStatus', 'type', 'portalCatagoryId', 'page', 'size'])(
    'whatever stands in %s, the answer is clear and no failure of ours',
    async (name) => {
      const [node] = nodes as [App];
      await isHeld(node);
      const hostile = [
        `' or 1=1 --`,
        `'; drop table spu; --`,
        '1e9',
        '1e999',
        '-1',
        '0',
        '9'.repeat(30),
        '%',
        '\u0000',
        '\ud800',
        '红'.repeat(51),
        `light:"`,
        '[]',
        'NaN',
      ];
      const bad: string[] = [];
      for (const value of hostile) {
        const response = await node.http.inject({ url: `${listSpu.path}?${name}=${value === '\ud800' ? '%ED%A0%80' : encodeURIComponent(value)}` });
        const { msg } = response.json<{ msg: string }>();
        if (![200, 400].includes(response.statusCode) || (response.statusCode === 400 && !/[\u4e00-\u9fff]/.test(msg)))
          bad.push(`${value}: ${response.statusCode} ${msg}`);
      }
      expect(bad).toEqual([]);
    },
  );
});
