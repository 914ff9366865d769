/** Software that costs nothing and that somebody asks money for: every file of the quotation says what is asked. */
import { addSelection, exportDesignOrder, generateOrder, getSelection, saveSelection } from '@portal/contract/design-order';
import { pathOf } from '@portal/client';
import { aService } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { pdfWords } from '@portal/server/testkit/pdf-words';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, expect, it } from 'vitest';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal()));
afterAll(() => portal.close());

it.each([
  { asked: 50, says: '50.00', isFree: false },
  { asked: 0, says: '免费', isFree: true },
])('free software at $asked yuan reads $says on paper, beside the same amount', async ({ asked, says, isFree }) => {
  const { accountNo } = await anInstaller(portal.database);
  const call = await portal.as(accountNo);
  const { skuNo } = await aService(portal.database, 0);
  await call(addSelection, { body: { productList: [{ skuNo, quantity: 1 }] }, idempotencyKey: `a-${accountNo}` });
  const { revision, lines } = await call(getSelection);
  const claims = lines.map(({ id, skuNo: each, rate, quantity }) => ({ id, skuNo: each, rate, ratePrice: asked, quantity }));
  await call(saveSelection, { body: { revision, editor: 'page', lines: claims } });
  const id = await call(generateOrder, { body: { name: '门卫室', isWhole: true }, idempotencyKey: `g-${accountNo}` });
  const paper = await portal.portal.http.inject({
    method: 'GET',
    url: pathOf(exportDesignOrder, { params: { id }, query: { format: 'pdf', kind: 'customer', atCostMeant: '1' } }),
    headers: { cookie: await portal.cookieOf(accountNo) },
  });
  expect(paper.statusCode).toBe(200);
  const words = pdfWords(new Uint8Array(paper.rawPayload)).join('');
  expect(words).toContain(says);
  expect(/免费(?!维修)/.test(words)).toBe(isFree);
});
