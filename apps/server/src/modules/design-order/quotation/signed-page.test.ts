/** Nobody signs a page that does not say what is signed (DESIGN-6). */
import { addSelection, generateOrder, getDesignOrder, getQuotation } from '@portal/contract/design-order';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfWords } from '@portal/server/testkit/pdf-words';
import { quotationOf, type QuotationPaper } from './quotation.ts';
import render from './render-worker.ts';

let portal: TestPortal;
let paper: QuotationPaper;

beforeAll(async () => {
  portal = await openTestPortal();
  const { accountNo } = await anInstaller(portal.database);
  const call = await portal.as(accountNo);
  const { skuNo } = await aSku(portal.database, { price: 100 });
  await call(addSelection, { body: { productList: [{ skuNo, quantity: 1 }] }, idempotencyKey: 'line' });
  const id = await call(generateOrder, { body: { name: '签字页', isWhole: true }, idempotencyKey: 'order' });
  const [order, quotation] = [await call(getDesignOrder, { params: { id } }), await call(getQuotation, { params: { id } })];
  paper = quotationOf(order, quotation, { demo: false, safetyNotes: [] });
});
afterAll(() => portal.close());

const pagesOf = async (lineCount: number): Promise<string[]> => {
  const [group] = paper.groups;
  const [line] = group?.lines ?? [];
  if (!group || !line) throw new Error('an order has a line');
  const lines = Array.from({ length: lineCount }, (_, n) => ({ ...line, place: n + 1 }));
  return pdfWords(await render({ kind: 'customer', paper: { ...paper, groups: [{ ...group, lines }] }, logo: null, photographs: new Map(), format: 'pdf' }));
};

it('however many products there are, the last page bears products, the total, the terms and both signatures', async () => {
  for (let lineCount = 1; lineCount <= 16; lineCount++) {
    const last = (await pagesOf(lineCount)).at(-1) ?? '';
    for (const words of [paper.groups[0]?.lines[0]?.model ?? '', '人民币大写', '付款方式', '盖章处']) expect(last, `${lineCount} lines`).toContain(words);
  }
});
