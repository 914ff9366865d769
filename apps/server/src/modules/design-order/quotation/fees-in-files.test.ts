/** Fees in the files: every formula calculated anew from outside gives what the order says. */
import {
  addSelection,
  exportDesignOrder,
  generateOrder,
  getDesignOrder,
  getQuotation,
  saveOrderFees,
  saveQuotation,
  type FeeDraft,
} from '@portal/contract/design-order';
import { pricingCopy } from '@portal/engines/pricing';
import { pathOf } from '@portal/client';
import { formatYuan } from '@portal/units';
import { calculatedSheet, sumsOf } from '@portal/server/testkit/calculated-sheet';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { pdfWords } from '@portal/server/testkit/pdf-words';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, expect, it } from 'vitest';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal()));
afterAll(() => portal.close());

const FEES: FeeDraft[] = [
  { name: '安装调试费', unit: '项', formula: { kind: 'percent', percent: 8.33 } },
  { name: '施工费', unit: '点', formula: { kind: 'perPiece', unitPrice: 120.5, category: '' } },
  { name: '税费', unit: '项', formula: { kind: 'percent', percent: 6, base: 'goodsAndFees' } },
  { name: '运输费', unit: '车', formula: { kind: 'fixed', unitPrice: 350.55, quantity: 1.5 } },
];

async function anOrderWithFees() {
  const { accountNo } = await anInstaller(portal.database);
  const call = await portal.as(accountNo);
  const products = [await aSku(portal.database, { price: 699.99 }), await aSku(portal.database, { price: 33.33 })];
  await call(addSelection, { body: { productList: products.map(({ skuNo }, index) => ({ skuNo, quantity: 7 + index })) }, idempotencyKey: `f-${accountNo}` });
  const id = await call(generateOrder, { body: { name: '王府小区', isWhole: true }, idempotencyKey: `g-${accountNo}` });
  await call(saveOrderFees, { body: { id, fees: FEES } });
  const cookie = await portal.cookieOf(accountNo);
  const fileOf = async (format: 'xlsx' | 'pdf', kind: 'customer' | 'internal') => {
    const response = await portal.portal.http.inject({
      method: 'GET',
      url: pathOf(exportDesignOrder, { params: { id }, query: { format, kind, atCostMeant: '1' } }),
      headers: { cookie },
    });
    expect(response.statusCode).toBe(200);
    return new Uint8Array(response.rawPayload);
  };
  return { id, call, fileOf, order: await call(getDesignOrder, { params: { id } }) };
}

it('every formula of both worksheets, calculated anew, gives the stored value, and the last of them the order’s total', async () => {
  const { order, fileOf } = await anOrderWithFees();
  expect(order.fees.map(({ amount }) => amount)).toEqual([430.38, 1807.5, 475.82, 525.83]);
  for (const kind of ['customer', 'internal'] as const) {
    const sheet = calculatedSheet(await fileOf('xlsx', kind));
    const { valueOf, stored, formulas } = sheet;
    expect([...formulas.values()].filter((formula) => formula.startsWith('ROUND(SUM('))).toHaveLength(1);
    for (const [cell, formula] of formulas) expect(valueOf(cell), `${kind} ${cell} =${formula}`).toBe(stored.get(cell));
    const sums = sumsOf(sheet);
    expect(sums).toEqual(expect.arrayContaining([order.totals.goodsAmount, order.totals.feesAmount, order.amount]));
    expect(sums.at(-1)).toBe(order.amount);
  }
});

it('both papers name the fees, goods and fees apart, and how was rounded; changed fees are another offer', async () => {
  const { id, call, order, fileOf } = await anOrderWithFees();
  for (const kind of ['customer', 'internal'] as const) {
    const words = pdfWords(await fileOf('pdf', kind)).join('');
    const figures = [order.totals.goodsAmount, order.totals.feesAmount, order.amount, ...order.fees.map(({ amount }) => amount)];
    for (const said of [
      '安装调试费',
      '施工费',
      '税费',
      '（产品小计 + 其他费用）× 6.00%',
      '运输费',
      pricingCopy.roundingRule,
      ...figures.map((yuan) => formatYuan(yuan).text.slice(1)),
    ])
      expect(words, kind).toContain(said.replace(/\s/g, ''));
  }
  const { head } = await call(getQuotation, { params: { id } });
  const save = () => call(saveQuotation, { body: { id, head: { ...head, customerName: '王府物业' } } });
  const { number } = await save();
  expect((await save()).number).toBe(number);
  await call(saveOrderFees, { body: { id, fees: FEES.slice(1) } });
  expect((await save()).number).toBe(`${number}-V2`);
});
