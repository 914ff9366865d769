/** Whoever sees no cost is given none in the internal statement either (PRICE-26). */
import { exportDesignOrder, generateOrder, getOrderMargin } from '@portal/contract/design-order';
import { pathOf } from '@portal/client';
import { calculatedSheet } from '@portal/server/testkit/calculated-sheet';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller, aPerson } from '@portal/server/testkit/people';
import { pdfWords } from '@portal/server/testkit/pdf-words';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, it } from 'vitest';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal()));
afterAll(() => portal.close());

async function statementsOf({ accountNo }: { accountNo: string }) {
  const call = await portal.as(accountNo);
  const { skuNo } = await aSku(portal.database, { price: 100, referPrice: 160 });
  const id = await call(generateOrder, { body: { name: '门卫室', productLists: [{ skuNo, quantity: 3, rate: 90 }] }, idempotencyKey: `s-${accountNo}` });
  const file = async (format: 'xlsx' | 'pdf') => {
    const answer = await portal.portal.http.inject({
      method: 'GET',
      url: pathOf(exportDesignOrder, { params: { id }, query: { format, kind: 'internal' } }),
      headers: { cookie: await portal.cookieOf(accountNo) },
    });
    expect(answer.statusCode).toBe(200);
    return new Uint8Array(answer.rawPayload);
  };
  const sheet = await file('xlsx');
  const rows = (await readXlsx(sheet)).sheets[0]?.rows ?? [];
  return {
    call,
    id,
    sheet,
    heads: rows.find((row) => row[0] === '序号'),
    words: rows.flat().map(String).join(' '),
    paper: pdfWords(await file('pdf')).join(''),
  };
}

it('an individual’s has reference price, rate and amounts: neither cost nor margin, on the page, in the file or on paper', async () => {
  const { call, id, sheet, heads, words, paper } = await statementsOf(await aPerson(portal.database));
  expect(heads).toEqual(['序号', '产品名称', '品牌', '型号', '单位', '数量', '参考价', '折扣率', '报价单价', '报价金额']);
  for (const text of [words, paper]) expect(text).not.toMatch(/成本|毛利/);
  expect(words).toContain('432');
  const { formulas, stored, valueOf } = calculatedSheet(sheet);
  for (const cell of formulas.keys()) expect(valueOf(cell)).toBe(stored.get(cell));
  expect((await failureOf(call(getOrderMargin, { params: { id } }))).status).toBe(403);
});

it('an enterprise’s has both', async () => {
  const { heads, paper } = await statementsOf(await anInstaller(portal.database));
  expect(heads?.slice(-3)).toEqual(['成本', '毛利', '毛利率']);
  expect(paper).toMatch(/成本合计.*毛利/);
});
