import { addSelection, generateOrder, getDesignOrder, getQuotation, saveOrderFees, saveQuotation, updateDesignProduct } from '@portal/contract/design-order';
import { aSku } from '@portal/server/testkit/goods';
import { aPerson, anInstaller } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal()));
afterAll(() => portal.close());

async function anOrder(person?: { accountNo: string }) {
  const call = await portal.as((person ?? (await anInstaller(portal.database))).accountNo);
  const { skuNo } = await aSku(portal.database, { price: 100 });
  await call(addSelection, { body: { productList: [{ skuNo, quantity: 2 }] }, idempotencyKey: `${skuNo}-add` });
  const id = await call(generateOrder, { body: { name: '王府小区', isWhole: true }, idempotencyKey: `${skuNo}-order` });
  const { head } = await call(getQuotation, { params: { id } });
  return { call, id, offered: head, stored: async () => (await call(getQuotation, { params: { id } })).head };
}

describe('two windows write one quotation (DESIGN-10)', () => {
  it('what one saved the other does not overwrite unseen: it is told what differs, and nothing is stored', async () => {
    const { call, id, offered, stored } = await anOrder();
    const first = { ...offered, customerName: '甲物业', notes: '含运费' };
    await call(saveQuotation, { body: { id, head: first, seen: offered } });
    const second = { ...offered, customerName: '乙物业' };
    expect(await failureOf(call(saveQuotation, { body: { id, head: second, seen: offered } }))).toMatchObject({
      code: 1510,
      msg: '报价信息已在其他窗口修改（客户名称、报价备注），本页内容尚未保存；再次保存将以本页为准',
    });
    expect(await stored()).toEqual(first);
    await call(saveQuotation, { body: { id, head: second, seen: first } });
    expect(await stored()).toEqual(second);
  });

  it('a save whose answer was lost is said again; who knows of no other window is heard', async () => {
    const { call, id, offered, stored } = await anOrder();
    const head = { ...offered, customerName: '甲物业' };
    const numbers = await Promise.all([1, 2].map(() => call(saveQuotation, { body: { id, head, seen: offered } })));
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(1);
    await call(saveQuotation, { body: { id, head: { ...head, payment: '货到付款' } } });
    expect((await stored()).payment).toBe('货到付款');
  });

  it('of two that save at once from the same words, one is told', async () => {
    const { call, id, offered } = await anOrder();
    const save = (customerName: string) => failureOf(call(saveQuotation, { body: { id, head: { ...offered, customerName }, seen: offered } }).then(() => null));
    const failures = await Promise.all([save('甲物业'), save('乙物业')].map((one) => one.catch(() => null)));
    expect(failures.filter((failure) => failure?.code === 1510)).toHaveLength(1);
  });
});

it('fees of two windows: the second one is told (DESIGN-10)', async () => {
  const { call, id } = await anOrder();
  const fee = (name: string) => [{ name, unit: '项', formula: { kind: 'fixed' as const, unitPrice: 10, quantity: 1 } }];
  const { revision } = await call(saveOrderFees, { body: { id, fees: fee('运费') } });
  await call(saveOrderFees, { body: { id, fees: fee('调试费'), revision, editor: 'one' } });
  expect(await failureOf(call(saveOrderFees, { body: { id, fees: fee('安装费'), revision, editor: 'two' } }))).toMatchObject({ code: 1510 });
});

it('a quotation says what its fees ask as tax (DESIGN-53)', async () => {
  const { call, id } = await anOrder();
  const share = (name: string, percent: number) => ({ name, unit: '项', formula: { kind: 'percent' as const, percent } });
  await call(saveOrderFees, { body: { id, fees: [share('辅材费', 3), share('税费', 6)] } });
  expect((await call(getQuotation, { params: { id } })).taxRates).toEqual([6]);
});

it('who sees the cost is told of lines that ask no more; raised, there are none; an individual is told nothing (PRICE-38)', async () => {
  const { call, id } = await anOrder();
  const atCost = async () => (await call(getQuotation, { params: { id } })).atCost;
  expect(await atCost()).toEqual([expect.any(String)]);
  const { revision, lines } = await call(getDesignOrder, { params: { id } });
  const productList = lines.map(({ skuNo, quantity }) => ({ skuNo, quantity, rate: 120, ratePrice: 120 }));
  await call(updateDesignProduct, { body: { id, revision, productList } });
  expect(await atCost()).toEqual([]);
  const individual = await anOrder(await aPerson(portal.database));
  expect((await individual.call(getQuotation, { params: { id: individual.id } })).atCost).toBeNull();
});
