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
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { pdfWords } from '@portal/server/testkit/pdf-words';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal()));
afterAll(() => portal.close());

const FEES: FeeDraft[] = [
  { name: '安装调试费', unit: '项', formula: { kind: 'percent', percent: 8.33 } },
  { name: '施工费', unit: '点', formula: { kind: 'perPiece', unitPrice: 120.5, category: '' } },
  { name: '运输费', unit: '车', formula: { kind: 'fixed', unitPrice: 350.55, quantity: 1.5 } },
];

async function anOrderWithFees() {
  const { accountNo } = await anInstaller(portal.database);
  const call = await portal.as(accountNo);
  const products = [await aSku(portal.database, { price: 699.99 }), await aSku(portal.database, { price: 33.33 })];
  await call(addSelection, { body: { productList: products.map(({ skuNo }, index) => ({ skuNo, quantity: 7 + index })) }, idempotencyKey: `f-${accountNo}` });
  const id = await call(generateOrder, { body: { name: '王府小区' }, idempotencyKey: `g-${accountNo}` });
  await call(saveOrderFees, { body: { id, fees: FEES } });
  const cookie = await portal.cookieOf(accountNo);
  const fileOf = async (format: 'xlsx' | 'pdf', kind: 'customer' | 'internal') => {
    const response = await portal.portal.http.inject({
      method: 'GET',
      url: pathOf(exportDesignOrder, { params: { id }, query: { format, kind } }),
      headers: { cookie },
    });
    expect(response.statusCode).toBe(200);
    return new Uint8Array(response.rawPayload);
  };
  return { id, call, fileOf, order: await call(getDesignOrder, { params: { id } }) };
}

/** The values of all cells, formulas calculated from the cells they name and never read; and how many there were. */
function calculated(xlsx: Uint8Array): { valueOf: (cell: string) => number; stored: Map<string, number>; formulas: Map<string, string> } {
  const xml = strFromU8(unzipSync(xlsx)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const stored = new Map<string, number>();
  const formulas = new Map<string, string>();
  for (const [, cell = '', inner = ''] of xml.matchAll(/<c r="([A-Z]+\d+)"(?:[^>]*\/>|[^>]*>(.*?)<\/c>)/gs)) {
    const value = /<v>([^<]*)<\/v>/.exec(inner)?.[1];
    const formula = /<f[^>]*>([^<]*)<\/f>/.exec(inner)?.[1];
    if (value !== undefined) stored.set(cell, Number(value));
    if (formula !== undefined) formulas.set(cell, formula);
  }
  const round = (value: number, digits: number): number => Number(`${Math.round(Number(`${Number(value.toPrecision(15))}e${digits}`))}e-${digits}`);
  const valueOf = (cell: string): number => {
    const formula = formulas.get(cell);
    if (formula === undefined) return stored.get(cell) ?? 0;
    const product = /^ROUND\(([A-Z]+\d+)([*-])([A-Z]+\d+),2\)$/.exec(formula);
    if (product) {
      const [, one = '', sign, other = ''] = product;
      return round(sign === '*' ? valueOf(one) * valueOf(other) : valueOf(one) - valueOf(other), 2);
    }
    const share = /^IF\(([A-Z]+\d+)=0,0,ROUND\(([A-Z]+\d+)\/\1,4\)\)$/.exec(formula);
    if (share) return valueOf(share[1] ?? '') === 0 ? 0 : round(valueOf(share[2] ?? '') / valueOf(share[1] ?? ''), 4);
    const sum = /^SUM\(([^)]*)\)$/.exec(formula)?.[1];
    if (sum === undefined) throw new Error(`not known: ${formula}`);
    const cells = sum.split(',').flatMap((part) => {
      const [from = '', to = from] = part.split(':');
      const column = from.replace(/\d/g, '');
      const [first, last] = [from, to].map((name) => Number(name.replace(/\D/g, '')));
      return Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, index) => `${column}${(first ?? 0) + index}`);
    });
    return round(
      cells.reduce((total, name) => total + valueOf(name), 0),
      2,
    );
  };
  return { valueOf, stored, formulas };
}

it('every formula of both worksheets, calculated anew, gives the stored value, and the last of them the order’s total', async () => {
  const { order, fileOf } = await anOrderWithFees();
  expect(order.fees.map(({ amount }) => amount)).toEqual([430.38, 1807.5, 525.83]);
  for (const kind of ['customer', 'internal'] as const) {
    const { valueOf, stored, formulas } = calculated(await fileOf('xlsx', kind));
    for (const [cell, formula] of formulas) expect(valueOf(cell), `${kind} ${cell} =${formula}`).toBe(stored.get(cell));
    const sums = [...formulas].flatMap(([cell, formula]) => (formula.startsWith('SUM') ? [valueOf(cell)] : []));
    expect(sums).toEqual(expect.arrayContaining([order.totals.goodsAmount, order.totals.feesAmount, order.amount]));
    expect(sums.at(-1)).toBe(order.amount);
  }
});

it('both papers name the fees, goods and fees apart, and how was rounded; changed fees are another offer', async () => {
  const { id, call, order, fileOf } = await anOrderWithFees();
  for (const kind of ['customer', 'internal'] as const) {
    const words = pdfWords(await fileOf('pdf', kind)).join('');
    const figures = [order.totals.goodsAmount, order.totals.feesAmount, order.amount, ...order.fees.map(({ amount }) => amount)];
    for (const said of ['安装调试费', '施工费', '运输费', pricingCopy.roundingRule, ...figures.map((yuan) => formatYuan(yuan).text.slice(1))])
      expect(words, kind).toContain(said.replace(/\s/g, ''));
  }
  const { head } = await call(getQuotation, { params: { id } });
  const save = () => call(saveQuotation, { body: { id, head: { ...head, customerName: '王府物业' } } });
  const { number } = await save();
  expect((await save()).number).toBe(number);
  await call(saveOrderFees, { body: { id, fees: FEES.slice(1) } });
  expect((await save()).number).toBe(`${number}-V2`);
});
